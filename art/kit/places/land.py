"""Wadi and salt flat: ground shapes other than dunes."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from ..camera import frame_axes
from ..core import mesh, obj
from .dunes import polar_sheet, smooth, vnoise
from .street import copy_of, shrub, tree
from .surfaces import MATS, mottled

__all__ = ['wadi', 'rocks', 'sabkha']


def rocks(places, a='#6f665b', b='#a3988a'):
    """Stones at (x, y, z, size)."""
    import bmesh
    m, protos = mottled('rock' + a, a, b, 1.6, .9, .02, 4), []
    for s in range(4):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=.5)
        for v in bm.verts:
            c = v.co.copy()
            k = 1 + .34 * float(vnoise(np.array([c.x * 2.2 + s * 7]), np.array([c.y * 2.2 + c.z * 3]), s)[0]) + .12 * float(vnoise(np.array([c.x * 6]), np.array([c.z * 6 + c.y * 4]), s + 9)[0])
            v.co = Vector((c.x * k * 1.25, c.y * k, c.z * k * .72))
        me = bpy.data.meshes.new('rock')
        bm.to_mesh(me)
        bm.free()
        o = obj(me, m, angle=28)
        o.hide_render = True
        protos.append(o)
    for k, (x, y, z, s) in enumerate(places):
        copy_of([protos[k % 4]], (x, y, z + s * .08), k * 2.4, s)


def wadi(cam, seed=2, half=11.):
    """Gravel bed winding away from the camera between layered rock walls. Returns the height function (arrays)."""
    p, f, r = frame_axes(cam)

    def h(x, y):
        fd, rt = (x - p.x) * f.x + (y - p.y) * f.y, (x - p.x) * r.x + (y - p.y) * r.y
        mid = (9 * np.sin(fd / 34) + 5 * np.sin(fd / 15 + 1)) * smooth(22, 60, fd)
        w = half * (1 + .25 * vnoise(fd / 9, rt * 0 + 3, seed)) + 2.5 * vnoise(x / 4, y / 4, seed + 1)
        d = np.abs(rt - mid) - w
        up = np.clip(d, 0, None)
        top = 15 + 12 * vnoise(x / 30, y / 30, seed + 2) + np.clip(fd, 0, 400) * .09
        z = top * (1 - np.exp(-up / 5.5)) + up * .12
        step = 1.7 + .35 * vnoise(x / 22, y / 22, seed + 3)
        q = z / step
        z2 = (np.floor(q) + smooth(.25, .6, q - np.floor(q))) * step            # strata
        z = z * .35 + z2 * .65
        crag = 1.1 * vnoise(x / 3.1, y / 3.1, seed + 4) + .45 * vnoise(x / 1.2, y / 1.2, seed + 5)
        bed = .10 * vnoise(x / 2.2, y / 2.2, seed + 6) + .05 * vnoise(x / .7, y / .7, seed + 7)
        e = smooth(0, 2.5, d)
        return z * smooth(0, 1.5, d) + crag * e + bed * (1 - e)
    m = mottled('wadi_rock', '#6f6152', '#a8957e', .3, .92, .09, 2.6)
    polar_sheet(cam, h, m, cols=640, rows=640, far=700, shade=40)
    R = random.Random(seed)
    spots = []
    for k in range(620):
        fd, rt = R.uniform(4, 60), R.uniform(-13, 13)
        q = p + f * fd + r * rt
        spots.append((q.x, q.y, float(h(np.array([q.x]), np.array([q.y]))[0]), R.choice((.16, .22, .3, .4, .6)) * (2.6 if k % 41 == 0 else 1)))
    clear = bpy.context.scene.get('clear')                                       # (x, y, radius): no stone under the subject
    if clear:
        spots = [s for s in spots if math.hypot(s[0] - clear[0], s[1] - clear[1]) > clear[2] or s[3] < .18]
    rocks(spots)
    for k in range(26):
        fd, rt = R.uniform(14, 70), R.choice((-1, 1)) * R.uniform(6, 12)
        q = p + f * fd + r * rt
        z = float(h(np.array([q.x]), np.array([q.y]))[0])
        if z < 2:
            shrub((q.x, q.y, z - .05), R.uniform(.8, 1.6), 'green' if k % 3 else 'bush', k)
    return h


def sabkha(name='sabkha'):
    """Salt-crust material: pale plates with darker cracks."""
    if name in MATS:
        return MATS[name]
    m = mottled(name, '#b9aa90', '#ddd3bf', .12, .8, .02, 3)
    nt, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
    v = nt.nodes.new('ShaderNodeTexVoronoi')
    v.feature = 'DISTANCE_TO_EDGE'
    v.inputs['Scale'].default_value = .55
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    nt.links.new(geo.outputs['Position'], v.inputs['Vector'])
    r = nt.nodes.new('ShaderNodeMapRange')
    for i, q in ((1, .0), (2, .05), (3, .55), (4, 0.)):
        r.inputs[i].default_value = q
    nt.links.new(v.outputs['Distance'], r.inputs[0])
    mx = nt.nodes.new('ShaderNodeMixRGB')
    src = b.inputs['Base Color'].links[0].from_socket
    nt.links.new(r.outputs[0], mx.inputs[0])
    nt.links.new(src, mx.inputs[1])
    mx.inputs[2].default_value = (.30, .24, .17, 1)
    nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    return m
