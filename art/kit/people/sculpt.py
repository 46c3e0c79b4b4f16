"""Figures are sculpted: hulls of balls melted into one skin, then cut in crisp colours. Metres."""
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from ..core import link
from ..materials import M

__all__ = ['ball', 'grown', 'sculpt', 'bend', 'stick']

UNIT = [(sin(pi * j / 8) * cos(2 * pi * i / 14), sin(pi * j / 8) * sin(2 * pi * i / 14), cos(pi * j / 8)) for j in range(9) for i in range(14)]


def ball(c, r):
    """Ellipsoid of a hull: centre and radius (a number or one per axis)."""
    return Vector(c), Vector((r, r, r)) if isinstance(r, (int, float)) else Vector(r)


def stick(pts):
    """Chain of hulls through (point, radius) pairs: a limb."""
    b = [ball(p, r) for p, r in pts]
    return list(zip(b, b[1:]))


def grown(hulls, d):
    """The same hulls, thicker by d: a garment over what lies below."""
    return [tuple((c, r + Vector((d, d, d))) for c, r in h) for h in hulls]


def bend(a, b, l1, l2, pole):
    """Elbow or knee between a and b for two bones of l1 and l2, bent towards pole. Returns (joint, end within reach)."""
    a, b, pole = Vector(a), Vector(b), Vector(pole)
    d = b - a
    n = d.normalized()
    L = min(d.length, l1 + l2 - .004)
    b = a + n * L
    c = (l1 * l1 - l2 * l2 + L * L) / (2 * L)
    p = (pole - n * pole.dot(n)).normalized()
    return a + n * c + p * max(0, l1 * l1 - c * c) ** .5, b


def sculpt(hulls, mat, g, frame=Matrix(), voxel=.0125, smooth=5, folds=0., bands=(), seed=0):
    """One skin over hulls (tuples of balls), moved by frame. folds: depth of vertical folds.

    bands: (point, normal, half width, material, test) in the hulls' own frame: the faces between two planes that pass
    test(centre) take that material; the planes are cut in first, so edges are crisp. Returns the object.
    """
    bm = bmesh.new()
    for h in hulls:
        vs = [bm.verts.new(c + Vector((x * r.x, y * r.y, z * r.z))) for c, r in h for x, y, z in UNIT]
        out = bmesh.ops.convex_hull(bm, input=vs)
        bmesh.ops.delete(bm, geom=[v for v in {*out['geom_interior'], *out['geom_unused']} if isinstance(v, bmesh.types.BMVert)], context='VERTS')
    me = bpy.data.meshes.new('figure')
    bm.to_mesh(me)
    bm.free()
    o = link(bpy.data.objects.new('figure', me))
    m = o.modifiers.new('r', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    m = o.modifiers.new('s', 'SMOOTH')
    m.factor, m.iterations = .5, smooth
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    bm = bmesh.new()
    bm.from_mesh(me)
    if folds:
        bm.normal_update()
        for v in bm.verts:
            q = v.co
            k = noise.noise(Vector((q.x * 11 + seed, q.y * 11, q.z * 1.6))) + .5 * noise.noise(Vector((q.x * 24, q.y * 24 + seed, q.z * 3.2)))
            v.co = q + v.normal * folds * k
    mats = [mat]
    for p, n, w, bmat, test in bands:
        p, n = Vector(p), Vector(n).normalized()
        for s in (-1, 1):
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=p + n * w * s, plane_no=n, dist=1e-5)
        mats.append(bmat)
        for f in bm.faces:
            c = f.calc_center_median()
            if abs((c - p).dot(n)) < w and test(c):
                f.material_index = len(mats) - 1
    bm.transform(frame)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    for k in mats:
        me.materials.append(M(k) if isinstance(k, str) else k)
    return link(bpy.data.objects.new('figure', me), g)
