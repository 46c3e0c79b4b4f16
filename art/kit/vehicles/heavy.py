"""Heavy wrecker with rotator boom, lorry and bus."""
from math import cos, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, interp, tube
from . import rig
from .recovery import boom
from .shape import decal, disc_poly, prism, rounded, seam
from .shell import cab, shell

__all__ = ['heavy_wrecker', 'lorry', 'bus']


def big_truck(name, x0, x1, axles, night, W=2.48, H=3.05, r=.5, paint='white', accent='amber', L0=-4.6, cab_x0=None):
    """Large cab-over on a frame; axles = [front, (rear…)]."""
    g = Group(name)
    cab(g, x0, x1, W, H, zb=.5, belt=1.85, axle=axles[0], r=r, paint=paint, accent=accent, night=night, rake=.26)
    rig.frame(g, L0, x1 - .3, .88, .86, .28)
    rig.axle(g, axles[0], W - .06, r, .3)
    g.axle_z = r
    for x in axles[1:]:
        rig.axle(g, x, W, r, .27, dual=True)
    for s in (-1, 1):
        for x in axles[1:]:
            rig.guard(g, x, s * (W / 2 - .3), .64, r + .07, a0=25, a1=155)
        rig.flaps(g, axles[-1] - r - .2, s * (W / 2 - .3), .6, .45)
        for k in range(2):                        # steps under the door
            box((.5, .12, .04), (axles[0] - .95 if axles[0] - .95 > x0 else x0 + .25, s * (W / 2 - .05), .45 + .3 * k), 'steel', g, .01)
    g.length, g.width, g.height = x1 - L0, W, H
    g.head = [(x1 + .1, s * (W / 2 - .25), .9) for s in (-1, 1)]
    g.front = (x1 + .1, 0, .6)
    return g


def heavy_wrecker(paint='white', accent='amber', night=False, raise_=18, turn=0, reach=1.0, under=.55):
    """Three axles, turntable boom. raise_, turn in degrees (boom points back at 0); reach: metres pushed out.

    .hook: end of the boom rope; .lift: crossbar of the under-lift; .boom_tip.
    """
    g = big_truck('heavy', 2.25, 4.4, [3.3, -1.55, -2.85], night, paint=paint, accent=accent, L0=-4.3)
    for s in (-1, 1):
        for x, L in ((.55, 1.7), (-3.78, .6)):
            rig.locker(g, x, s * 1.0, .95, L, .46, .72, paint, s)
        for x, L in ((1.6, .5),):
            box((L, .4, .8), (x, s * 1.0, .95), 'dark', g, .04)
        box((5.9, .46, .07), (-1.15, s * 1.0, 1.36), 'steel', g, .02)
        box((5.9, .03, .14), (-1.15, s * 1.24, 1.33), accent, g, .01)
        rig.marks(g, -4.0, 1.7, s * 1.25, 1.33, 12, s)
        for k in range(3):
            rig.locker(g, 1.15 - k * 1.02, s * .98, 1.72, .98, .44, .62, paint, s)
        box((3.06, .02, .12), (.13, s * 1.205, 1.92), accent, g, .006)
        rig.tail(g, -4.32, s * .95, .78, night, .44, s=s)
        rig.beacon(g, (1.5, s * 1.0, 2.04), night)
        tube([(1.95, s * .9, 1.35), (1.95, s * .9, 3.02)], .07, 'chrome', g)          # exhaust stacks
        box((.1, .36, .75), (-3.95, s * 1.0, .62), 'black', g, .02)                      # outriggers folded
        box((.34, .34, .06), (-3.95, s * 1.02, .26), accent, g, .02)
        tube([(-3.95, s * 1.02, .28), (-3.95, s * 1.02, .95)], .05, 'steel', g)
    box((5.9, 1.6, .1), (-1.15, 0, 1.3), 'steel', g, .02)
    rig.chevrons(g, -4.34, 2.0, 1.12, .26, 10, accent)
    # turntable and boom
    cyl(.72, .2, (-1.5, 0, 1.45), 'black', g, n=48, bevel=.03)
    t = Group('turret', g)
    t.pose((-1.5, 0, 1.55), turn)
    box((1.5, 1.1, .16), (-.1, 0, .06), accent, t, .04)
    for s in (-1, 1):
        hexa([(-.35, s * .42 - .04, .1), (.55, s * .42 - .04, .1), (.55, s * .42 + .04, .1), (-.35, s * .42 + .04, .1)],
             [(-.1, s * .42 - .04, 1.0), (.45, s * .42 - .04, 1.15), (.45, s * .42 + .04, 1.15), (-.1, s * .42 + .04, 1.0)], accent, t, .02)
    rig.winch(t, (.62, 0, .36), .62, .14, 'galv', 'dark')
    a = radians(raise_)
    d, n = Vector((-cos(a), 0, sin(a))), Vector((sin(a), 0, cos(a)))
    p = Vector((.3, 0, .95))
    q1, q2 = p + d * 3.3, p + d * (3.5 + reach)
    q3 = q2 + d * .55
    boom(t, p, q1, .52, .46, accent, .44)
    boom(t, p + d * .5, q2, .36, .34, paint)
    boom(t, p + d * 1.0, q3, .24, .24, 'dark')
    for k in range(5):                            # slanting hazard bars on the boom sides
        m = p + d * (.7 + k * .55)
        for s in (-1, 1):
            box((.16, .012, .46 - k * .018), m + Vector((0, s * .236, 0)), 'black', t, .003, rot=(0, radians(raise_) + .5, 0))
    tube([Vector((-.35, 0, .2)), p + d * 1.7 - n * .25], .09, 'steel', t)
    tube([Vector((-.35, 0, .2)), p + d * .9 - n * .45], .12, 'black', t)
    for s in (-1, 1):
        cyl(.14, .05, q3 + Vector((0, s * .1, 0)), 'steel', t, 'Y', n=28)
        tube([p + d * .2 + n * .35 + Vector((0, s * .1, 0)), q3 + n * .14 + Vector((0, s * .1, 0))], .014, 'galv', t)
    drop = .9
    e = q3 + d * .13
    for s in (-1, 1):
        tube([e + Vector((0, s * .1, 0)), e + Vector((0, s * .05, -drop))], .012, 'galv', t)
    box((.18, .2, .26), e + Vector((0, 0, -drop - .1)), accent, t, .05)
    rig.hook(t, e + Vector((0, 0, -drop - .6)), 1.7, 'steel')
    g.turret, g.boom_tip = t, t.o.matrix_local @ e
    g.hook = t.o.matrix_local @ (e + Vector((0, 0, -drop - .6)))
    # under-lift
    boom(g, Vector((-3.6, 0, .75)), Vector((-5.3, 0, under)), .3, .3, 'black')
    boom(g, Vector((-4.9, 0, under + .02)), Vector((-6.2, 0, under)), .22, .22, accent)
    box((.2, 2.0, .2), (-6.25, 0, under), accent, g, .04)
    for s in (-1, 1):
        box((.34, .2, .2), (-6.3, s * .8, under + .06), 'black', g, .03)
        tube([(-6.3, s * .8, under + .1), (-6.3, s * .8, under + .3)], .05, 'steel', g)
    g.lift = (-6.3, 0, under + .3)
    rig.beacon_bar(g, 3.25, 3.07, 1.9, night)
    for s in (-1, 1):
        rig.worklamp(g, (2.2, s * .9, 2.95), night)
    return g


def lorry(paint='navy', night=False, body='pearl'):
    """Two-axle box lorry of a customer. .tow: middle of the front axle's underside."""
    g = big_truck('lorry', 2.05, 4.05, [3.0, -2.1], night, W=2.42, H=2.85, r=.46, paint=paint, accent='gloss', L0=-4.2)
    L, z0, h, W = 6.1, 1.12, 2.45, 2.46
    xm = 1.85 - L / 2
    box((L, W, h), (xm, 0, z0 + h / 2), body, g, .05)
    for s in (-1, 1):
        box((L + .02, .04, .12), (xm, s * W / 2, z0 + .05), 'galv', g, .015)
        box((L + .02, .05, .1), (xm, s * (W / 2 - .005), z0 + h - .04), 'galv', g, .02)
        for x in (xm - L / 2 + .03, xm + L / 2 - .03):
            box((.09, .06, h), (x, s * (W / 2 - .01), z0 + h / 2), 'galv', g, .02)
        for k in range(11):
            box((.025, .012, h - .3), (xm - L / 2 + .5 + k * .51, s * (W / 2 + .004), z0 + h / 2), body, g, .004)
        hexa([(xm - 2.9, s * (W / 2 + .002), z0 + .35), (xm + 2.9, s * (W / 2 + .002), z0 + .35), (xm + 2.9, s * (W / 2 + .012), z0 + .35), (xm - 2.9, s * (W / 2 + .012), z0 + .35)],
             [(xm - 2.9, s * (W / 2 + .002), z0 + .6), (xm + 2.9, s * (W / 2 + .002), z0 + 1.5), (xm + 2.9, s * (W / 2 + .012), z0 + 1.5), (xm - 2.9, s * (W / 2 + .012), z0 + .6)], paint, g, .003)
        rig.tail(g, -4.25, s * .95, .86, night, .4, s=s)
        for z in (.55, .85):
            box((2.6, .03, .1), (.4, s * 1.16, z), 'galv', g, .01)
        for x in (-.8, 1.5):
            box((.06, .08, .6), (x, s * 1.1, .8), 'black', g, .01)
    box((.02, W - .2, h - .2), (xm - L / 2 - .01, 0, z0 + h / 2), body, g, .01)
    box((.03, .02, h - .25), (xm - L / 2 - .02, 0, z0 + h / 2), 'black', g, .004)
    for y in (-.35, .35):
        tube([(xm - L / 2 - .05, y, z0 + .15), (xm - L / 2 - .05, y, z0 + h - .15)], .018, 'galv', g)
    box((.06, 2.2, .14), (-4.25, 0, .62), 'black', g, .02)
    g.bed_z, g.tow = z0, (3.0, 0, .4)
    g.height = z0 + h
    return g


def bus(paint='teal', night=False, band='pearl', L=10.4):
    """City bus, 10.4 m, glazed all round, folding doors on the right. .tow: middle of the front underside."""
    g = Group('bus')
    W, H, r, zb = 2.5, 3.05, .48, .34
    x0, x1 = -L / 2, L / 2
    axles = [x1 - 2.5, x0 + 3.0]
    sol = [prism(disc_poly(x, r + .02, r + .11), 'Y', s * .75, s * 2, 2) for x in axles for s in (-1, 1)]
    belt = 1.3
    sol.append(prism(rounded([(x0 + .15, .8), (x1 - .2, .8), (x1 - .24, 2.75), (x0 + .15, 2.8)], .1), 'Y', -W / 2 + .1, W / 2 - .1, 1))
    n = 6
    wx0, wx1 = x0 + .35, x1 - 1.55
    p = (wx1 - wx0) / n
    for k in range(n):
        sol.append(prism(rounded([(wx0 + k * p + .04, belt), (wx0 + (k + 1) * p - .04, belt), (wx0 + (k + 1) * p - .04, 2.55), (wx0 + k * p + .04, 2.55)], .07), 'Y', -2, 2, 3))
    sol.append(prism(rounded([(x1 - 1.45, 1.15), (x1 - .42, 1.15), (x1 - .52, 2.55), (x1 - 1.45, 2.55)], .08), 'Y', -.2, 2, 3))
    sol.append(prism(rounded([(x1 - 1.45, .62), (x1 - .5, .62), (x1 - .55, 2.5), (x1 - 1.45, 2.5)], .06), 'Y', -2, -.2, 3))
    sol.append(prism(rounded([(-1.12, 1.2), (1.12, 1.2), (1.08, 2.6), (-1.08, 2.6)], .14), 'X', 0, x1 + 1, 3))
    sol.append(prism(rounded([(-.95, 1.6), (.95, 1.6), (.92, 2.5), (-.92, 2.5)], .1), 'X', x0 - 1, 0, 3))
    body, bvh = shell(x0, x1, W, zb, H, [(zb, -.08), (.7, 0, .3), (1.3, -.03, .4), (2.6, -.2, .4), (H, -.4)],
                      [paint, 'cabin', 'black', 'gloss'], g, sol, rf=.32, rr=.16, bow=.1, roof=.16, belt=1.25)
    from .shape import band as stripe
    R = lambda w, h: rounded([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], min(w, h) * .25)
    for s, side in ((1, '+Y'), (-1, '-Y')):
        stripe(bvh, [(x0 + .25, .98), (x1 - 1.5, .98)], .26, band, g, side, y0=1.8)
        stripe(bvh, [(x0 + .25, 2.76), (x1 - .6, 2.76)], .1, band, g, side, y0=1.8)
        decal(bvh, (x1 + .4, s * .88, .74), R(.4, .2), 'gloss', g, '+X', .006, 8 * s)
        decal(bvh, (x1 + .4, s * .88, .74), R(.3, .13), 'head' if night else 'headday', g, '+X', .016, 8 * s)
        decal(bvh, (x0 - .4, s * .95, 1.2), R(.18, .6), 'tail' if night else 'tailday', g, '-X', .014)
        tube([(x1 - .3, s * 1.0, 2.62), (x1 + .14, s * 1.22, 2.6), (x1 + .16, s * 1.3, 2.3)], .03, 'black', g, smooth=True)
        box((.12, .24, .48), (x1 + .14, s * 1.34, 2.05), 'black', g, .05)
        for k in range(4):
            seam(bvh, [(x0 + .7 + k * 1.5, .5), (x0 + .7 + k * 1.5, .84), (x0 + 1.9 + k * 1.5, .84), (x0 + 1.9 + k * 1.5, .5)], g, side, y0=1.8) if k != 1 else None
    decal(bvh, (x1 + .4, 0, 2.74), R(1.7, .2), 'screen', g, '+X', .01)
    decal(bvh, (x1 + .4, 0, .5), R(1.5, .14), 'black', g, '+X', .012)
    decal(bvh, (x1 + .4, 0, .62), R(.52, .11), 'plate', g, '+X', .02)
    for x in (x1 - .97,):
        box((.04, .04, 1.85), (x, -1.2, 1.56), 'black', g, .01)
    for x in axles:
        rig.axle(g, x, W - .06, r, .3, dual=x == axles[1])
    for x in [x0 + 1.0 + k * .85 for k in range(9)]:
        for y in (-.75, .75):
            box((.4, .8, .12), (x + .1, y, 1.0), 'blue_rope', g, .05)
            box((.1, .8, .62), (x - .12, y, 1.3), 'blue_rope', g, .05)
    box((L - 1.2, 1.6, .3), (0, 0, .5), 'black', g, .03)
    for x, w in ((x0 + 2.2, 2.2), (x1 - 3.6, 1.6)):
        box((w, 1.7, .2), (x, 0, H + .06), band, g, .07)
    g.length, g.width, g.height, g.tow = L, W, H, (x1 - 1.2, 0, .4)
    return g
