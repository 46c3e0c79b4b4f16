"""Things of the trade, each on the ground at the origin, in metres. Every function takes `at`-style loc, yaw (degrees) and parent."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import Group, box, cyl, hexa, lerp, loft, mesh, obj, quads, torus, tube
from . import rig

__all__ = ['cone', 'warning_triangle', 'shackle', 'snatch_block', 'battery', 'jump_leads', 'loose_wheel', 'jack',
           'wheel_spanner', 'toolbox', 'kinetic_rope', 'tie_ring']


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


def shackle(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, s=1.0, mat='amber'):
    """Bow shackle, about 0.12 m, pin along Y, bow upwards."""
    g = put('shackle', loc, 0, parent, s, rot)
    pts = [(0, -.03, 0), (0, -.032, .03), (0, -.045, .06), (0, -.03, .098), (0, 0, .11), (0, .03, .098), (0, .045, .06), (0, .032, .03), (0, .03, 0)]
    tube(pts, .012, mat, g, smooth=True)
    for y in (-.03, .03):
        cyl(.021, .02, (0, y, -.002), mat, g, 'Y', n=28, bevel=.005)
    cyl(.011, .11, (0, .005, -.002), 'galv', g, 'Y', n=24, bevel=.002)
    torus(.014, .005, (0, .072, -.002), 'galv', g, 'X', n=24, m=8)
    return g


def snatch_block(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, s=1.0):
    """Pulley between two cheeks, about 0.22 m."""
    g = put('block', loc, 0, parent, s, rot)
    from .shape import rounded
    out = rounded([(-.06, -.07), (.06, -.07), (.045, .14), (-.045, .14)], .04)
    from .shape import prism
    for y in (-.028, .022):
        v, f, _ = prism(out, 'Y', y, y + .006)
        obj(mesh(v, f), 'amber', g, .002)
    cyl(.056, .036, (0, 0, -.01), 'steel', g, 'Y', n=36, bevel=.008)
    cyl(.02, .07, (0, 0, -.01), 'galv', g, 'Y', n=24, bevel=.004)
    torus(.025, .009, (0, 0, .125), 'galv', g, 'X', n=24, m=8)
    return g


def battery(loc=(0, 0, 0), yaw=0, parent=None, s=1.0):
    """Car battery 0.28 x 0.175 x 0.19 m. .plus, .minus: tops of the posts in its frame."""
    g = put('battery', loc, yaw, parent, s)
    box((.28, .175, .15), (0, 0, .075), 'black', g, .008)
    box((.285, .18, .04), (0, 0, .165), 'grey', g, .008)
    box((.2, .05, .012), (0, -.02, .189), 'black', g, .004)
    for k in range(6):
        cyl(.011, .008, (-.085 + k * .034, -.02, .196), 'dark', g, n=20, bevel=.002)
    box((.16, .002, .08), (0, -.0885, .08), 'teal', g, .001)
    for x, m in ((-.105, 'rubber_red'), (.105, 'dark')):
        cyl(.02, .012, (x, .052, .19), m, g, n=24, bevel=.003)
        cyl(.009, .03, (x, .052, .205), 'steel', g, n=20, r2=.008, bevel=.002)
    tube([(-.13, .0, .19), (-.12, 0, .225), (.12, 0, .225), (.13, 0, .19)], .006, 'black', g)
    g.plus, g.minus = Vector((-.105, .052, .212)), Vector((.105, .052, .212))
    return g


def clamp(g, c, mat, rot=(0, 0, 0), s=1.0):
    """Jump-lead clamp 0.15 m, jaws down at c, handle up and back."""
    k = put('clamp', c, 0, g, s, rot)
    for e in (-1, 1):
        hexa([(-.012, e * .006 - .008, -.012), (.012, e * .006 - .008, -.012), (.012, e * .006 + .008, -.012), (-.012, e * .006 + .008, -.012)],
             [(-.016, e * .026 - .009, .05), (.016, e * .026 - .009, .05), (.016, e * .026 + .009, .05), (-.016, e * .026 + .009, .05)], 'copper', k, .003)
        hexa([(-.017, e * .024 - .011, .04), (.017, e * .024 - .011, .04), (.017, e * .024 + .011, .04), (-.017, e * .024 + .011, .04)],
             [(-.013, e * .034 - .009, .15), (.013, e * .034 - .009, .15), (.013, e * .034 + .009, .15), (-.013, e * .034 + .009, .15)], mat, k, .006)
    cyl(.014, .05, (0, 0, .055), 'galv', k, 'Y', n=18, bevel=.003)
    return k


def jump_leads(a, b, mat='rubber_red', parent=None, via=(), rot_a=(0, 0, 0), rot_b=(0, 0, 0), s=1.0):
    """One lead with clamps at a and b (jaw tips); via: points the cable runs through."""
    g = put('lead', (0, 0, 0), 0, parent)
    a, b = Vector(a), Vector(b)
    from mathutils import Euler
    clamp(g, a, mat, rot_a, s)
    clamp(g, b, mat, rot_b, s)
    ea = a + Euler(rot_a).to_matrix() @ Vector((0, .034, .15)) * s
    eb = b + Euler(rot_b).to_matrix() @ Vector((0, .034, .15)) * s
    tube([ea, ea + (ea - a) * .35] + [Vector(v) for v in via] + [eb + (eb - b) * .35, eb], .0075 * s, mat, g, smooth=True, res=5)
    return g


def loose_wheel(loc=(0, 0, 0), r=.335, w=.225, yaw=0, lean=0, flat=False, style='alloy5', parent=None):
    """A spare: standing (leaning by degrees) or lying flat face up. loc: the ground point."""
    from .wheel import wheel
    if flat:
        g = put('spare', loc, yaw, parent, rot=(pi / 2, 0, radians(yaw)))
        wheel((0, 0 + w / 2, 0), r, w, g, 1, style)
        g.o.rotation_euler = (-pi / 2, 0, radians(yaw))
        g.o.rotation_euler = (pi / 2, 0, radians(yaw))
        return g
    g = put('spare', loc, 0, parent, rot=(radians(lean), 0, radians(yaw)))
    wheel((0, 0, r), r, w, g, 1, style)
    return g


def jack(loc=(0, 0, 0), yaw=0, parent=None, h=.3):
    """Trolley jack lifted to h."""
    g = put('jack', loc, yaw, parent)
    for s_ in (-1, 1):
        hexa([(-.3, s_ * .1 - .008, .03), (.24, s_ * .12 - .008, .03), (.24, s_ * .12 + .008, .03), (-.3, s_ * .1 + .008, .03)],
             [(-.3, s_ * .1 - .008, .13), (.24, s_ * .12 - .008, .1), (.24, s_ * .12 + .008, .1), (-.3, s_ * .1 + .008, .13)], 'red', g, .006)
        cyl(.045, .04, (.24, s_ * .14, .045), 'steel', g, 'Y', n=28, bevel=.006)
        cyl(.035, .03, (-.28, s_ * .13, .035), 'steel', g, 'Y', n=28, bevel=.006)
        tube([(-.18, s_ * .06, .1), (.2, s_ * .045, h - .03)], .014, 'red', g)
    box((.14, .2, .05), (-.3, 0, .11), 'red', g, .012)
    cyl(.035, .22, (-.15, 0, .1), 'galv', g, 'X', n=24, bevel=.006)
    cyl(.05, .03, (.2, 0, h - .012), 'black', g, n=28, bevel=.006)
    box((.07, .1, .05), (.2, 0, h - .04), 'red', g, .012)
    tube([(-.3, 0, .13), (-.75, 0, .62)], .016, 'galv', g)
    tube([(-.6, 0, .455), (-.78, 0, .65)], .021, 'tyre', g)
    return g


def wheel_spanner(loc=(0, 0, 0), yaw=0, parent=None, rot=None):
    """Four-way wheel brace, arms 0.2 m, lying on the ground."""
    g = put('spanner', loc, yaw, parent, rot=rot)
    for k in range(2):
        a = k * pi / 2
        tube([(.2 * cos(a), .2 * sin(a), .014), (-.2 * cos(a), -.2 * sin(a), .014)], .009, 'chrome', g)
    for k in range(4):
        a = k * pi / 2
        cyl(.016, .05, (.2 * cos(a), .2 * sin(a), .016), 'chrome', g, n=18, bevel=.003, rot=(0, pi / 2, a))
        cyl(.010, .052, (.2 * cos(a), .2 * sin(a), .016), 'black', g, n=6, bevel=0, rot=(0, pi / 2, a))
    return g


def toolbox(loc=(0, 0, 0), yaw=0, parent=None, mat='amber', s=1.0):
    """Case 0.5 x 0.25 x 0.25 m with a handle and two catches."""
    g = put('toolbox', loc, yaw, parent, s)
    box((.5, .25, .16), (0, 0, .085), mat, g, .018)
    box((.505, .255, .075), (0, 0, .21), 'black', g, .02)
    tube([(-.1, 0, .245), (-.09, 0, .285), (.09, 0, .285), (.1, 0, .245)], .011, 'black', g)
    for x in (-.16, .16):
        box((.05, .015, .07), (x, -.131, .17), 'chrome', g, .005)
        box((.05, .015, .07), (x, .131, .17), 'chrome', g, .005)
    return g


def kinetic_rope(loc=(0, 0, 0), yaw=0, parent=None, r=.16, n=5, mat='blue_rope', t=.014):
    """Coil of rope lying down, with two eyes."""
    g = put('rope', loc, yaw, parent)
    pts = []
    for k in range(n * 16 + 1):
        a = 2 * pi * k / 16
        rr = r + .006 * cos(k * 1.7)
        pts.append((rr * cos(a), rr * sin(a) * .9, t + (k / 16) * t * 1.35 + .003 * cos(k * 2.3)))
    tube(pts, t, mat, g, smooth=True, res=4)
    tube([pts[-1], (r * 1.6, .06, .05), (r * 2.3, .05, t), (r * 2.5, 0, t), (r * 2.2, -.05, t), (r * 1.8, .0, .02)], t, 'black', g, smooth=True, res=4)
    return g


def tie_ring(loc=(0, 0, 0), parent=None, rot=(.6, 0, 0)):
    g = put('ring', loc, 0, parent)
    torus(.035, .009, (0, 0, .03), 'galv', g, rot=rot, n=24, m=8)
    box((.05, .05, .012), (0, 0, .006), 'galv', g, .004)
    return g
