"""Cars with something open: bonnet with an engine bay, tailgate with a boot floor. Metres."""
from mathutils import Vector

from ..core import Group, box, cyl, lerp, loft, tube
from . import profiles as P
from . import profiles_tall as T
from .car import car
from .kitbag import plate
from .props import battery
from .shape import hit, prism, rounded

__all__ = ['bonnet_car', 'boot_suv']


def bonnet_car(paint='silver', night=False, angle=54, batt=True):
    """Sedan with its bonnet up. .battery: the battery group; .bay_z: height of the engine's top."""
    x0, x1, w0, w1, zf = 1.1, 2.08, .66, .6, .5
    p = dict(P.SEDAN)
    p['extra_cuts'] = [prism(rounded([(x0, -w0), (x1, -w1), (x1, w1), (x0, w0)], .08), 'Z', zf, 1.4, 2)]
    g = car(p, paint, night, 'bonnet')
    hz = hit(g.skin, (x0, 0, 2), (0, 0, -1))[0].z
    lid = Group('lid', g)
    rows = []
    n = 14
    for k in range(n + 1):
        x = lerp(x0 + .01, x1 - .01, k / n)
        top, low = [], []
        for j in range(n + 1):
            y = lerp(-1, 1, j / n) * (lerp(w0, w1, k / n) - .012)
            q = hit(g.skin, (x, y, 2), (0, 0, -1))[0]
            e = min(1, min(j, n - j, k, n - k) / 1.0)
            top.append(q - Vector((x0, 0, hz)))
            low.append(q - Vector((x0, 0, hz + .012 + .014 * e)))
        rows.append(top + low[::-1])
    loft(rows, paint, lid, .004, angle=40)
    for s in (-1, 1):                                  # pressed ribs on the underside
        tube([(.1, s * .5, -.03), (.5, s * .12, -.055), (.9, s * .48, -.12)], .022, paint, lid)
        tube([(.08, s * .55, -.03), (.9, s * .52, -.12)], .018, paint, lid)
    box((.5, .62, .012), (.46, 0, -.058), 'cloth', lid, .004, rot=(0, .09, 0))
    lid.pose((x0, 0, hz), 0, angle)
    q = lid.o.matrix_local @ Vector((.62, .5, -.06))
    tube([(1.9, .52, .82), q], .008, 'galv', g)
    # what lies below
    box((.95, 1.2, .02), (1.6, 0, zf + .01), 'black', g, 0)
    box((.5, .62, .16), (1.55, -.08, .68), 'dark', g, .05)
    for k in range(5):
        box((.4, .02, .015), (1.55, -.28 + k * .1, .765), 'grey', g, .006)
    box((.3, .08, .012), (1.55, .27, .765), 'silver', g, .004)
    cyl(.03, .03, (1.68, -.3, .78), 'rubber_red', g, n=24, bevel=.008)
    box((.28, .26, .2), (1.85, -.38, .68), 'black', g, .04)
    tube([(1.78, -.2, .74), (1.7, .0, .8), (1.74, .2, .78), (1.9, .3, .7)], .045, 'black', g, smooth=True)
    for k in range(9):
        f = k / 8
        cyl(.05, .01, (lerp(1.72, 1.73, f), lerp(-.02, .18, f), .795), 'black', g, 'Y', n=20, bevel=.003)
    box((.08, 1.1, .06), (2.02, 0, .73), 'black', g, .02)
    box((.16, .2, .16), (1.3, -.45, .68), 'water_blue', g, .03)
    cyl(.035, .03, (1.3, -.45, .78), 'blue_rope', g, n=24, bevel=.008)
    cyl(.03, .05, (1.24, -.1, .72), 'grey', g, n=24, bevel=.008)
    tube([(1.2, -.4, .7), (1.16, .1, .74), (1.22, .5, .7)], .014, 'black', g, smooth=True)
    tube([(1.45, .3, .72), (1.3, .2, .78), (1.2, .3, .72)], .012, 'rubber_red', g, smooth=True)
    for s in (-1, 1):
        cyl(.08, .06, (1.34, s * .58, .76), 'black', g, n=32, bevel=.015)
        cyl(.03, .08, (1.34, s * .58, .77), 'galv', g, n=24, bevel=.006)
    if batt:
        g.battery = battery((1.7, .42, .62), 90, g, 1.0)
    g.bay_z = .77
    return g


def boot_suv(paint='plum', night=False, angle=18):
    """SUV with its tailgate up. .floor_z, .floor = (x0, x1, half width) of the boot floor."""
    p = dict(T.SUV)
    p['extra_cuts'] = [prism(rounded([(-.62, .74), (.62, .74), (.6, 1.58), (-.6, 1.58)], .1), 'X', -3.4, -1.2, 1)]
    p['back'] = None
    p['glass'] = (-2.0, 1.12)
    p['rear'] = [T.SUV['rear'][0]]
    g = car(p, paint, night, 'boot')
    box((1.05, 1.34, .05), (-1.72, 0, .725), 'cloth', g, .01)
    box((.12, 1.3, .6), (-1.22, 0, 1.0), 'seat', g, .05, rot=(0, .12, 0))
    for y in (-.42, 0, .42):
        box((.1, .24, .16), (-1.24, y, 1.38), 'seat', g, .05)
    for s in (-1, 1):
        box((.85, .03, .3), (-1.72, s * .68, .9), 'seat', g, .012)
    box((.05, 1.1, .03), (-2.24, 0, .745), 'galv', g, .01)
    box((.02, .24, .03), (-1.7, .66, 1.2), 'led', g, .008)
    lid = Group('gate', g)
    plate(lid, rounded([(-.02, -.6), (-.02, .6), (-.5, .66), (-1.0, .62), (-1.0, -.62), (-.5, -.66)], .06, 3), 'Z', -.03, .03, paint, .012)
    plate(lid, rounded([(-.07, -.52), (-.07, .52), (-.46, .57), (-.46, -.57)], .06, 3), 'Z', -.036, .036, 'gloss', .004)
    plate(lid, rounded([(-.52, -.54), (-.52, .54), (-.94, .5), (-.94, -.5)], .06, 3), 'Z', -.038, -.028, 'cabin', .004)
    box((.03, .5, .012), (-.97, 0, -.035), 'black', lid, .004)
    lid.pose((-2.02, 0, 1.69), 0, -angle)
    for s in (-1, 1):
        tube([(-2.14, s * .64, 1.2), lid.o.matrix_local @ Vector((-.55, s * .6, -.03))], .011, 'black', g)
    g.floor_z, g.floor = .752, (-2.2, -1.3, .64)
    return g
