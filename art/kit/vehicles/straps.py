"""Webbing straps and ratchets. Metres."""
from math import atan2, cos, pi, radians, sin

from mathutils import Vector

from ..core import box, cyl, loft
from .props import put

__all__ = ['ribbon', 'soft_strap', 'ratchet', 'wheel_strap']


def ribbon(pts, w, mat, g, th=.004, across=(0, 1, 0), smooth=True, n=10):
    """Webbing of width w through points; `across` is the direction of its width."""
    P = [Vector(p) for p in pts]
    if smooth and len(P) > 2:                     # Catmull-Rom through the points
        Q = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
        out = []
        for a, b, c, d in zip(Q, Q[1:], Q[2:], Q[3:]):
            for k in range(n):
                t = k / n
                out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
        P = out + [P[-1]]
    across = Vector(across).normalized()
    rows = []
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        u = t.cross(across).normalized() * th / 2
        a = across * w / 2
        rows.append([p - a - u, p + a - u, p + a + u, p - a + u])
    loft(rows, mat, g, .001, seg=2, angle=50)
    rows = []                                      # a paler stripe woven down the middle
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        u = t.cross(across).normalized() * (th / 2 + .0006)
        a = across * w * .12
        rows.append([p - a - u, p + a - u, p + a + u, p - a + u])
    loft(rows, 'amber' if mat == 'black' else 'white', g, 0, angle=50)


def soft_strap(pts, w=.045, mat='strap', parent=None, across=(0, 1, 0)):
    """Flat webbing through points."""
    g = put('strap', (0, 0, 0), 0, parent)
    ribbon(pts, w, mat, g, across=across)
    return g


def ratchet(g, c, rot=(0, 0, 0), s=1.0, mat='galv'):
    """Ratchet buckle 0.2 m long along X."""
    k = put('ratchet', c, 0, g, s, rot)
    for y in (-1, 1):
        box((.2, .005, .05), (0, y * .034, .02), mat, k, .002)
        box((.15, .005, .045), (.07, y * .042, .05), mat, k, .002, rot=(0, -.35, 0))
        cyl(.034, .006, (-.03, y * .03, .03), 'steel', k, 'Y', n=16, bevel=.001)
    cyl(.018, .075, (-.03, 0, .03), 'steel', k, 'Y', n=20, bevel=.003)
    cyl(.026, .055, (-.03, 0, .03), 'strap', k, 'Y', n=24, bevel=.003)
    cyl(.014, .09, (.14, 0, .078), 'black', k, 'Y', n=20, bevel=.004)
    cyl(.009, .075, (.085, 0, .01), 'steel', k, 'Y', n=16, bevel=.002)
    return k


def wheel_strap(c, r, w, parent=None, side=1, mat='strap', deck=0):
    """Three-point strap over a wheel centred on c, down to the deck (z) in front and, close behind the tyre where no sill is in its way, behind; with a ratchet there."""
    g = put('wheel_strap', (0, 0, 0), 0, parent)
    x, y, z = c
    R = r + .006
    arc = [(x + R * cos(a), y, z + R * sin(a)) for a in (radians(d) for d in range(20, 201, 12))]
    a, b = (x + r * 1.5, y, deck + .03), (x - r * 1.22, y, deck + .03)
    ribbon([a] + arc + [b], min(.09, w * .4), mat, g, th=.006)
    for d in (40, 90, 140):                        # rubber sleeves that grip the tread
        q = radians(d)
        box((.1, min(.07, w * .4), .016), (x + (R + .004) * cos(q), y, z + (R + .004) * sin(q)), 'black', g, .006, rot=(0, pi / 2 - q, 0))
    m = Vector(arc[-1]).lerp(Vector(b), .55)
    d = Vector(b) - Vector(arc[-1])
    ratchet(g, m + Vector((0, 0, .005)), (0, atan2(-d.z, d.x), 0), 1.0)
    for p in (a, b):
        box((.1, .05, .03), p, 'galv', g, .01)
    return g
