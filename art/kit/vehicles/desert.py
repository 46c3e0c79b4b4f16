"""The company's desert 4x4 with its boards and cans."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, torus, tube
from . import rig
from . import profiles_tall as T
from .car import car
from .livery import badge
from .service import stripes

__all__ = ['desert_4x4', 'sand_board', 'jerry']


def desert_4x4(paint='white', accent='amber', night=False, boards=True):
    """Long upright off-roader: bull bar, winch, snorkel, rack, sand boards, spare wheel. .winch: rope fairlead; .hook: tow point behind."""
    g = car(T.WAGON, paint, night, 'desert')
    lamp = 'head' if night else 'headday'
    x1, x0 = 2.22, -2.36
    for s in (-1, 1):
        badge(g, g.skin, (.3, s * 1.5, 1.0), .19, '+Y' if s > 0 else '-Y')
    badge(g, g.skin, (1.55, 0, 2.2), .2, '+Z')
    for s in (-1, 1):
        cyl(.115, .05, (x1 + .01, s * .66, .98), 'galv', g, 'X', n=32, bevel=.012)
        cyl(.095, .05, (x1 + .02, s * .66, .98), lamp, g, 'X', n=32, bevel=.02)
        cyl(.04, .05, (x1 - .01, s * .84, .98), 'blink' if night else 'blinkday', g, 'X', n=20, bevel=.01)
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
