"""Things of the trade, each on the ground at the origin, in metres. Every function takes `at`-style loc, yaw (degrees) and parent."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, lerp, loft, mesh, obj, quads, torus, tube
from . import rig

__all__ = ['cone', 'warning_triangle']


def put(name, loc, yaw=0, parent=None, s=1.0, rot=None):
    g = Group(name, parent)
    g.o.location = loc
    g.o.rotation_euler = rot or (0, 0, radians(yaw))
    g.o.scale = (s, s, s)
    return g


def cone(loc=(0, 0, 0), yaw=0, parent=None, s=1.0):
    """Traffic cone 0.72 m with two pale sleeves."""
    g = put('cone', loc, yaw, parent, s)
    box((.38, .38, .035), (0, 0, .018), 'black', g, .012)
    R = lambda z: lerp(.14, .03, z / .72)
    for z0, z1, m in ((.03, .22, 'strap'), (.22, .36, 'plate'), (.36, .48, 'strap'), (.48, .58, 'plate'), (.58, .72, 'strap')):
        cyl(R(z0), z1 - z0, (0, 0, (z0 + z1) / 2), m, g, n=28, r2=R(z1), bevel=0 if z1 < .7 else .01)
    return g


def warning_triangle(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, night=False):
    """Reflecting triangle, 0.45 m sides, on folding feet; faces +X."""
    g = put('triangle', loc, yaw, parent, s)
    h, zb = .39, .07

    def tri(a, x0, x1, mat, inner=None, bevel=.004):
        """Triangular frame between circumscribed sizes a (outer) and inner (side lengths)."""
        P = lambda L: [(-L / 2, zb + h / 3 - L * .2887), (L / 2, zb + h / 3 - L * .2887), (0, zb + h / 3 + L * .5774)]
        from .shape import rounded
        o, i = rounded(P(a), .02, 4), rounded(P(inner), .008, 4)
        n = len(o)
        rows = [[(x0, *p) for p in o], [(x1, *p) for p in o], [(x1, *p) for p in i], [(x0, *p) for p in i]]
        V = [p for r in rows for p in r]
        F = quads(4, n) + [(3 * n + k, 3 * n + (k + 1) % n, (k + 1) % n, k) for k in range(n)]
        obj(mesh(V, F), mat, g, bevel, seg=2)
    tri(.47, -.008, .008, 'rubber_red', .31)
    tri(.455, .008, .011, 'reflect_red' if night else 'red', .40, 0)
    tri(.395, .008, .011, 'reflect_orange' if night else 'strap', .325, 0)
    for s_ in (-1, 1):
        tube([(0, s_ * .02, zb), (.14, s_ * .17, .012)], .007, 'black', g)
        tube([(0, s_ * .02, zb), (-.14, s_ * .17, .012)], .007, 'black', g)
    box((.03, .12, .035), (0, 0, zb - .012), 'black', g, .008)
    return g
