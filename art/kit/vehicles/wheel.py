"""Wheels with a turned tyre, a dished rim, spokes, brake disc and nuts. One mesh set per kind, shared by all copies."""
import math
from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

from ..core import link, mesh, obj, quads
from ..materials import M


def lathe(profile, n=56):
    """Verts and faces of (radius, y) points turned about the Y axis; open profile, closed turn."""
    v = [(r * cos(2 * pi * i / n), y, r * sin(2 * pi * i / n)) for r, y in profile for i in range(n)]
    return v, quads(len(profile), n)


def _tyre(r, w, rr):
    h = w / 2
    side = [(rr, h * .72), (rr + .012, h * .92), (rr + (r - rr) * .35, h * 1.02), (rr + (r - rr) * .6, h),
            (r - .025, h * .93), (r - .008, h * .86), (r, h * .74)]
    tread = []
    for y in (.46, .12, -.12, -.46):
        tread += [(r + .002, h * y + .008), (r - .012, h * y + .006), (r - .012, h * y - .006), (r + .002, h * y - .008)]
    return lathe(side + tread + [(a, -b) for a, b in side[::-1]], 64)


def _spokes(n, rr, w, face, split):
    """Tapered, dished bars from hub to rim; split=True gives pairs."""
    V, F = [], []
    for k in range(n):
        for off in ((-.13, .13) if split else (0,)):
            a = 2 * pi * k / n
            R = Matrix.Rotation(-a, 4, 'Y')
            rows = []
            for t, wd, y in ((.12, .2, -.012), (.5, .13, .004), (.8, .12, -.004), (.97, .16, -.03)):
                x = rr * t
                wd = wd * rr * (.55 if split else 1) * (7 / (n + 2)) ** .5
                o = off * rr * (.4 + .9 * t) * (5 / n)
                rows.append([(x, face + y - .03, o - wd / 2), (x, face + y, o - wd * .36), (x, face + y, o + wd * .36),
                             (x, face + y - .03, o + wd / 2)])
            b = len(V)
            V += [R @ Vector(p) for row in rows for p in row]
            F += [tuple(b + i for i in f) for f in quads(4, 4)]
    return V, F


def _blocks(r, w):
    """Off-road tread: staggered blocks that reach round the shoulder."""
    V, F = [], []
    n = 30
    for k in range(n):
        for s in (-1, 1):
            a = 2 * pi * (k + (.25 if s > 0 else -.25)) / n
            R = Matrix.Rotation(-a, 4, 'Y')
            ta = .62 * pi * r / n
            pts = [(r - .02, s * .04), (r + .014, s * .04), (r + .014, s * w * .4), (r - .005, s * w * .49), (r - .05, s * w * .505), (r - .05, s * w * .44)]
            b = len(V)
            V += [R @ Vector((x, y, z)) for z in (-ta, ta) for x, y in pts]
            m = len(pts)
            F += [tuple(b + i for i in range(m)), tuple(b + m + i for i in range(m))]
            F += [(b + i, b + (i + 1) % m, b + m + (i + 1) % m, b + m + i) for i in range(m)]
    return V, F


STYLES = {  # spokes, split, rim share of the radius, spoke material, rim material
    'alloy5': (5, True, .70, 'rim', 'rim'), 'alloy10': (10, False, .71, 'rim', 'rim'), 'sport': (5, True, .76, 'rim_dark', 'rim'),
    'steel': (8, False, .62, 'rim_dark', 'rim'), 'offroad': (6, False, .56, 'black', 'black'), 'truck': (10, False, .58, 'steel', 'galv'),
    'aero': (7, False, .72, 'rim', 'rim_dark'), 'lux': (16, False, .74, 'rim', 'rim'), 'amber': (6, False, .56, 'rim', 'amber')}


def _parts(r, w, style):
    n, split, share, smat, rmat = STYLES[style]
    rr = r * share
    h = w / 2
    face = h * .74 if style != 'truck' else h * .5
    bits = []

    def add(vf, mat, bevel=0, angle=38):
        me = mesh(*vf, name='wheel')
        bits.append((me, mat, bevel, angle))
    add(_tyre(r, w, rr), 'tyre', angle=50)
    lip = [(rr * .90, -h * .8), (rr * .88, h * .1), (rr * .93, h * .62), (rr * .955, h * .80), (rr * 1.0, h * .84), (rr * 1.03, h * .74)]
    add(lathe(lip), rmat, angle=50)
    add(lathe([(.001, -h * .2), (rr * .9, -h * .2)], 32), 'black')
    add(lathe([(rr * .3, h * .12), (rr * .3, h * .22), (rr * .62, h * .22), (rr * .62, h * .12)], 40), 'rim_dark')
    add(_spokes(n, rr, w, face, split), smat, .006)
    add(lathe([(rr * .24, face - .05), (rr * .22, face + .004), (rr * .12, face + .012), (rr * .11, face - .004), (.001, face - .004)], 32), smat)
    nuts = ([], [])
    m = 10 if style == 'truck' else 5
    for k in range(m):
        a = 2 * pi * k / m + .3
        v, f = lathe([(.012 * (r / .33), face - .02), (.011 * (r / .33), face + .014), (.001, face + .016)], 6)
        b = len(nuts[0])
        nuts[0].extend((x + rr * .17 * cos(a), y, z + rr * .17 * sin(a)) for x, y, z in v)
        nuts[1].extend(tuple(b + i for i in q) for q in f)
    add(nuts, 'chrome' if style == 'truck' else 'dark')
    if style in ('offroad', 'amber'):
        add(_blocks(r, w), 'tread', .006)
    return bits


_CACHE = {}


def wheel(c, r, w, g, side=1, style='alloy5', steer=0):
    """Wheel centred on c, radius r, width w, outer face to side (+1 = left, +Y). steer in degrees."""
    key = (round(r, 3), round(w, 3), style)
    try:
        bits = _CACHE.get(key)
        bits and [b[0].name for b in bits]
    except ReferenceError:            # the file was emptied meanwhile
        bits = None
    hub = link(bpy.data.objects.new('hub', None), g)
    hub.location = c
    hub.rotation_euler = (0, .35, (0 if side > 0 else pi) + math.radians(steer))
    if bits:
        for me, mods in bits:
            o = bpy.data.objects.new('wheel', me)
            bpy.context.scene.collection.objects.link(o)
            o.parent = hub
            if mods:
                b = o.modifiers.new('b', 'BEVEL')
                b.width, b.segments, b.limit_method, b.harden_normals = mods, 2, 'ANGLE', True
        return hub
    out = []
    for me, mat, bevel, angle in _parts(r, w, style):
        o = obj(me, mat, None, bevel, seg=2, angle=angle)
        o.parent = hub
        out.append((me, bevel))
    _CACHE[key] = out
    return hub
