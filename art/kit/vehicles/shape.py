"""Shaping of bodies: fillets, cut openings with kept smooth normals, and things laid on a curved skin. Metres."""
import math
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from ..core import link, mesh, obj, quads
from ..materials import M


def fillet(pts, radii, n=4):
    """Open polyline with rounded corners. pts: tuples of equal size; radii: one per point (0 = sharp).
    A rounded corner becomes n+1 points, so the count depends on the radii being zero or not only."""
    out = []
    for i, p in enumerate(pts):
        p = Vector(p)
        r = radii[i] if 0 < i < len(pts) - 1 else 0
        if r <= 0:
            out.append(tuple(p))
            continue
        a, b = Vector(pts[i - 1]) - p, Vector(pts[i + 1]) - p
        p0 = p + a.normalized() * min(r, a.length * .48)
        p1 = p + b.normalized() * min(r, b.length * .48)
        for k in range(n + 1):
            t = k / n
            out.append(tuple(p0 * (1 - t) ** 2 + p * 2 * t * (1 - t) + p1 * t * t))
    return out


def rounded(poly, r, n=4):
    """Closed 2D polygon with corners rounded by r (a number or one per corner)."""
    m = len(poly)
    rs = r if isinstance(r, (list, tuple)) else [r] * m
    out = []
    for i in range(m):
        out += fillet([poly[i - 1], poly[i], poly[(i + 1) % m]], [0, max(rs[i], 1e-4), 0], n)[1:-1]
    return out


def prism(poly, axis, a, b, mat_index=0):
    """Verts, faces, material index of a 2D polygon pushed along an axis: Y takes (x, z), X takes (y, z), Z takes (x, y)."""
    def put(p, d):
        return {'Y': (p[0], d, p[1]), 'X': (d, p[0], p[1]), 'Z': (p[0], p[1], d)}[axis]
    n = len(poly)
    v = [put(p, a) for p in poly] + [put(p, b) for p in poly]
    f = [tuple(range(n)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return v, f, mat_index


def disc_poly(x, z, r, n=40):
    return [(x + r * cos(2 * pi * i / n), z + r * sin(2 * pi * i / n)) for i in range(n)]


def tree(me):
    return BVHTree.FromPolygons([v.co for v in me.vertices], [tuple(p.vertices) for p in me.polygons])


def volume(me):
    bm = bmesh.new()
    bm.from_mesh(me)
    v = bm.calc_volume()
    bm.free()
    return v


def cut_one(body, solid, mats):
    """One exact difference. The solver now and then keeps the wrong side; a nudged second try settles it."""
    before = volume(body.data)
    for k in range(8):
        cm = mesh([Vector(v) * (1 + .0031 * k * (-1) ** k) + Vector((.0023, .0007, .0031)) * k for v in solid[0]], solid[1], 'cut')
        for m in mats:
            cm.materials.append(M(m) if isinstance(m, str) else m)
        cm.polygons.foreach_set('material_index', [solid[2]] * len(cm.polygons))
        c = link(bpy.data.objects.new('cut', cm))
        mod = body.modifiers.new('c', 'BOOLEAN')
        mod.operation, mod.solver, mod.object = 'DIFFERENCE', 'FAST' if k > 5 else 'EXACT', c
        out = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        body.modifiers.remove(mod)
        bpy.data.objects.remove(c)
        after = volume(out)
        if before * (.15 if solid[2] == 1 else .8) < after < before * .9997:
            body.data = out
            return True
        if k == 7:
            print('cut failed', k, len(solid[0]), solid[2], round(before, 2), round(after, 2), flush=True)


def carve(me, solids, mats, g=None, angle=38):
    """Cut solids (as prism gives them) out of a closed mesh; the skin keeps the normals it had uncut.

    mats[0] is the skin, each solid's index picks the material of the faces it leaves. Returns (object, skin tree).
    """
    ref = obj(me.copy(), mats[0], None, angle=angle)
    ref.data.calc_normals_split()
    rl = ref.data.loops
    polys = [(tuple(p.vertices), [rl[i].normal.copy() for i in p.loop_indices]) for p in ref.data.polygons]
    co = [v.co.copy() for v in ref.data.vertices]
    bvh = tree(ref.data)
    bpy.data.objects.remove(ref)
    body = obj(me, list(mats), g, angle=angle)
    for s in solids:
        cut_one(body, s, mats)
    out = body.data
    out.polygons.foreach_set('use_smooth', [True] * len(out.polygons))
    out.use_auto_smooth, out.auto_smooth_angle = True, math.radians(angle)
    normals = [(0, 0, 0)] * len(out.loops)
    for p in out.polygons:
        for li in p.loop_indices:
            if p.material_index:
                normals[li] = tuple(p.normal)
                continue
            pos = out.vertices[out.loops[li].vertex_index].co
            # ask a little inside the face, so that a point on a crease takes the face's own side
            loc, _, idx, _ = bvh.find_nearest(pos.lerp(p.center, .04))
            vs, ns = polys[idx]
            w = [1 / ((co[v] - loc).length_squared + 1e-7) for v in vs]
            nn = sum((n * k for n, k in zip(ns, w)), Vector()).normalized()
            normals[li] = tuple(nn if nn.dot(p.normal) > .3 else p.normal)
    out.normals_split_custom_set(normals)
    return body, bvh


def hit(bvh, p, d, far=3):
    loc, nrm, _, _ = bvh.ray_cast(Vector(p), Vector(d).normalized(), far)
    return (loc, nrm) if loc else (None, None)


FRAME = {'+X': ((-1, 0, 0), (0, 1, 0), (0, 0, 1)), '-X': ((1, 0, 0), (0, -1, 0), (0, 0, 1)),
         '+Y': ((0, -1, 0), (-1, 0, 0), (0, 0, 1)), '-Y': ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
         '+Z': ((0, 0, -1), (0, 1, 0), (1, 0, 0))}


def frame(view, yaw=0):
    """Ray direction, right and up for looking at a body from a side; yaw turns the view about Z in degrees."""
    from mathutils import Matrix
    R = Matrix.Rotation(math.radians(yaw), 3, 'Z')
    return [R @ Vector(v) for v in FRAME[view]]


def decal(bvh, c, outline, mat, g=None, view='+X', off=.008, yaw=0, rings=5, skirt=.02, far=1.5):
    """Lay a 2D outline (right, up around c) on the skin: lamps, grilles, plates. c lies outside the body."""
    d, r, u = frame(view, yaw)
    c = Vector(c)
    cx = sum(p[0] for p in outline) / len(outline)
    cy = sum(p[1] for p in outline) / len(outline)
    h0, _ = hit(bvh, c + r * cx + u * cy, d, far)
    dist = [(h0 - c).dot(d) if h0 else 0] * len(outline)
    rows = []
    for k in range(1, rings + 1):                     # from the middle outwards
        t, row = k / rings, []
        for j, p in enumerate(outline):
            step = math.hypot(p[0] - cx, p[1] - cy) / rings
            q = c + r * (cx + (p[0] - cx) * t) + u * (cy + (p[1] - cy) * t)
            h, _ = hit(bvh, q, d, far)
            e = (h - q).dot(d) if h else dist[j] + step
            dist[j] = max(dist[j] - 1.3 * step, min(dist[j] + 1.3 * step, e))   # a ray that slips past a corner must not tear the shape
            row.append(q + d * (dist[j] - off))
        rows.insert(0, row)
    rows.insert(0, [p + d * skirt for p in rows[0]])
    n = len(outline)
    verts = [p for row in rows for p in row]
    faces = quads(len(rows), n) + [tuple(range((len(rows) - 1) * n, len(rows) * n))]
    return obj(mesh(verts, faces, 'decal'), mat, g, min(off, .006), seg=2, angle=45)


def quads_row(k, n):
    return [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for i in range(n - 1)]


def band(bvh, line, h, mat, g=None, view='+Y', off=.004, n=40, far=1.2, y0=1.6, holes=()):
    """Stripe of height h (or (h0, h1)) on a side, following line = [(x, z)…] through the middle, seen from ±Y; left out over holes (x, z, r)."""
    from ..core import interp
    s = 1 if view == '+Y' else -1
    h0, h1 = h if isinstance(h, tuple) else (h, h)
    xa, xb = line[0][0], line[-1][0]
    rows, gone = [], []
    for i in range(n + 1):
        t = i / n
        x = xa + (xb - xa) * t
        z = interp(line, x)
        hh = (h0 + (h1 - h0) * t) / 2
        row = []
        for e in (-1, -.5, 0, .5, 1):
            q = Vector((x, s * y0, z + e * hh))
            p, _ = hit(bvh, q, (0, -s, 0), far)
            if p is None:
                break
            row.append(p + Vector((0, s * off, 0)))
        if len(row) == 5:
            if any((x - a) ** 2 + (z - hh - b) ** 2 < r * r for a, b, r in holes):
                gone.append(len(rows))
            rows.append(row)
    f = [q for k in range(len(rows) - 1) if k not in gone and k + 1 not in gone for q in quads_row(k, 5)]
    return obj(mesh([p for r in rows for p in r], f, 'band'), mat, g, angle=60)


def seam(bvh, pts, g=None, view='+Y', r=.0045, mat='gloss', step=.06, y0=1.6, far=1.4):
    """Panel gap: a thin dark line on the skin through 2D points ((x, z) from the side, (y, z) from front or rear)."""
    d, rt, u = frame(view)
    if view[1] == 'Y':
        base = lambda a, b: Vector((a, y0 if view[0] == '+' else -y0, b))
    elif view[1] == 'X':
        base = lambda a, b: Vector((y0 if view[0] == '+' else -y0, a, b))
    else:
        base = lambda a, b: Vector((a, b, y0))
    line = []
    for a, b in zip(pts, pts[1:]):
        m = max(1, int(math.dist(a, b) / step))
        for k in range(m + (b == pts[-1])):
            p, _ = hit(bvh, base(a[0] + (b[0] - a[0]) * k / m, a[1] + (b[1] - a[1]) * k / m), d, far)
            if p is not None:
                line.append(p)
    if len(line) > 1:
        from ..core import tube
        return tube(line, r, mat, g, res=1)
