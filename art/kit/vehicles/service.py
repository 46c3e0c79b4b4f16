"""The company's smaller units: basement crane, roadside van, accident unit."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, torus, tube
from . import profiles_tall as T
from . import rig
from .car import car
from .livery import badge
from .recovery import boom, light_truck
from .shape import band, decal, prism, rounded

__all__ = ['basement_crane', 'roadside_van', 'accident_unit', 'vip_suv']


def stripes(g, line, h, mat='amber', n=90, y0=1.6):
    holes = [(x, g.p['r'], g.p['r'] + g.p['gap']) for x in g.p['axles']]
    for side in ('+Y', '-Y'):
        band(g.skin, line, h, mat, g, side, n=n, y0=y0, holes=holes)


def vip_suv(paint='graphite', night=False):
    """Company escort: an SUV without livery or light bar, dark like any other guest's car."""
    g = car(T.SUV, paint, night, 'vip')
    for s in (-1, 1):
        box((2.0, .05, .1), (0, s * .955, .44), 'black', g, .03)
    return g


def accident_unit(paint='white', accent='amber', night=False, arrow=True, up=True):
    """Response pick-up: light bar, cone rack, arrow board on a mast (lamps face back). .arrow = board centre."""
    p = dict(T.PICKUP)
    p['extra_cuts'] = [prism([(-2.6, -.8), (-1.06, -.8), (-1.06, .8), (-2.6, .8)], 'Z', .76, 1.6, 2)]
    p['handle_mat'] = p['mirror_mat'] = 'black'
    g = car(p, paint, night, 'accident')
    stripes(g, [(-2.6, .82), (-.1, .82)], .2, accent)
    stripes(g, [(-.04, .82), (.86, .82)], .2, accent)
    stripes(g, [(-2.6, .66), (.86, .66)], .06, 'red')
    for s in (-1, 1):
        badge(g, g.skin, (.36, s * 1.4, .84), .17, '+Y' if s > 0 else '-Y')
    badge(g, g.skin, (1.6, 0, 2), .2, '+Z')
    rig.beacon_bar(g, -.1, 1.8, 1.3, night)
    rig.chevrons(g, -2.72, 1.3, .96, .2, 7, accent)
    for s in (-1, 1):
        tube([(2.58, s * .5, .5), (2.62, s * .5, .95), (2.5, s * .5, 1.08)], .03, 'black', g)
        box((1.5, .12, .06), (0, s * .98, .46), 'black', g, .02)
        box((.14, .06, .1), (2.58, s * .3, .95), 'beacon' if night else 'beacon_day', g, .02)
    tube([(2.62, -.5, .9), (2.62, .5, .9)], .03, 'black', g)
    from .props import cone
    for k in range(4):
        cone((-1.35, -.5 + .0, .77 + k * .09), parent=g, s=.85)
        cone((-1.35, .5, .77 + k * .09), parent=g, s=.85)
    if arrow:
        z = 2.25 if up else 1.6
        for s in (-1, 1):
            tube([(-1.75, s * .3, .8), (-1.75, s * .3, z - .3)], .04, 'galv', g)
        box((.1, 1.7, 1.0), (-1.78, 0, z), 'black', g, .03)
        box((.08, 1.78, .06), (-1.76, 0, z + .52), accent, g, .015)
        box((.08, 1.78, .06), (-1.76, 0, z - .52), accent, g, .015)
        pts = [(-.68 + .17 * k, 0) for k in range(9)] + [(.5, .17), (.5, -.17), (.33, .34), (.33, -.34)]
        for y, dz in pts:
            cyl(.058, .05, (-1.845, y, z + dz), 'beacon' if night else 'beacon_day', g, 'X', n=20, bevel=.015)
        g.arrow = (-1.85, 0, z)
    g.bed_z = .76
    return g


def roadside_van(paint='white', accent='amber', night=False):
    """Van with ladder rack, light bar, chevrons on the rear doors."""
    g = car(T.VAN, paint, night, 'roadside')
    stripes(g, [(-2.6, .86), (1.28, .86)], .26, accent)
    stripes(g, [(2.24, .82), (2.5, .8)], .2, accent, 8)
    stripes(g, [(-2.6, .66), (1.28, .66)], .06, 'dark')
    for s in (-1, 1):
        badge(g, g.skin, (-.4, s * 1.5, 1.3), .3, '+Y' if s > 0 else '-Y')
    rig.beacon_bar(g, .95, 2.36, 1.4, night)
    for s in (-1, 1):
        for x in (-2.3, -1.0, .3):
            tube([(x, s * .76, 2.3), (x, s * .74, 2.5)], .02, 'black', g)
        tube([(.35, s * .74, 2.5), (-2.45, s * .74, 2.5)], .025, 'black', g)
    for x in (-2.3, -1.0, .3):
        tube([(x, -.74, 2.5), (x, .74, 2.5)], .022, 'black', g)
    rig.ladder(g, (.3, -.35, 2.56), (-2.5, -.35, 2.56), .42, 9, .025, 'galv', (0, 1, 0))
    cyl(.09, 2.2, (-1.1, .4, 2.62), 'grey', g, 'X', n=24, bevel=.02)
    rig.chevrons(g, -2.74, 1.7, .98, .34, 8, accent)
    rig.beacon(g, (-2.45, .7, 2.34), night)
    rig.beacon(g, (-2.45, -.7, 2.34), night)
    return g


def basement_crane(paint='white', accent='amber', night=False, raise_=22, reach=1.0):
    """Low truck (1.95 m) with a short crane and a wheel-lift, for car parks. .hook, .lift, .boom_tip."""
    g = light_truck('basement', .75, 2.4, 1.62, -1.25, night, W=1.84, H=1.82, r=.31, paint=paint, accent=accent, L0=-2.2, belt=1.12)
    box((3.0, 1.7, .1), (-.8, 0, .74), 'steel', g, .02)
    for s in (-1, 1):
        box((2.95, .1, .3), (-.8, s * .86, .8), paint, g, .04)
        box((2.95, .02, .1), (-.8, s * .915, .8), accent, g, .008)
        rig.locker(g, .25, s * .76, .5, .8, .3, .34, paint, s)
        rig.tail(g, -2.3, s * .72, .76, night, .3, s=s)
        rig.beacon(g, (-2.15, s * .84, .95), night, .055)
        box((.4, .12, .12), (-2.0, s * .8, .5), 'black', g, .03)
        tube([(-2.0, s * .86, .55), (-2.0, s * .86, .12)], .035, 'steel', g)
        cyl(.1, .03, (-2.0, s * .86, .1), accent, g, n=24)
    rig.chevrons(g, -2.31, 1.0, .76, .16, 6, accent)
    cyl(.3, .2, (-.35, 0, .86), 'black', g, n=36, bevel=.03)
    box((.42, .42, .46), (-.35, 0, 1.12), accent, g, .05)
    a = radians(raise_)
    d, n = Vector((-cos(a), 0, sin(a))), Vector((sin(a), 0, cos(a)))
    p = Vector((-.25, 0, 1.3))
    q1, q2 = p + d * 1.6, p + d * (1.75 + reach)
    boom(g, p, q1, .26, .22, accent, .22)
    boom(g, p + d * .2, q2, .17, .15, paint)
    tube([Vector((-.55, 0, 1.0)), p + d * .9 - n * .13], .05, 'steel', g)
    for s in (-1, 1):
        for k in range(3):
            box((.1, .01, .2), p + d * (.5 + k * .35) + Vector((0, s * .115, 0)), 'black', g, .003, rot=(0, a + .5, 0))
        cyl(.08, .03, q2 + Vector((0, s * .06, 0)), 'steel', g, 'Y', n=24)
    rig.winch(g, (.3, 0, .95), .4, .07)
    tube([(.3, 0, 1.02), p + d * .3 + n * .14, q2 + n * .08], .009, 'galv', g)
    e = q2 + d * .08
    tube([e, e - Vector((0, 0, .42))], .01, 'galv', g)
    rig.hook(g, e - Vector((0, 0, .62)), .95, 'steel')
    g.boom_tip, g.hook = e, e - Vector((0, 0, .62))
    boom(g, Vector((-1.9, 0, .42)), Vector((-3.0, 0, .26)), .15, .16, accent)
    box((.12, 1.5, .11), (-3.05, 0, .25), accent, g, .025)
    for s in (-1, 1):
        box((.55, .08, .08), (-3.1, s * .66, .22), 'black', g, .02)
    g.lift = (-3.1, 0, .25)
    rig.beacon_bar(g, 1.5, 1.83, 1.2, night, d=.22)
    g.height = 1.95
    return g
