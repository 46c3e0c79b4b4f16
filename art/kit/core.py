"""Mesh helpers shared by every scene. Metres; +X is a vehicle's forward, +Z up.

box, hexa, cyl, tube, panel, loft and mesh build bevelled solids. Each takes a material name
(or a material) and an optional Group, whose empty becomes the parent of the part.
"""
import math
from math import cos, pi, radians, sin

import bpy
import bmesh
from mathutils import Euler, Matrix, Vector

from .materials import M, clear_materials

__all__ = ['reset', 'Group', 'clone', 'link', 'obj', 'mesh', 'hexa', 'box', 'cyl', 'tube', 'panel', 'loft', 'ring', 'quads',
           'grid', 'torus', 'disc', 'smoothstep', 'lerp', 'interp']


def reset():
    """Empty the file: no objects, no materials, no world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    clear_materials()


def link(o, g=None):
    """Put an object into the scene, under a Group if one is given."""
    bpy.context.scene.collection.objects.link(o)
    if g:
        o.parent = g.o
    return o


class Group:
    """An empty that parents parts, so that a whole vehicle can be posed. Attributes hold anchors."""

    def __init__(self, name, parent=None):
        self.name = name
        self.o = bpy.data.objects.new(name, None)
        link(self.o, parent)

    def pose(self, loc, yaw=0, pitch=0, roll=0):
        """Degrees. Pitch lifts the front, roll lifts the left side (+Y)."""
        self.o.matrix_local = (Matrix.Translation(Vector(loc)) @ Matrix.Rotation(radians(yaw), 4, 'Z')
                               @ Matrix.Rotation(radians(-pitch), 4, 'Y') @ Matrix.Rotation(radians(roll), 4, 'X'))
        return self

    def at(self, p):
        """World position of a point given in the group's own frame."""
        bpy.context.view_layer.update()
        return self.o.matrix_world @ Vector(p)

    def parts(self):
        """All objects under the group, nested groups included."""
        todo, out = list(self.o.children), []
        while todo:
            o = todo.pop()
            out.append(o)
            todo += list(o.children)
        return out


def lerp(a, b, t):
    return a + (b - a) * t


def smoothstep(a, b, x):
    t = min(1, max(0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def interp(pts, x):
    """Piecewise linear value of a list of (x, y...) stations, ends held. Returns a float or a tuple."""
    one = len(pts[0]) == 2
    if x <= pts[0][0]:
        r = pts[0][1:]
    elif x >= pts[-1][0]:
        r = pts[-1][1:]
    else:
        for a, b in zip(pts, pts[1:]):
            if a[0] <= x <= b[0]:
                t = (x - a[0]) / (b[0] - a[0] + 1e-12)
                r = tuple(lerp(p, q, t) for p, q in zip(a[1:], b[1:]))
                break
    return r[0] if one else r


def mesh(verts, faces, name='m', fix=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if fix:
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me)
        bm.free()
    return me


def obj(me, mat, g=None, bevel=0, seg=3, smooth=True, angle=35, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Object from a mesh: material (or list of them), smooth shading, bevel with hardened normals."""
    o = link(bpy.data.objects.new(me.name, me), g)
    for m in mat if isinstance(mat, (list, tuple)) else [mat]:
        me.materials.append(M(m) if isinstance(m, str) else m)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = radians(angle)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, seg, 'ANGLE'
        b.angle_limit, b.harden_normals = radians(angle), True
    o.location = loc
    o.rotation_euler = Euler(rot)
    return o


HEX = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]


def hexa(bot, top, mat, g=None, bevel=.03, **k):
    """Solid from 4 bottom and 4 top points, both in the same turn (rear-R, front-R, front-L, rear-L)."""
    return obj(mesh(list(bot) + list(top), HEX), mat, g, bevel, **k)


def box(size, c, mat, g=None, bevel=.03, rot=(0, 0, 0), **k):
    x, y, z = [s / 2 for s in size]
    q = [(-x, -y), (x, -y), (x, y), (-x, y)]
    return hexa([(a, b, -z) for a, b in q], [(a, b, z) for a, b in q], mat, g,
                min(bevel, min(size) * .45), loc=c, rot=rot, **k)


AXIS = {'Z': (0, 0, 0), 'X': (0, pi / 2, 0), 'Y': (pi / 2, 0, 0)}


def cyl(r, d, c, mat, g=None, axis='Z', n=32, bevel=.02, r2=None, rot=None, **k):
    """Cylinder or cone (r at the bottom, r2 at the top), depth d, centred on c."""
    r2 = r if r2 is None else r2
    ang = [2 * pi * i / n for i in range(n)]
    v = [(r * cos(a), r * sin(a), -d / 2) for a in ang] + [(r2 * cos(a), r2 * sin(a), d / 2) for a in ang]
    f = [tuple(range(n)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    k.setdefault('angle', 40)
    return obj(mesh(v, f), mat, g, min(bevel, d * .45, max(r, r2) * .45), loc=c, rot=rot or AXIS[axis], **k)


def tube(pts, r, mat, g=None, res=4, smooth=False, close=False):
    """Round bar along points; smooth=True runs a curve through them."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, True
    s = cu.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        s.bezier_points.add(len(pts) - 1)
        for b, p in zip(s.bezier_points, pts):
            b.co = p
            b.handle_left_type = b.handle_right_type = 'AUTO'
    else:
        s.points.add(len(pts) - 1)
        for b, p in zip(s.points, pts):
            b.co = (*p, 1)
    s.use_cyclic_u = close
    cu.materials.append(M(mat) if isinstance(mat, str) else mat)
    return link(bpy.data.objects.new('tube', cu), g)


def panel(quad, u0, u1, v0, v1, mat, g=None, off=.012, th=.03, bevel=.012):
    """Thin slab lying on a quad (bl, br, tr, tl seen from outside): windows, grilles, stripes."""
    a, b, c, d = [Vector(p) for p in quad]
    n = (b - a).cross(d - a).normalized()

    def at(u, v):
        return (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
    q = [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]
    return hexa([p - n * th for p in q], [p + n * off for p in q], mat, g, bevel)


def ring(r, n, z=0, a0=0):
    return [(r * cos(a0 + 2 * pi * i / n), r * sin(a0 + 2 * pi * i / n), z) for i in range(n)]


def quads(rows, n, close=True):
    """Faces between consecutive rows of n vertices each."""
    m = n if close else n - 1
    return [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i)
            for r in range(rows - 1) for i in range(m)]


def loft(rows, mat, g=None, bevel=0, close=True, cap=True, **k):
    """Skin over rows of points (all of equal length): closed rings by default, ends capped."""
    n = len(rows[0])
    f = quads(len(rows), n, close)
    if cap and close:
        f += [tuple(range(n)), tuple(range((len(rows) - 1) * n, len(rows) * n))]
    return obj(mesh([p for r in rows for p in r], f), mat, g, bevel, **k)


def grid(fn, us, vs, mat, g=None, **k):
    """Open sheet: fn(u, v) -> point for every pair."""
    return loft([[fn(u, v) for u in us] for v in vs], mat, g, close=False, cap=False, **k)


def torus(R, r, c, mat, g=None, axis='Z', n=40, m=14, rot=None, **k):
    """Ring of radius R and section radius r about an axis."""
    rows = [[((R + r * cos(b)) * cos(a), (R + r * cos(b)) * sin(a), r * sin(b))
             for b in (2 * pi * j / m for j in range(m))] for a in (2 * pi * i / n for i in range(n))]
    f = quads(n, m) + [((n - 1) * m + i, (n - 1) * m + (i + 1) % m, (i + 1) % m, i) for i in range(m)]
    return obj(mesh([p for r_ in rows for p in r_], f), mat, g, loc=c, rot=rot or AXIS[axis], angle=60, **k)


def disc(r, c, mat, g=None, axis='Z', n=40, **k):
    return obj(mesh(ring(r, n), [tuple(range(n))]), mat, g, loc=c, rot=AXIS[axis], **k)


def clone(g):
    """Second copy of a posed-or-not group: same meshes, own place. Far cheaper than building a vehicle twice."""
    h = Group.__new__(Group)
    h.__dict__.update(g.__dict__)

    def copy(o, parent):
        n = o.copy()
        bpy.context.scene.collection.objects.link(n)
        n.parent = parent
        n.matrix_parent_inverse = o.matrix_parent_inverse.copy()
        for c in o.children:
            copy(c, n)
        return n
    h.o = copy(g.o, None)
    return h
