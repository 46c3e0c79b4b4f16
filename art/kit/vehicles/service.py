"""The company's smaller units: desert 4x4, motorcycle carrier, enclosed carrier, basement crane, roadside van, accident unit."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, torus, tube
from . import profiles_tall as T
from . import rig
from .car import car
from .recovery import boom, light_truck
from .shape import band, decal, prism, rounded

__all__ = ['desert_4x4', 'moto_carrier', 'luxury_carrier', 'basement_crane', 'roadside_van', 'accident_unit', 'vip_suv']


def stripes(g, line, h, mat='amber', n=40, y0=1.6):
    for side in ('+Y', '-Y'):
        band(g.skin, line, h, mat, g, side, n=n, y0=y0)


def desert_4x4(paint='white', accent='amber', night=False, boards=True):
    """Long upright off-roader: bull bar, winch, snorkel, rack, sand boards, spare wheel. .winch: rope fairlead; .hook: tow point behind."""
    g = car(T.WAGON, paint, night, 'desert')
    lamp = 'head' if night else 'headday'
    x1, x0 = 2.22, -2.36
    for s in (-1, 1):
        cyl(.115, .05, (x1 + .01, s * .66, .98), 'galv', g, 'X', n=32, bevel=.012)
        cyl(.095, .05, (x1 + .02, s * .66, .98), lamp, g, 'X', n=32, bevel=.02)
        cyl(.04, .05, (x1 - .01, s * .84, .98), 'blink' if night else 'blinkday', g, 'X', n=20, bevel=.01)
        box((.28, .02, .3), (1.5, s * .93, 1.0), 'black', g, .004) if 0 else None
        for x in T.WAGON['axles']:               # flared arches
            n, R = 16, .53
            for k in range(n):
                a0, a1 = pi * k / n, pi * (k + 1) / n
                q = lambda a, r, y: (x + r * cos(a), s * y, .43 + r * sin(a))
                hexa([q(a0, R - .02, .9), q(a0, R - .02, 1.02), q(a1, R - .02, 1.02), q(a1, R - .02, .9)],
                     [q(a0, R + .075, .9), q(a0, R + .05, 1.01), q(a1, R + .05, 1.01), q(a1, R + .075, .9)], 'dark', g, 0)
        tube([(.9, s * .98, .5), (-.9, s * .98, .5)], .05, 'black', g)
        for x in (-.7, 0, .7):
            tube([(x, s * .6, .55), (x, s * .98, .5)], .025, 'black', g)
        tube([(x1 + .3, s * .42, .62), (x1 + .34, s * .42, 1.12), (x1 + .1, s * .42, 1.3)], .032, 'black', g, smooth=False)
        tube([(x1 + .33, s * .42, .95), (x1 + .24, s * .86, .92), (x1 + .02, s * .92, .88)], .03, 'black', g, smooth=True)
        for x in (-2.1, -1.2, -.3, .5):
            tube([(x, s * .74, 1.86), (x, s * .7, 2.04)], .016, 'black', g)
        tube([(.62, s * .7, 2.05), (-2.25, s * .7, 2.05)], .022, 'black', g)
        tube([(.62, s * .7, 2.14), (-2.25, s * .7, 2.14)], .016, 'black', g)
        for x in (.62, -.3, -1.2, -2.25):
            tube([(x, s * .7, 2.05), (x, s * .7, 2.14)], .014, 'black', g)
        cyl(.1, .06, (x1 + .33, s * .22, 1.2), 'black', g, 'X', n=28, bevel=.015)
        cyl(.085, .04, (x1 + .36, s * .22, 1.2), lamp, g, 'X', n=28, bevel=.012)
        hexa([(.98, s * .8, 1.3), (1.02, s * .8, 1.3), (1.02, s * .84, 1.3), (.98, s * .84, 1.3)], [(.6, s * .74, 1.9), (.64, s * .74, 1.9), (.64, s * .78, 1.9), (.6, s * .78, 1.9)], 'black', g, .01)
        torus(.05, .016, (x1 + .32, s * .62, .5), 'red', g, 'Y', n=24, m=8)
    for x in (.62, -2.25):
        tube([(x, -.7, 2.05), (x, .7, 2.05)], .02, 'black', g)
        tube([(x, -.7, 2.14), (x, .7, 2.14)], .016, 'black', g)
    for k in range(11):
        box((.05, 1.4, .02), (.45 - k * .26, 0, 2.05), 'black', g, .006)
    tube([(x1 + .34, -.42, 1.12), (x1 + .34, .42, 1.12)], .032, 'black', g)
    box((.3, 1.86, .2), (x1 + .12, 0, .6), 'black', g, .05)
    rig.winch(g, (x1 + .2, 0, .74), .5, .065, 'amber', 'dark')
    box((.04, .36, .12), (x1 + .31, 0, .66), 'steel', g, .02)
    g.winch = (x1 + .35, 0, .66)
    hexa([(x1 - .1, -.55, .52), (x1 + .22, -.5, .48), (x1 + .22, .5, .48), (x1 - .1, .55, .52)], [(x1 - .1, -.55, .54), (x1 + .24, -.5, .5), (x1 + .24, .5, .5), (x1 - .1, .55, .54)], 'steel', g, .006) if 0 else None
    for k in range(5):
        box((.03, .045, .2), (x1 + .03, -.3 + k * .15, .98), 'galv', g, .01)
    tube([(1.15, -.97, 1.14), (1.12, -1.02, 1.3), (.72, -.9, 1.95), (.72, -.9, 2.1)], .045, 'black', g, smooth=True)
    box((.16, .11, .14), (.74, -.9, 2.16), 'black', g, .035)
    box((.3, .04, .12), (1.2, -.97, 1.13), 'black', g, .02)
    if boards:
        for k, y in enumerate((-.48, -.44)):
            sand_board(g, (-.7, y - .0, 2.11 + .055 * k), mat=accent)
    box((.7, .48, .26), (-1.75, .38, 2.2), 'dark', g, .05)
    box((.72, .04, .05), (-1.75, .38, 2.34), accent, g, .01)
    for k in range(2):
        jerry(g, (-1.0 + .2 * k, .42, 2.07), mat='grey')
    rig.beacon_bar(g, .34, 2.08, 1.2, night)
    cyl(.4, .27, (x0 - .2, 0, 1.18), 'tyre', g, 'X', n=48, bevel=.08)
    cyl(.25, .04, (x0 - .34, 0, 1.18), accent, g, 'X', n=40, bevel=.015)
    box((.2, 1.84, .2), (x0 - .04, 0, .58), 'black', g, .04)
    g.hook = (x0 - .2, 0, .56)
    box((.12, .09, .09), (x0 - .16, 0, .56), 'steel', g, .02)
    stripes(g, [(-2.2, .92), (-.1, .92)], (.2, .2), accent)
    stripes(g, [(-.02, .92), (.78, .92)], (.2, .2), accent)
    stripes(g, [(-2.2, .76), (.78, .76)], .05, 'dark')
    return g


def sand_board(g, c, L=1.2, w=.34, mat='board', rot=(0, 0, 0)):
    """Recovery board with hand holes and cleats."""
    k = Group('board', g)
    k.o.location, k.o.rotation_euler = c, rot
    box((L, w, .03), (0, 0, 0), mat, k, .012)
    for s in (-1, 1):
        box((L, .04, .05), (0, s * (w / 2 - .02), .01), mat, k, .015)
        for x in (-L * .3, 0, L * .3):
            box((.13, .05, .04), (x, s * .06, .001), 'black', k, .015)
    for i in range(9):
        box((.03, w * .7, .035), (-L * .42 + i * L * .105, 0, .012), mat, k, .01)
    return k


def jerry(g, c, mat='jerry', s=1.0):
    """Fuel can of 20 l standing on c: pressed X, three handles, spout."""
    k = Group('can', g)
    k.o.location, k.o.scale = c, (s, s, s)
    box((.165, .35, .4), (0, 0, .2), mat, k, .045, seg=4)
    for sx in (-1, 1):
        for a in (.72, -.72):
            box((.012, .36, .03), (sx * .084, 0, .2), mat, k, .006, rot=(a, 0, 0))
    for y in (-.045, 0, .045):
        tube([(y, -.1, .4), (y, -.08, .45), (y, .06, .45), (y, .08, .4)], .011, mat, k)
    cyl(.03, .09, (0, .135, .42), mat, k, n=24, rot=(-.5, 0, 0), bevel=.008)
    cyl(.034, .03, (0, .155, .46), 'black', k, n=24, rot=(-.5, 0, 0), bevel=.008)
    return k


def vip_suv(paint='white', night=False):
    """Company escort: an SUV with a thin amber line and a low light bar."""
    g = car(T.SUV, paint, night, 'vip')
    stripes(g, [(-2.1, .9), (1.9, .86)], (.05, .05))
    rig.beacon_bar(g, -.1, 1.77, 1.1, night)
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
    """Van with ladder rack, light bar, chevrons on the rear doors, tool drawers seen when .open is used."""
    g = car(T.VAN, paint, night, 'roadside')
    stripes(g, [(-2.6, .86), (1.28, .86)], .26, accent)
    stripes(g, [(2.24, .82), (2.5, .8)], .2, accent, 8)
    stripes(g, [(-2.6, .66), (1.28, .66)], .06, 'dark')
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
        L = 2.6
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
