"""What trucks share: frames, axles, guards, lamps, beacons, boxes, winches, chevrons. Metres."""
from math import cos, pi, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, loft, mesh, obj, torus, tube
from .wheel import wheel


def frame(g, x0, x1, z=.68, w=.8, h=.2):
    for s in (-1, 1):
        box((x1 - x0, .07, h), ((x0 + x1) / 2, s * w / 2, z), 'black', g, .015)
    n = int((x1 - x0) / .9)
    for k in range(n + 1):
        box((.08, w, h * .7), (x0 + .1 + k * (x1 - x0 - .2) / max(n, 1), 0, z), 'black', g, .01)


def axle(g, x, W, r=.4, w=.24, dual=False, style='truck', steer=0):
    """Wheels of one axle; dual gives pairs. Records g.wheels."""
    g.wheels = getattr(g, 'wheels', [])
    for s in (-1, 1):
        y = s * (W / 2 - w / 2)
        wheel((x, y, r), r, w, g, s, style, steer)
        if dual:
            wheel((x, y - s * (w + .05), r), r, w, g, s, style)
        g.wheels.append((x, y, r))
    cyl(.07, W - 2 * w, (x, 0, r), 'black', g, 'Y', n=16)
    cyl(.16, .3, (x, 0, r), 'black', g, 'X', n=20, bevel=.06)


def guard(g, x, y, w, r, mat='black', a0=20, a1=160, th=.025):
    """Mudguard: arc of width w over a wheel at (x, y), degrees from the front."""
    n = 12
    rows = []
    for k in range(n + 1):
        a = pi * (a0 + (a1 - a0) * k / n) / 180
        ring = []
        for rr, yy in ((r, -w / 2), (r + th, -w / 2), (r + th, w / 2), (r, w / 2)):
            ring.append((x + rr * cos(a), y + yy, r * .0 + g.axle_z + rr * sin(a)))
        rows.append(ring)
    loft(rows, mat, g, .008)


def flaps(g, x, y, w, z):
    box((.015, w, .42), (x, y, z), 'tyre', g, .004)


def tail(g, x, y, z, night, w=.34, mat='dark', s=1):
    """Rear lamp cluster facing -X."""
    red = 'tail' if night else 'tailday'
    box((.07, w, .13), (x, y, z), 'black', g, .015)
    box((.03, w * .5, .09), (x - .035, y + s * w * .2, z), red, g, .01)
    box((.03, w * .26, .09), (x - .035, y - s * w * .24, z), 'blink' if night else 'blinkday', g, .01)


def beacon_bar(g, x, z, w=1.3, night=False, y=0, d=.28):
    """Roof light bar across the vehicle: amber modules, dark base."""
    on = 'beacon' if night else 'beacon_day'
    box((d * .9, w, .05), (x, y, z + .045), 'black', g, .02)
    for s in (-1, 1):
        box((.06, .05, .07), (x, y + s * w * .3, z), 'black', g, .01)
    n = max(4, int(w / .22))
    for k in range(n):
        yy = y - w / 2 + (k + .5) * w / n
        m = on if k in (0, 1, n - 1, n - 2) or k % 2 == 0 else 'gloss'
        box((d, w / n * .94, .1), (x, yy, z + .12), m, g, .03)
    box((d * .86, w * .98, .02), (x, y, z + .18), 'gloss', g, .008)


def beacon(g, c, night=False, r=.07):
    on = 'beacon' if night else 'beacon_day'
    x, y, z = c
    cyl(r * 1.1, .03, (x, y, z + .015), 'black', g, n=24, bevel=.008)
    cyl(r, .13, (x, y, z + .09), on, g, n=24, bevel=.03, r2=r * .8)


def worklamp(g, c, night=False, face=-1):
    x, y, z = c
    box((.07, .13, .1), c, 'black', g, .02)
    box((.02, .1, .07), (x + face * .035, y, z), 'led' if night else 'headday', g, .008)


def locker(g, x, y, z, L=1.2, w=.45, h=.5, mat='white', s=1):
    """Side tool box with a lid line and two latches."""
    box((L, w, h), (x, y, z), mat, g, .03)
    box((L - .08, .02, h - .08), (x, y + s * w / 2, z), mat, g, .01)
    for dx in (-L * .3, L * .3):
        box((.08, .02, .05), (x + dx, y + s * (w / 2 + .015), z + h * .2), 'chrome', g, .008)


def chevrons(g, x, w, z, h=.22, n=9, mat='amber', face=-1, y=0):
    """Hazard board across the rear: slanting bars on a dark plate, leaning away from the middle."""
    box((.03, w, h), (x, y, z), 'black', g, .006)
    p = w / n
    for k in range(n):
        yy = y - w / 2 + (k + .5) * p
        t = h * .5 * (1 if yy > y else -1)
        a, b = p * .27, h * .46
        q = [(yy - a - t * .5, z - b), (yy + a - t * .5, z - b), (yy + a + t * .5, z + b), (yy - a + t * .5, z + b)]
        lo, hi = y - w / 2 + .005, y + w / 2 - .005
        q = [(min(hi, max(lo, u)), v) for u, v in q]
        xs = x + face * .014, x + face * .022
        hexa([(xs[0], *p_) for p_ in q], [(xs[1], *p_) for p_ in q], mat, g, 0, smooth=False)


def marks(g, x0, x1, y, z, n=8, s=1):
    """Red and white conspicuity marks along a side."""
    L = (x1 - x0) / n
    for k in range(n):
        box((L * .52, .012, .06), (x0 + (k + .5) * L, y + s * .004, z), 'plate' if k % 2 else 'red', g, .004)


def winch(g, c, w=.5, r=.09, rope='galv', mat='black'):
    """Drum across the vehicle between two cheeks with a motor. Anchor: the middle of the drum."""
    x, y, z = c
    cyl(r, w * .8, c, rope, g, 'Y', n=28, bevel=.006)
    n = int(w * .8 / .026)
    for k in range(n):
        torus(r, .012, (x, y - w * .4 + (k + .5) * w * .8 / n, z), rope, g, 'Y', n=28, m=6)
    for s in (-1, 1):
        cyl(r * 1.6, .025, (x, y + s * w * .41, z), mat, g, 'Y', n=28, bevel=.008)
        box((.26, .03, r * 3), (x, y + s * w * .46, z - .03), mat, g, .01)
    cyl(r * 1.0, .2, (x, y + w * .46 + .1, z), 'grey', g, 'Y', n=24, bevel=.03)
    box((.3, w * 1.1, .03), (x, y, z - r * 1.7), mat, g, .01)


def hook(g, c, s=1.0, mat='amber', rot=(0, 0, 0)):
    """Forged tow hook with a latch, eye at the top. About 0.22 m tall at s=1; opens towards +X."""
    k = Group('hook', g)
    k.o.location, k.o.rotation_euler = c, rot
    k.o.scale = (s, s, s)
    torus(.034, .013, (0, 0, .19), mat, k, 'Y', n=28, m=10)
    pts = [(0, .16), (0, .12), (-.012, .085), (-.045, .05), (-.05, .005), (-.02, -.035), (.025, -.04), (.058, -.012), (.062, .03)]
    rad = [.016, .018, .021, .025, .027, .027, .024, .019, .012]
    P = [Vector((x, z, q)) for (x, z), q in zip(pts, rad)]
    P = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
    fine = [.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
            for a, b, c, d in zip(P, P[1:], P[2:], P[3:]) for t in (0, .25, .5, .75)] + [P[-2]]
    rows = []
    for i, (x, z, q) in enumerate(fine):
        a, b = fine[max(0, i - 1)], fine[min(len(fine) - 1, i + 1)]
        n = Vector((a.y - b.y, b.x - a.x)).normalized()
        rows.append([(x + n.x * q * cos(t), q * .85 * sin(t), z + n.y * q * cos(t)) for t in (2 * pi * j / 16 for j in range(16))])
    loft(rows, mat, k, angle=70)
    box((.012, .02, .1), (.03, 0, .07), 'steel', k, .004, rot=(0, -.5, 0))
    return k


def ladder(g, p, q, w=.4, n=6, r=.016, mat='galv', across=(1, 0, 0)):
    """Ladder between points p and q; rungs along `across`."""
    p, q, a = Vector(p), Vector(q), Vector(across) * w / 2
    for s in (-1, 1):
        tube([p + a * s, q + a * s], r, mat, g)
    for k in range(n):
        m = p.lerp(q, (k + .5) / n)
        tube([m - a, m + a], r * .8, mat, g)
