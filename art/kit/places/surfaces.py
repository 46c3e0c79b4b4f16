"""Ground and wall materials, and the ground that runs to the horizon. Colours vary with world position; haze comes with shoot()."""
import bpy
from mathutils import Vector

from ..core import disc, mesh, obj
from ..materials import MATS, node_math, srgb

__all__ = ['mottled', 'asphalt', 'sand_mat', 'striped', 'tiled', 'ground', 'pool', 'water_mat', 'hide_reflections', 'glow_mat']


def _new(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    MATS[name] = m
    return m, m.node_tree, m.node_tree.nodes['Principled BSDF']


def _noise(nt, scale, detail=4, distort=0., vec=None):
    nz = nt.nodes.new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Distortion'].default_value = scale, detail, distort
    nt.links.new(vec or _pos(nt), nz.inputs['Vector'])
    return nz.outputs['Fac']


def _pos(nt):
    n = next((n for n in nt.nodes if n.type == 'NEW_GEOMETRY'), None) or nt.nodes.new('ShaderNodeNewGeometry')
    return n.outputs['Position']


def _ramp(nt, fac, lo, hi, a, b):
    """Colour from a at fac lo to b at fac hi."""
    cr = nt.nodes.new('ShaderNodeValToRGB')
    e = cr.color_ramp.elements
    e[0].position, e[1].position = lo, hi
    e[0].color, e[1].color = (*srgb(a), 1), (*srgb(b), 1)
    nt.links.new(fac, cr.inputs[0])
    return cr.outputs[0]


def _bump(nt, b, height, strength, dist):
    bp = nt.nodes.new('ShaderNodeBump')
    bp.inputs['Strength'].default_value, bp.inputs['Distance'].default_value = strength, dist
    nt.links.new(height, bp.inputs['Height'])
    nt.links.new(bp.outputs[0], b.inputs['Normal'])


def mottled(name, a, b, scale=.4, rough=.85, bump=0., bump_scale=6., spec=.3):
    """Two colours mixed by noise; bump in metres."""
    if name in MATS:
        return MATS[name]
    m, nt, p = _new(name)
    nt.links.new(_ramp(nt, _noise(nt, scale, 5), .32, .68, a, b), p.inputs['Base Color'])
    p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = rough, spec
    if bump:
        _bump(nt, p, _noise(nt, bump_scale, 3), .6, bump)
    return m


def asphalt(wet=0.):
    """Road surface with worn, darker wheel bands along X-less noise; wet 0…1 makes patches mirror."""
    name = f'asphalt{wet}'
    if name in MATS:
        return MATS[name]
    m, nt, p = _new(name)
    big = _noise(nt, .16, 3)
    nt.links.new(_ramp(nt, _noise(nt, 2.2, 6), .3, .75, '#24282e' if wet else '#2f3338', '#31363d' if wet else '#41454a'), p.inputs['Base Color'])
    r = nt.nodes.new('ShaderNodeMapRange')
    for i, v in ((1, .4), (2, .62), (3, .62 - .42 * wet), (4, .72 - .22 * wet)):
        r.inputs[i].default_value = v
    nt.links.new(big, r.inputs[0])
    nt.links.new(r.outputs[0], p.inputs['Roughness'])
    _bump(nt, p, _noise(nt, 14, 2), .25, .01)
    return m


def sand_mat(a='#c4864a', b='#dfa766', ripple=.3, name='sand'):
    """Dune sand: two tones by large noise, wind ripples whose strength and direction wander."""
    if name in MATS:
        return MATS[name]
    m, nt, p = _new(name)
    nt.links.new(_ramp(nt, _noise(nt, .09, 5), .3, .7, a, b), p.inputs['Base Color'])
    p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = .9, .12
    wv = nt.nodes.new('ShaderNodeTexWave')
    wv.bands_direction = 'DIAGONAL'
    for k, v in (('Scale', 1.15), ('Distortion', 7), ('Detail', 3), ('Detail Scale', .3), ('Detail Roughness', .6)):
        wv.inputs[k].default_value = v
    nt.links.new(_pos(nt), wv.inputs['Vector'])
    grain = _noise(nt, 9, 3)
    where = _ramp(nt, _noise(nt, .16, 2), .38, .62, '#000000', '#ffffff')
    h = node_math(nt, 'ADD', node_math(nt, 'MULTIPLY', wv.outputs['Fac'], where), node_math(nt, 'MULTIPLY', grain, .35))
    _bump(nt, p, h, ripple, .07)
    return m


def striped(name, a, b, step=1., axis=0, rough=.8, along=None):
    """Painted blocks alternating along a world axis (0 x, 1 y), step in metres: kerbs, barriers. along: a direction instead."""
    if name in MATS:
        return MATS[name]
    m, nt, p = _new(name)
    dot = nt.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    nt.links.new(_pos(nt), dot.inputs[0])
    dot.inputs[1].default_value = along or [(1, 0, 0), (0, 1, 0), (0, 0, 1)][axis]
    f = node_math(nt, 'GREATER_THAN', node_math(nt, 'FRACT', node_math(nt, 'DIVIDE', dot.outputs['Value'], 2 * step)), .5)
    nt.links.new(_ramp(nt, f, .4, .6, a, b), p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = rough
    return m


def tiled(name, a, b, sx=.6, sy=.6, joint='#3a3f45', width=.02, rough=.8, spec=.3, wall=False):
    """Slabs with joints, each slab its own tone between a and b; wall: laid along z instead of y."""
    if name in MATS:
        return MATS[name]
    m, nt, p = _new(name)
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(_pos(nt), sep.inputs[0])
    if wall:
        u, v = node_math(nt, 'ADD', sep.outputs[0], sep.outputs[1]), sep.outputs[2]
    else:
        u, v = sep.outputs[0], sep.outputs[1]
    u, v = node_math(nt, 'DIVIDE', u, sx), node_math(nt, 'DIVIDE', v, sy)
    cb = nt.nodes.new('ShaderNodeCombineXYZ')
    nt.links.new(node_math(nt, 'FLOOR', u), cb.inputs[0])
    nt.links.new(node_math(nt, 'FLOOR', v), cb.inputs[1])
    wn = nt.nodes.new('ShaderNodeTexWhiteNoise')
    wn.noise_dimensions = '2D'
    nt.links.new(cb.outputs[0], wn.inputs['Vector'])
    slab = node_math(nt, 'MULTIPLY', node_math(nt, 'GREATER_THAN', node_math(nt, 'FRACT', u), width / sx), node_math(nt, 'GREATER_THAN', node_math(nt, 'FRACT', v), width / sy))
    mix = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(slab, mix.inputs[0])
    mix.inputs[1].default_value = (*srgb(joint), 1)
    nt.links.new(_ramp(nt, wn.outputs['Value'], 0, 1, a, b), mix.inputs[2])
    nt.links.new(mix.outputs[0], p.inputs['Base Color'])
    p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = rough, spec
    return m


def water_mat(deep='#0c3a44', rough=.06, wave=.05, scale=.9):
    if 'water' in MATS:
        return MATS['water']
    m, nt, p = _new('water')
    p.inputs['Base Color'].default_value = (*srgb(deep), 1)
    p.inputs['Roughness'].default_value = rough
    _bump(nt, p, _noise(nt, scale, 3, .6), .5, wave)
    return m


def glow_mat(name, colour, strength):
    """Plain emitter."""
    if name in MATS:
        return MATS[name]
    m, nt, p = _new(name)
    p.inputs['Base Color'].default_value = p.inputs['Emission'].default_value = (*srgb(colour), 1)
    p.inputs['Emission Strength'].default_value = strength
    return m


def ground(mat, z=-.16, r=3200):
    """Disc from under the set to the horizon."""
    return disc(r, (0, 0, z), mat, n=96)


def pool(x, y, r, strength=.5, colour='#ffcf8a', z=.02, sx=1.):
    """Painted pool of lamp light on the ground: costs no light and makes no noise, for lamps far away. sx stretches along x."""
    name = f'pool{colour}{strength}'
    m = MATS.get(name)
    if not m:
        m, nt, p = _new(name)
        out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL')
        tc, ln = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeVectorMath')
        ln.operation = 'LENGTH'
        nt.links.new(tc.outputs['Object'], ln.inputs[0])
        f = node_math(nt, 'MAXIMUM', node_math(nt, 'SUBTRACT', 1., ln.outputs['Value']), 0.)
        em, tr, ad = nt.nodes.new('ShaderNodeEmission'), nt.nodes.new('ShaderNodeBsdfTransparent'), nt.nodes.new('ShaderNodeAddShader')
        em.inputs[0].default_value = (*srgb(colour), 1)
        nt.links.new(node_math(nt, 'MULTIPLY', node_math(nt, 'POWER', f, 1.8), strength * .2), em.inputs[1])
        nt.links.new(em.outputs[0], ad.inputs[0])
        nt.links.new(tr.outputs[0], ad.inputs[1])
        nt.links.new(ad.outputs[0], out.inputs[0])
        m['hazed'] = 1    # additive: haze over it would paint a grey disc
    o = disc(1, (x, y, z), m, n=32)
    o.scale = (r * sx, r, 1)
    o.visible_glossy = o.visible_shadow = o.visible_diffuse = False
    return o


def hide_reflections(objs):
    """Small bright things seen in rough reflections only make specks."""
    for o in objs:
        o.visible_glossy = o.visible_diffuse = False
