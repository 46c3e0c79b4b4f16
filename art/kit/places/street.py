"""Street furniture: roads and markings along X, kerbs, rails, lamps, palms, shrubs, viaduct, cones. Metres."""
import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from .. import lights
from ..core import box, cyl, hexa, link, loft, mesh, obj, tube
from ..materials import M
from .surfaces import asphalt, glow_mat, hide_reflections, mottled, pool, striped

__all__ = ['road', 'kerb', 'guard_rail', 'street_light', 'palm', 'shrub', 'hedge', 'viaduct', 'quad_strip', 'low_wall', 'tree', 'copy_of']


def copy_of(objs, loc, rot=0., scale=1.):
    """Linked copies of objects modelled round the origin: cheap repetition."""
    out = []
    for o in objs:
        c = bpy.data.objects.new(o.name, o.data)
        for m in o.modifiers:
            n = c.modifiers.new(m.name, m.type)
            if m.type == 'BEVEL':
                n.width, n.segments, n.limit_method, n.angle_limit, n.harden_normals = m.width, m.segments, m.limit_method, m.angle_limit, m.harden_normals
        link(c)
        from mathutils import Matrix
        c.matrix_world = Matrix.Translation(Vector(loc)) @ Matrix.Rotation(rot, 4, 'Z') @ Matrix.Scale(scale, 4) @ o.matrix_basis
        c.visible_glossy, c.visible_diffuse = o.visible_glossy, o.visible_diffuse
        out.append(c)
    return out


def _park(objs):
    """Prototypes live far below the set, out of sight."""
    for o in objs:
        o.hide_render = True
    return objs


def quad_strip(rects, z, mat):
    """Flat rectangles (x0, x1, y0, y1) in one mesh at height z: markings."""
    v, f = [], []
    for x0, x1, y0, y1 in rects:
        n = len(v)
        v += [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
        f.append((n, n + 1, n + 2, n + 3))
    return obj(mesh(v, f), mat, smooth=False)


def road(x0, x1, yc, lanes=3, lane=3.6, wet=0., edge=True, solid=(), z=0., dash=(3., 6.), shoulder=.6):
    """Carriageway along X, centred on yc. Returns its half width. solid: indices of lane lines drawn through."""
    hw = lanes * lane / 2 + shoulder
    box((x1 - x0, hw * 2, .3), ((x0 + x1) / 2, yc, z - .15), asphalt(wet), bevel=0)
    r, w = [], .075
    if edge:
        r += [(x0, x1, yc + s * (hw - shoulder) - w, yc + s * (hw - shoulder) + w) for s in (-1, 1)]
    for k in range(1, lanes):
        y = yc - hw + shoulder + k * lane
        if k in solid:
            r.append((x0, x1, y - w, y + w))
        else:
            x = x0
            while x < x1:
                r.append((x, x + dash[0], y - w, y + w))
                x += sum(dash)
    quad_strip(r, z + .006, mottled('paint', '#d9d6cb', '#f0ede2', 1.2, .6))
    return hw


def kerb(x0, x1, y, painted=True, h=.16, w=.3):
    m = striped('kerb_stripes', '#d9d6cc', '#33383f', .8) if painted else M('kerb')
    return box((x1 - x0, w, h + .3), ((x0 + x1) / 2, y, h - (h + .3) / 2), m, bevel=.04)


def guard_rail(x0, x1, y, side=-1):
    """W-beam; side: which way it faces."""
    prof = [(0, .42), (.05, .46), (.05, .5), (0, .56), (0, .6), (.05, .66), (.05, .7), (0, .74)]
    rows = [[(x, y + side * (.08 + p), z) for p, z in prof] for x in (x0, x1)]
    loft(rows, 'galv', close=False, cap=False, angle=25)
    n = int((x1 - x0) / 4)
    rng = [x0 + 1 + k * 4 for k in range(n)]
    v, f = [], []
    for x in rng:
        for a, b in ((x - .06, x + .06),):
            k = len(v)
            v += [(a, y - .05, -.3), (b, y - .05, -.3), (b, y + .05, -.3), (a, y + .05, -.3), (a, y - .05, .76), (b, y - .05, .76), (b, y + .05, .76), (a, y + .05, .76)]
            f += [tuple(k + i for i in q) for q in ((0, 1, 2, 3), (4, 5, 6, 7), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0))]
    obj(mesh(v, f), 'steel', smooth=False)


def street_light(c, h=9.5, two=True, power=0, yaw=90, arm=2.2, spread=125):
    """Tapered mast with flat LED heads; the arms point along yaw (and back). power > 0: real light below each head (W)."""
    x, y, z = c
    a = radians(yaw)
    cyl(.13, h, (x, y, z + h / 2), 'galv', n=12, r2=.06, bevel=0)
    cyl(.2, .5, (x, y, z + .25), 'galv', n=12, bevel=.03)
    lit = lights.NOW.night
    for s in ((1, -1) if two else (1,)):
        d = Vector((cos(a), sin(a), 0)) * s
        p = Vector((x, y, z + h))
        tube([p - Vector((0, 0, .5)), p + d * .6 + Vector((0, 0, .1)), p + d * arm + Vector((0, 0, .28))], .05, 'galv', smooth=True, res=2)
        e = p + d * (arm + .35) + Vector((0, 0, .27))
        box((.85, .3, .09), e, 'galv', bevel=.03, rot=(0, 0, a))
        b = box((.7, .22, .02), e - Vector((0, 0, .055)), glow_mat('lamp_on', '#ffd7a0', 26) if lit else glow_mat('lamp_off', '#dfe3e2', .1), bevel=0, rot=(0, 0, a))
        b.visible_glossy = b.visible_diffuse = False
        if lit and power:
            lights.light('SPOT', e - Vector((0, 0, .15)), e - Vector((0, 0, 9)), power, '#ffcd8e', .35, spread, .9, glossy=False)


_PALMS = []


def _palm_proto(seed):
    """Trunk with ring scars and a crown of arching fronds with separate leaflets, 6 m high, round the origin."""
    r = random.Random(seed)
    bx, by = r.uniform(-.35, .35), r.uniform(-.35, .35)
    rows, n = [], 26
    for k in range(n + 1):
        t = k / n
        rad = (.24 - .09 * t) * (1.09 if k % 2 else .95) + (.1 if k == 0 else 0)
        rows.append([(bx * t * t + rad * cos(2 * pi * i / 10), by * t * t + rad * sin(2 * pi * i / 10), 6 * t) for i in range(10)])
    trunk = loft(rows, mottled('palm_trunk', '#5d432c', '#80613f', 5, .9), angle=50)
    v, f = [], []
    count = 22
    for k in range(count):
        a = 2 * pi * k / count * 3.0 + r.uniform(-.15, .15)
        tier = k / count
        rise, reach, drop = 1.5 - 1.9 * tier + r.uniform(-.15, .15), 1.9 + .5 * sin(tier * pi), .5 + 1.7 * tier
        d, side = Vector((cos(a), sin(a), 0)), Vector((-sin(a), cos(a), 0))
        m = 13
        pts = []
        for j in range(m + 1):
            t = j / m
            pts.append(Vector((bx, by, 6.02)) + d * (reach * (t - .18 * t * t)) + Vector((0, 0, rise * t - (rise * .55 + drop) * t * t)))
        for j in range(m):
            t = (j + .5) / m
            p, q = pts[j], pts[j + 1]
            tang = (q - p).normalized()
            ln = .62 * (sin(pi * min(1, t * .9 + .12)) ** .7)
            for s in (-1, 1):
                out = (side * s * .8 + tang * .75 - Vector((0, 0, .42))).normalized()
                w = .085
                i = len(v)
                base = p.lerp(q, .5)
                v += [base - tang * w, base + tang * w, base + out * ln * .6 + tang * w * .9, base + out * ln]
                f.append((i, i + 1, i + 2, i + 3))
            i = len(v)
            v += [p - side * .03, p + side * .03, q + side * .025, q - side * .025]
            f.append((i, i + 1, i + 2, i + 3))
    crown = obj(mesh(v, f, fix=False), mottled('palm_leaf', '#2f6a35', '#5c9448', .8, .6), smooth=False)
    boots = cyl(.2, .5, (bx, by, 5.85), mottled('palm_boot', '#6b4f2f', '#8a6c45', 4, .9), n=10, r2=.3, bevel=.05)
    return _park([trunk, crown, boots])


def palm(c, h=6., seed=0):
    """Date palm standing at c, h to the crown's foot."""
    if not _PALMS:
        _PALMS.extend(_palm_proto(k) for k in range(4))
    return copy_of(_PALMS[seed % 4], (c[0], c[1], c[2] - .05), (seed * 2.399) % 6.28, h / 6)


_SHRUBS = {}


def shrub(c, s=1., kind='green', seed=0):
    """Tuft of blades (kind 'dry', 'green') or a round bush ('bush')."""
    k = (kind, seed % 3)
    if k not in _SHRUBS:
        r = random.Random(seed % 3 * 7 + 1)
        v, f = [], []
        if kind == 'bush':
            for _ in range(240):
                a, e, q = r.uniform(0, 6.28), r.uniform(-.1, 1), r.uniform(.75, 1)
                p = Vector((cos(a) * (1 - e * e * .8) ** .5 * q * .5, sin(a) * (1 - e * e * .8) ** .5 * q * .5, .1 + e * .55 * q))
                t, u = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.3, 1))).normalized() * .13, Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))).normalized() * .07
                i = len(v)
                v += [p - t - u, p + t - u, p + t + u, p - t + u]
                f.append((i, i + 1, i + 2, i + 3))
            m = mottled('bush_leaf', '#2c5a33', '#4d7d40', 3, .7)
        else:
            for _ in range(26):
                a, ln = r.uniform(0, 6.28), r.uniform(.35, .8)
                d, sd, w = Vector((cos(a), sin(a), 0)), Vector((-sin(a), cos(a), 0)), .018
                b, mid, e = d * .06, d * ln * .35 + Vector((0, 0, ln * .7)), d * ln * .95 + Vector((0, 0, ln * .78))
                i = len(v)
                v += [b - sd * w, b + sd * w, mid + sd * w, mid - sd * w, e]
                f += [(i, i + 1, i + 2, i + 3), (i + 3, i + 2, i + 4)]
            m = mottled('dry_grass', '#7d7440', '#a89a5c', 3, .9) if kind == 'dry' else mottled('grass', '#55762f', '#7d9448', 3, .8)
        _SHRUBS[k] = _park([obj(mesh(v, f, fix=False), m, smooth=False)])
    return copy_of(_SHRUBS[k], c, seed * 1.7, s)


def hedge(x0, x1, y, w=1.2, h=.7, z=0.):
    """Clipped hedge along X: a bumpy loft with bushes along it."""
    n = max(2, int((x1 - x0) / 1.1))
    r = random.Random(int(x0 * 3 + y))
    for k in range(n):
        shrub((x0 + (k + .5) * (x1 - x0) / n, y + r.uniform(-.1, .1), z - .1), w * r.uniform(1.15, 1.4), 'bush', k)
    box((x1 - x0, w * .7, h * .8), ((x0 + x1) / 2, y, z + h * .35), mottled('hedge_core', '#1d3f27', '#2a5230', 3, .9), bevel=.15)


def tree(c, h=4.5, seed=0):
    """Broad shade tree (ghaf): forked trunk and clouds of leaves."""
    x, y, z = c
    r = random.Random(seed)
    bark = mottled('bark', '#5a4636', '#7a6047', 4, .9)
    for k in range(3):
        a = k * 2.1 + seed
        tube([(x, y, z - .1), (x + .1 * cos(a), y + .1 * sin(a), z + h * .35), (x + h * .22 * cos(a), y + h * .22 * sin(a), z + h * .7)], .11, bark, smooth=True, res=2)
    for k in range(9):
        a, q = k * 2.4, (k / 9) ** .5 * h * .33
        shrub((x + cos(a) * q, y + sin(a) * q, z + h * (.62 + .2 * (1 - q / h * 2)) + r.uniform(-.15, .15)), h * .42, 'bush', k)


def low_wall(x0, x1, y, h=2.2, mat=None, t=.3, z=-.1):
    m = mat or mottled('render_wall', '#d8cbb2', '#e2d7c0', .5, .9)
    box((x1 - x0, t, h), ((x0 + x1) / 2, y, z + h / 2), m, bevel=.03)
    box((x1 - x0, t + .14, .12), ((x0 + x1) / 2, y, z + h + .06), m, bevel=.03)


def viaduct(y, x0=-260, x1=260, h=8.5, step=26, train=None):
    """Elevated metro line along X: box girder on flared piers; train: x of its middle, or None."""
    m = mottled('viaduct', '#a9a498', '#c2bcae', .3, .85)
    sec = [(-1.3, 0), (1.3, 0), (3.6, 1.2), (4.2, 1.5), (4.2, 2.5), (4.0, 2.5), (4.0, 1.7), (-4.0, 1.7), (-4.0, 2.5), (-4.2, 2.5), (-4.2, 1.5), (-3.6, 1.2)]
    loft([[(x, y + p, h + q) for p, q in sec] for x in (x0, x1)], m, angle=20)
    k = x0 + 8
    while k < x1:
        cyl(.95, h - .6, (k, y, (h - .6) / 2 - .3), m, n=20, bevel=0)
        hexa([(k - .9, y - .95, h - 1.6), (k + .9, y - .95, h - 1.6), (k + .9, y + .95, h - 1.6), (k - .9, y + .95, h - 1.6)],
             [(k - 1, y - 2.6, h + .45), (k + 1, y - 2.6, h + .45), (k + 1, y + 2.6, h + .45), (k - 1, y + 2.6, h + .45)], m, bevel=.12)
        k += step
    if train is not None:
        for j in range(4):
            x = train + (j - 1.5) * 16.4
            box((16, 2.7, 3.3), (x, y - 1.7, h + 3.7), 'pearl', bevel=.35)
            box((15, .06, 1.1), (x, y - 3.06, h + 4.1), glow_mat('train_win', '#bfeff2', 1. if lights.NOW.night else .15), bevel=.02)
            box((15.8, .05, .3), (x, y - 3.06, h + 2.7), M('sky'), bevel=.01)
