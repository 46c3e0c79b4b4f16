"""Skyline: facade materials with floors and lit windows, tower shapes, landmarks, and skyline(cam, …) that places them by screen position."""
import random
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from .. import lights
from ..camera import frame_axes
from ..core import box, cyl, hexa, loft, mesh, obj, ring, tube
from ..materials import MATS, node_math, srgb
from .street import palm, tree
from .surfaces import mottled

__all__ = ['facade', 'facades', 'tower', 'burj', 'skyline', 'frame_landmark', 'sail']


def facade(name, wall, glass, win='#ffd08a', lit=.35, sx=1.6, sz=1.5, strength=1.5):
    """Wall with a grid of panes sx by sz metres; lit: share of lit panes at night. Whole floors share a mood, as offices do."""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    MATS[name] = m
    m.use_nodes = True
    nt = m.node_tree
    n, ln, b = nt.nodes.new, nt.links.new, nt.nodes['Principled BSDF']

    def mt(op, p, q=None):
        return node_math(nt, op, p, q)
    geo, sep, nrm = n('ShaderNodeNewGeometry'), n('ShaderNodeSeparateXYZ'), n('ShaderNodeSeparateXYZ')
    ln(geo.outputs['Position'], sep.inputs[0])
    ln(geo.outputs['True Normal'], nrm.inputs[0])
    along = mt('SUBTRACT', mt('MULTIPLY', sep.outputs[0], nrm.outputs[1]), mt('MULTIPLY', sep.outputs[1], nrm.outputs[0]))
    u, v = mt('DIVIDE', along, sx), mt('DIVIDE', sep.outputs[2], sz)
    fu, fv = mt('FRACT', u), mt('FRACT', v)
    pane = mt('MULTIPLY', mt('MULTIPLY', mt('GREATER_THAN', fu, .14), mt('GREATER_THAN', fv, .3)), mt('LESS_THAN', mt('ABSOLUTE', nrm.outputs[2]), .6))
    mix = n('ShaderNodeMixRGB')
    ln(pane, mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*srgb(wall), 1), (*srgb(glass), 1)
    ln(mix.outputs[0], b.inputs['Base Color'])
    ln(mt('SUBTRACT', .75, mt('MULTIPLY', pane, .5)), b.inputs['Roughness'])
    if lights.NOW.night:
        cb, wn, wf = n('ShaderNodeCombineXYZ'), n('ShaderNodeTexWhiteNoise'), n('ShaderNodeTexWhiteNoise')
        ln(mt('FLOOR', u), cb.inputs[0])
        ln(mt('FLOOR', v), cb.inputs[1])
        wn.noise_dimensions, wf.noise_dimensions = '2D', '1D'
        ln(cb.outputs[0], wn.inputs['Vector'])
        ln(mt('FLOOR', mt('ADD', v, mt('MULTIPLY', nrm.outputs[0], 37))), wf.inputs['W'])
        share = mt('MULTIPLY', mt('POWER', wf.outputs['Value'], 1.5), lit * 2.4)
        on = mt('MULTIPLY', mt('LESS_THAN', wn.outputs['Value'], share), pane)
        b.inputs['Emission'].default_value = (*srgb(win), 1)
        ln(mt('MULTIPLY', on, mt('MULTIPLY', mt('ADD', mt('MULTIPLY', wn.outputs['Color'], 1.), .3), strength)), b.inputs['Emission Strength'])
    return m


def facades():
    """The few facades of the city, for the time of day."""
    n = lights.NOW.night
    rows = [('f0', '#1d3a46', '#14323f', '#ffd08a', .34, 1.5, 1.5), ('f1', '#2c5663', '#1d4a58', '#ffe3b0', .3, 1.1, 1.7), ('f2', '#173843', '#0f2f3a', '#a6e4ea', .22, 1.9, 1.4),
            ('f3', '#3a4d55', '#1b4350', '#ffc26e', .4, 1.3, 1.3)] if n else \
           [('f0', '#c9c1b0', '#5f8190', '', 0, 1.5, 1.5), ('f1', '#9fb4b8', '#5b8798', '', 0, 1.1, 1.7), ('f2', '#b8a98f', '#6f8c94', '', 0, 1.9, 1.4),
            ('f3', '#d8d2c4', '#7392a0', '', 0, 1.3, 1.3)]
    return [facade(a, b, c, w or '#ffffff', lit, sx, sz, 1.1 if lights.NOW.name == 'dusk' else 1.6) for a, b, c, w, lit, sx, sz in rows]


def _prism(n, r0, r1, h, c, mat, rot=0., twist=0., steps=1, sy=1.):
    rows = []
    for k in range(steps + 1):
        t = k / steps
        r, a = r0 + (r1 - r0) * t, rot + twist * t
        rows.append([(c[0] + r * (cos(q) * cos(a) - sy * sin(q) * sin(a)), c[1] + r * (cos(q) * sin(a) + sy * sin(q) * cos(a)), c[2] + h * t) for q in (2 * pi * i / n + pi / n for i in range(n))])
    return loft(rows, mat, smooth=False)


def tower(kind, c, w, h, mat, rot=0., seed=0):
    """kind: slab, setback, crown, taper, wedge, round, twist, fins. c: ground point; w: width; h: height, metres."""
    x, y, z = c
    r = random.Random(seed)
    out = []

    def bx(sx, sy, sz, cz, a=rot, dx=0., dy=0.):
        out.append(box((sx, sy, sz), (x + dx * cos(a) - dy * sin(a), y + dx * sin(a) + dy * cos(a), cz), mat, bevel=0, rot=(0, 0, a)))
    bx(w * 1.5, w * 1.35, h * .09, z + h * .045)          # podium: every tower stands on something
    if kind == 'slab':
        bx(w, w * .6, h, z + h / 2)
        bx(w * .3, w * .35, h * .05, z + h * 1.025)
    elif kind == 'setback':
        for k, (q, t) in enumerate(((1, .62), (.74, .86), (.46, 1.))):
            bx(w * q, w * q * .9, h * t, z + h * t / 2)
        out.append(cyl(w * .03, h * .16, (x, y, z + h * 1.07), 'galv', n=6, bevel=0))
    elif kind == 'crown':
        bx(w, w * .85, h * .9, z + h * .45)
        for s in (-1, 1):
            bx(w * .08, w * .85, h * .14, z + h * .95, dx=s * w * .46)
        bx(w * .6, w * .5, h * .06, z + h * .93)
    elif kind == 'taper':
        out.append(_prism(4, w * .72, w * .4, h, c, mat, rot))
    elif kind == 'round':
        out.append(_prism(20, w * .5, w * .46, h, c, mat, rot))
        out.append(_prism(20, w * .3, .3, h * .1, (x, y, z + h), mat, rot))
    elif kind == 'twist':
        out.append(_prism(4, w * .66, w * .6, h, c, mat, rot, pi / 2, 22))
    elif kind == 'fins':
        bx(w * .8, w * .7, h, z + h / 2)
        for s in (-1, 1):
            bx(w * .1, w * .95, h * 1.06, z + h * .53, dx=s * w * .45)
    elif kind == 'wedge':
        a, hw, hd = rot, w * .42, w * .42
        pts = [(-hw, -hd), (hw, -hd), (0, hd)]
        P = [(x + p * cos(a) - q * sin(a), y + p * sin(a) + q * cos(a)) for p, q in pts]
        v = [(*p, z) for p in P] + [(*P[0], z + h * .8), (*P[1], z + h * .8), (*P[2], z + h)]
        out.append(obj(mesh(v, [(0, 1, 2), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)]), mat, smooth=False))
        out.append(cyl(w * .025, h * .22, (P[2][0], P[2][1], z + h * 1.05), 'galv', n=6, bevel=0))
    return out


def burj(c, H, mat):
    """Y plan with spiral setbacks; the three wings end at different heights under one thin spire."""
    x, y, z = c
    R, out = H * .062, []
    for k in range(3):
        a = 2 * pi * k / 3 + .35
        for j in range(7):
            top, d, rr = H * (.14 + .093 * j + .03 * k), R * (1.35 - .19 * j), R * (.42 - .025 * j)
            if d > 0:
                out.append(_prism(10, rr, rr * .97, top, (x + cos(a) * d, y + sin(a) * d, z), mat))
    for q, t, u in ((.5, .4, .80), (.3, .22, .88), (.15, .08, .95)):
        out.append(_prism(10, R * q, R * t, H * u, c, mat))
    out.append(cyl(R * .06, H * .1, (x, y, z + H * .97), 'galv', n=6, r2=R * .01, bevel=0))
    out.append(_prism(24, R * 2.6, R * 2.5, H * .03, c, mat))
    return out


def frame_landmark(c, H, mat, rot=0.):
    """Two slabs joined by a bridge: a giant picture frame."""
    x, y, z = c
    w, t, out = H * .62, H * .1, []
    for s in (-1, 1):
        out.append(box((t, t, H), (x + s * w / 2 * cos(rot), y + s * w / 2 * sin(rot), z + H / 2), mat, bevel=0, rot=(0, 0, rot)))
    for q in (.05, .95):
        out.append(box((w + t, t, t), (x, y, z + H * q), mat, bevel=0, rot=(0, 0, rot)))
    return out


def sail(c, H, mat, rot=0.):
    """Sail-shaped hotel by the sea: a curved front between a mast and two ribs."""
    rows = []
    for k in range(17):
        t = k / 16
        d = H * .36 * (1 - t ** 1.7) + .2
        rows.append([(c[0] + (p * cos(rot) - q * sin(rot)), c[1] + (p * sin(rot) + q * cos(rot)), c[2] + H * .9 * t)
                     for p, q in ((0, -d * .42), (d * .6, -d * .34), (d, 0), (d * .6, d * .34), (0, d * .42))])
    o = [loft(rows, mat, smooth=False)]
    tube([(c[0], c[1], c[2]), (c[0], c[1], c[2] + H)], H * .012, 'galv', res=2)
    return o


KINDS = ('slab', 'setback', 'crown', 'taper', 'fins', 'slab', 'round', 'setback', 'slab', 'crown')


def skyline(cam, marks=(), near=190, far=430, n=70, lo=10, hi=34, seed=11, span=(-.15, 1.15), shape=None, low=26, trees=0):
    """Towers by screen position: marks = (kind, screen x 0…1, distance, height); the rest is scattered over span.
    shape(sx) scales the height over the screen; low: low houses in front; trees: palms nearer still."""
    p, f, r = frame_axes(cam)
    c = cam.data
    mats, R, all_ = facades(), random.Random(seed), []

    def at(sx, d, z=-.2):
        q = p + f * d + r * ((sx - .5 + c.shift_x) * d * 36 / c.lens)
        return (q.x, q.y, z)
    yaw = lambda: R.uniform(-.35, .35) + (0 if R.random() < .7 else .8)
    for k in range(n):
        sx, d = R.uniform(*span), R.uniform(near, far)
        h = R.uniform(lo, hi) ** 1. * (shape(sx) if shape else 1) * (.55 if k % 3 == 0 else 1)
        if any(abs(sx - m[1]) < .035 and d < m[2] for m in marks):
            h *= .35                                     # nothing tall in front of a landmark
        all_ += tower(KINDS[k % len(KINDS)], at(sx, d), R.uniform(6, 12), h, mats[k % 4], yaw(), k)
    for k, m in enumerate(marks):
        kind, sx, d, h = m[:4]
        if kind == 'burj':
            all_ += burj(at(sx, d), h, mats[1])
        elif kind == 'frame':
            all_ += frame_landmark(at(sx, d), h, mats[3], m[4] if len(m) > 4 else 0)
        elif kind == 'sail':
            all_ += sail(at(sx, d), h, mats[1], m[4] if len(m) > 4 else 0)
        else:
            all_ += tower(kind, at(sx, d), m[4] if len(m) > 4 else h * .22, h, mats[(k + 1) % 4], .3 * k, k)
    for k in range(low):
        sx, d, h = R.uniform(*span), R.uniform(near * .62, near * .95), R.uniform(2.5, 7)
        x, y, z = at(sx, d)
        all_.append(box((R.uniform(6, 13), R.uniform(6, 10), h), (x, y, h / 2 - .2), mats[k % 4], bevel=0, rot=(0, 0, yaw())))
    for k in range(trees):
        palm(at(span[0] + (span[1] - span[0]) * (k + R.random() * .7) / trees, R.uniform(near * .35, near * .55)), R.uniform(4.5, 6.5), k)
    for o in all_:
        o.visible_glossy = o.visible_diffuse = o.visible_shadow = False
    return at
