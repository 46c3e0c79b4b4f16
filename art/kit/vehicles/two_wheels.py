"""Motorcycle and charger post."""
from math import cos, pi, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, lerp, loft, torus, tube
from .shape import rounded
from .wheel import wheel

__all__ = ['motorcycle', 'charger']


def blob(stations, mat, g, n=18, **k):
    """Smooth body through stations (x, z, half width, half height)."""
    rows = []
    for x, z, w, h in stations:
        rows.append([(x, w * cos(2 * pi * i / n), z + h * sin(2 * pi * i / n)) for i in range(n)])
    return loft(rows, mat, g, angle=70, **k)


def motorcycle(paint='red', night=False, stand=True, steer=0):
    """Roadster, 2.1 m: upright on its wheels. .grips = handlebar ends, .tank; front wheel at .wheels[0]."""
    g = Group('motorcycle')
    r, fx, rx = .31, .72, -.70
    wheel((fx, 0, r), r, .13, g, 1, 'alloy5', steer)
    wheel((rx, 0, r), r, .18, g, 1, 'alloy5')
    for x in (fx, rx):
        for s in (-1, 1):
            cyl(.118, .008, (x, s * .085, r), 'steel', g, 'Y', n=32, bevel=.002)
            cyl(.05, .02, (x, s * .08, r), 'black', g, 'Y', n=20, bevel=.004)
    for s in (-1, 1):
        y = s * .1
        tube([(fx + .005, y, r), (.42, y, .98)], .026, 'galv', g)
        tube([(fx - .12, y, r + .28), (.42, y, .98)], .034, 'dark', g)
        tube([(rx, s * .12, r), (-.25, s * .11, .42)], .032, 'dark', g)
        tube([(.36, s * .05, .92), (.1, s * .16, .62), (-.2, s * .14, .42)], .026, 'black', g, smooth=True)
        tube([(.34, s * .05, .86), (-.1, s * .12, .76), (-.55, s * .09, .84)], .022, 'black', g, smooth=True)
        tube([(-.2, s * .14, .46), (-.55, s * .09, .8)], .018, 'black', g)
        tube([(.38, s * .06, 1.02), (.3, s * .2, 1.08), (.24, s * .32, 1.06)], .012, 'black', g, smooth=True)
        tube([(.26, s * .29, 1.065), (.21, s * .4, 1.05)], .019, 'tyre', g)
        tube([(.31, s * .27, 1.05), (.28, s * .4, 1.02)], .006, 'steel', g)
        tube([(.3, s * .2, 1.08), (.32, s * .27, 1.22)], .006, 'black', g)
        box((.02, .13, .08), (.32, s * .31, 1.24), 'black', g, .02)
        box((.004, .11, .06), (.309, s * .31, 1.24), 'chrome', g, .001)
        tube([(.4, s * .1, .94), (.44, s * .2, .93)], .009, 'black', g)
        tube([(-.82, s * .04, .88), (-.86, s * .15, .8)], .009, 'black', g)
        box((.04, .05, .04), (.44, s * .2, .93), 'blink' if night else 'blinkday', g, .015)
        box((.04, .05, .04), (-.86, s * .15, .8), 'blink' if night else 'blinkday', g, .015)
        tube([(-.16, s * .14, .36), (-.16, s * .27, .35)], .012, 'black', g)
        tube([(rx + .02, s * .12, r + .06), (-.42, s * .1, .74)], .026, 'amber' if 0 else 'steel', g)
    g.grips = [(.21, s * .4, 1.05) for s in (-1, 1)]
    blob([(.4, .86, .04, .05), (.34, .88, .12, .11), (.18, .89, .165, .135), (.0, .87, .15, .12), (-.14, .83, .09, .07), (-.18, .81, .04, .03)], paint, g)
    cyl(.035, .02, (.16, 0, 1.025), 'chrome', g, n=24, bevel=.006)
    blob([(-.1, .82, .09, .03), (-.2, .825, .14, .05), (-.42, .83, .15, .045), (-.5, .87, .13, .05), (-.74, .92, .1, .035), (-.82, .94, .05, .015)], 'seat', g)
    blob([(-.3, .76, .1, .05), (-.6, .8, .09, .06), (-.84, .88, .06, .04), (-.92, .91, .03, .02)], paint, g)
    box((.03, .12, .05), (-.9, 0, .87), 'tail' if night else 'tailday', g, .015)
    box((.01, .16, .11), (-.96, 0, .66), 'plate', g, .004, rot=(0, .25, 0))
    tube([(-.8, 0, .86), (-.94, 0, .7)], .018, 'black', g)
    # engine
    box((.34, .26, .24), (.02, 0, .42), 'grey', g, .05)
    cyl(.11, .31, (-.06, 0, .4), 'steel', g, 'Y', n=32, bevel=.03)
    cyl(.075, .29, (.12, 0, .42), 'dark', g, 'Y', n=32, bevel=.02)
    for k in range(6):
        box((.2, .24, .014), (.12 + k * .012, 0, .55 + k * .03), 'steel', g, .004, rot=(0, .35, 0))
    for s in (-.07, .07):
        tube([(.24, s, .6), (.36, s, .5), (.3, s * .8, .26), (.0, s * .5 - .08, .2), (-.3, -.13, .24)], .022, 'chrome', g, smooth=True)
    cyl(.055, .46, (-.52, -.17, .32), 'steel', g, n=28, r2=.042, rot=(0, -pi / 2 + .16, 0), bevel=.015)
    # front: mudguard, headlamp, clocks
    n = 10
    rows = []
    for k in range(n + 1):
        a = pi * (.18 + .62 * k / n)
        R = r + .03
        rows.append([(fx + (R + dz) * cos(a), y, r + (R + dz) * sin(a)) for y, dz in ((-.075, -.03), (-.06, .0), (0, .012), (.06, 0), (.075, -.03))])
    loft(rows, paint, g, close=False, cap=False, angle=60)
    n = 8
    rows = [[(rx + (r + .05 + dz) * cos(a), y, r + (r + .05 + dz) * sin(a)) for y, dz in ((-.09, -.02), (0, .012), (.09, -.02))] for a in (pi * (.25 + .5 * k / n) for k in range(n + 1))]
    loft(rows, 'black', g, close=False, cap=False, angle=60)
    cyl(.1, .09, (.47, 0, .9), 'black', g, 'X', n=32, r2=.085, bevel=.02, rot=(0, pi / 2, 0))
    cyl(.086, .03, (.52, 0, .9), 'head' if night else 'headday', g, 'X', n=32, bevel=.012)
    box((.03, .18, .09), (.4, 0, 1.05), 'black', g, .03, rot=(0, .5, 0))
    box((.16, .24, .05), (.41, 0, .97), 'dark', g, .02, rot=(0, .42, 0))
    tube([(-.7, .13, .31), (-.3, .13, .34)], .012, 'steel', g)
    if stand:
        tube([(-.12, .12, .3), (-.18, .24, .03)], .012, 'black', g)
        box((.06, .04, .01), (-.18, .25, .012), 'black', g, .004)
    for x, y, z in ((fx, 0, r), (rx, 0, r)):
        pass
    g.wheels, g.length, g.tank = [(fx, 0, r), (rx, 0, r)], 2.1, (.1, 0, 1.0)
    return g


def charger(night=False, plug=None, mat='pearl'):
    """Charging post, 1.55 m, screen facing +X. plug: point (in the post's frame) the cable runs to."""
    g = Group('charger')
    box((.5, .7, .12), (0, 0, .06), 'concrete', g, .03)
    box((.26, .46, 1.45), (0, 0, .84), mat, g, .06, seg=4)
    box((.02, .38, .46), (.125, 0, 1.24), 'gloss', g, .01)
    box((.01, .3, .26), (.137, 0, 1.3), 'screen', g, .004)
    for k, w in enumerate((.2, .13, .17)):
        box((.006, w, .02), (.143, -.02, 1.37 - k * .06), 'screen_line', g, .002)
    box((.27, .47, .03), (0, 0, 1.5), 'led_green', g, .008)
    bolt = [(.02, .1), (-.05, -.02), (-.005, -.02), (-.02, -.1), (.05, .02), (.005, .02)]
    from ..core import mesh, obj
    from .shape import prism
    v, f, _ = prism([(y, .82 + z) for y, z in bolt], 'X', .13, .14)
    obj(mesh(v, f), 'led_green', g, smooth=False)
    box((.08, .1, .16), (.14, .14, .98), 'black', g, .025)
    a = Vector((.12, -.14, .7))
    e = Vector(plug) if plug else Vector((.2, .14, 1.0))
    m = Vector((lerp(a.x, e.x, .5) + (.25 if not plug else 0), lerp(a.y, e.y, .5), .12 if plug else .3))
    tube([a, a + Vector((.14, 0, -.2)), m, e + Vector((0, 0, -.25)) if not plug else lerp(m, e, .6) + Vector((0, 0, .05)), e], .016, 'black', g, smooth=True)
    return g
