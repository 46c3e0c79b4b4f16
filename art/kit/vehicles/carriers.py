"""The company's motorcycle carrier and enclosed luxury carrier."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, torus, tube
from . import rig
from .recovery import light_truck

__all__ = ['moto_carrier', 'luxury_carrier']


def moto_carrier(paint='white', accent='amber', night=False):
    """Small drop-side truck with two wheel chocks, ramps and tie rings. .bed_z; .chocks = [(x, y)] of the front wheels."""
    g = light_truck('moto', 1.1, 2.85, 2.0, -1.35, night, W=1.86, H=2.2, r=.35, paint=paint, accent=accent, L0=-2.7, belt=1.3)
    z, x0, x1, W = .88, -2.75, .98, 1.96
    box((x1 - x0, W, .1), ((x0 + x1) / 2, 0, z - .05), 'steel', g, .02)
    for k in range(16):
        box((.03, W - .2, .008), (x0 + .15 + k * .23, 0, z + .003), 'grey', g, .003)
    for s in (-1, 1):
        box((x1 - x0, .06, .16), ((x0 + x1) / 2, s * W / 2, z - .02), accent, g, .02)
        rig.marks(g, x0 + .2, x1 - .2, s * (W / 2 + .03), z - .02, 8, s)
        for x in (x1 - .05, -.9, x0 + .05):
            tube([(x, s * .95, z), (x, s * .95, z + .42)], .022, accent, g)
        tube([(x1 - .05, s * .95, z + .42), (x0 + .05, s * .95, z + .42)], .022, accent, g)
        rig.tail(g, x0 - .03, s * .74, .66, night, .36, s=s)
        rig.locker(g, .35, s * .74, .58, 1.0, .36, .4, paint, s)
        box((.1, .09, 1.1), (x1 - .03, s * .88, z + .5), accent, g, .025)
        rig.beacon(g, (x1 - .03, s * .88, z + 1.05), night)
    box((.08, 1.7, .09), (x1 - .03, 0, z + 1.0), accent, g, .025)
    for k in range(6):
        cyl(.013, .9, (x1 - .03, -.66 + k * .264, z + .52), 'dark', g, n=10, bevel=0)
    g.chocks = []
    for y in (-.45, .45):
        box((3.4, .22, .025), (-.85, y, z + .012), 'dark', g, .008)
        for s in (-1, 1):
            box((3.4, .02, .06), (-.85, y + s * .11, z + .03), 'galv', g, .006)
            tube([(.35, y + s * .1, z + .03), (.62, y + s * .11, z + .34), (.8, y + s * .11, z + .34), (.84, y + s * .11, z + .03)], .018, accent, g)
        tube([(.84, y - .11, z + .3), (.84, y + .11, z + .3)], .02, accent, g)
        g.chocks.append((.5, y))
        for x in (.2, -.9, -2.2):
            for s in (-1, 1):
                torus(.035, .009, (x, y + s * .3, z + .03), 'galv', g, rot=(.6, 0, 0), n=18, m=6)
    rig.chevrons(g, x0 - .05, 1.1, .66, .14, 6, accent)
    rig.beacon_bar(g, 1.9, 2.22, 1.3, night)
    g.bed_z, g.bed_x0, g.bed_x1 = z, x0, x1
    return g


def luxury_carrier(paint='white', accent='amber', night=False, open_=True):
    """Enclosed single-car transporter; open_=True drops the tailgate as a ramp. .bed_z; .ramp = (x of its foot)."""
    g = light_truck('luxury', 2.35, 4.25, 3.35, -1.9, night, W=2.3, H=2.6, r=.42, paint=paint, accent=accent, L0=-3.6, belt=1.5)
    x0, x1, W, z, h = -3.75, 2.15, 2.5, .98, 2.0
    t = .06
    box((x1 - x0, W, .14), ((x0 + x1) / 2, 0, z - .07), 'black', g, .02)
    for s in (-1, 1):
        box((x1 - x0, t, h), ((x0 + x1) / 2, s * (W / 2 - t / 2), z + h / 2), paint, g, .025)
        hexa([(x0 + .1, s * (W / 2 + .001), z + .12), (x1 - .1, s * (W / 2 + .001), z + .12), (x1 - .1, s * (W / 2 + .01), z + .12), (x0 + .1, s * (W / 2 + .01), z + .12)],
             [(x0 + .1, s * (W / 2 + .001), z + .3), (x1 - .1, s * (W / 2 + .001), z + .3), (x1 - .1, s * (W / 2 + .01), z + .3), (x0 + .1, s * (W / 2 + .01), z + .3)], accent, g, .003)
        hexa([(x0 + 2.2, s * (W / 2 + .002), z + .3), (x0 + 3.4, s * (W / 2 + .002), z + .3), (x0 + 3.4, s * (W / 2 + .012), z + .3), (x0 + 2.2, s * (W / 2 + .012), z + .3)],
             [(x0 + 3.3, s * (W / 2 + .002), z + h - .1), (x0 + 4.5, s * (W / 2 + .002), z + h - .1), (x0 + 4.5, s * (W / 2 + .012), z + h - .1), (x0 + 3.3, s * (W / 2 + .012), z + h - .1)], 'graphite', g, .003)
        for x in (x0 + .05, x1 - .05):
            box((.1, .08, h + .06), (x, s * (W / 2 - .03), z + h / 2), 'galv', g, .03)
        box((x1 - x0 + .02, .1, .1), ((x0 + x1) / 2, s * (W / 2 - .04), z + h), 'galv', g, .04)
        box((x1 - x0, .07, .09), ((x0 + x1) / 2, s * (W / 2 - .02), z), 'galv', g, .02)
        rig.locker(g, .5, s * .98, .62, 1.7, .4, .46, paint, s)
        rig.tail(g, x0 - .03, s * 1.0, .72, night, .34, s=s)
        box((.5, .06, .06), (x0 + .9, s * 1.22, .5), 'galv', g, .02)
        if night or open_:
            box((x1 - x0 - .5, .05, .03), ((x0 + x1) / 2, s * (W / 2 - .14), z + h - .1), 'led', g, .01)
        box((x1 - x0 - .2, .34, .02), ((x0 + x1) / 2, s * .68, z + .012), 'galv', g, .006)
    box((x1 - x0, W, .07), ((x0 + x1) / 2, 0, z + h + .03), paint, g, .03)
    box((t, W, h), (x1 - t / 2, 0, z + h / 2), paint, g, .02)
    box((.02, W - .2, h - .2), (x1 - t - .02, 0, z + h / 2), 'grey', g, .01)
    hexa([(x1 + .0, -1.05, z + 1.5), (x1 + .5, -.9, z + 1.62), (x1 + .5, .9, z + 1.62), (x1, 1.05, z + 1.5)],
         [(x1 + .0, -1.05, z + h + .04), (x1 + .05, -.9, z + h + .04), (x1 + .05, .9, z + h + .04), (x1, 1.05, z + h + .04)], paint, g, .06)
    box((.1, W, .16), (x0 + .02, 0, z + h - .04), 'galv', g, .03)
    rig.beacon(g, (x0 + .3, 1.0, z + h + .06), night)
    rig.beacon(g, (x0 + .3, -1.0, z + h + .06), night)
    if open_:
        L = 3.3
        hexa([(x0 - L, -1.1, .015), (x0 + .04, -1.1, z - .1), (x0 + .04, 1.1, z - .1), (x0 - L, 1.1, .015)],
             [(x0 - L, -1.1, .045), (x0 + .04, -1.1, z), (x0 + .04, 1.1, z), (x0 - L, 1.1, .045)], 'steel', g, .012)
        for k in range(12):
            f = (k + .5) / 12
            box((.05, 2.0, .02), (x0 - L * (1 - f), 0, .05 + (z - .05) * f), 'grey', g, .005, rot=(0, -.35, 0))
        for s in (-1, 1):
            tube([(x0 - L, s * 1.1, .07), (x0, s * 1.1, z + .02)], .03, accent, g)
            tube([(x0 + .05, s * 1.15, z + h - .3), (x0 - L * .55, s * 1.12, .05 + (z - .05) * .45)], .018, 'steel', g)
        g.ramp = x0 - L
        g.ramp_len = L
    else:
        box((.07, W - .12, h - .08), (x0 - .01, 0, z + h / 2), paint, g, .025)
        rig.chevrons(g, x0 - .06, 2.0, z + .25, .3, 10, accent)
        for s in (-1, 1):
            tube([(x0 - .08, s * .8, z + .5), (x0 - .08, s * .8, z + h - .25)], .02, 'galv', g)
    g.bed_z, g.bed_x0, g.bed_x1 = z + .02, x0, x1
    rig.beacon_bar(g, 3.3, 2.62, 1.5, night)
    return g
