"""One palette, the interface's own. M(name) gives a material by name, made on first use.

Amber belongs to the company's equipment; customers' cars take the other paints.
"""
import bpy

__all__ = ['MATS', 'PALETTE', 'PAINTS', 'M', 'srgb', 'node_math', 'clear_materials']

MATS = {}


def srgb(h):
    """'#rrggbb' to linear (r, g, b)."""
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


# name: (hex, roughness, metallic, clearcoat, emission strength)
PALETTE = {
    # company
    'amber': ('#ff9d0a', .36, 0, .7, 0), 'white': ('#eeece6', .34, 0, .8, 0), 'board': ('#ff9d0a', .6, 0, 0, 0),
    'strap': ('#ff8a00', .75, 0, 0, 0), 'beacon': ('#ff8a00', .3, 0, 0, 14), 'beacon_day': ('#ff8d08', .18, 0, 1, 1.2),
    # customers' paints
    'teal': ('#0e7f86', .32, 0, .9, 0), 'navy': ('#173e63', .3, .15, .9, 0), 'red': ('#ae241c', .32, 0, .9, 0),
    'silver': ('#aeb8c0', .3, .6, .7, 0), 'sand': ('#d9c9a8', .34, 0, .8, 0), 'plum': ('#5b2748', .3, .1, .9, 0),
    'green': ('#1d4f3a', .3, .1, .9, 0), 'graphite': ('#3d454e', .3, .4, .8, 0), 'sky': ('#6fa9c0', .32, .1, .8, 0),
    'pearl': ('#dfe4e6', .3, .1, .9, 0),
    # metal, rubber, trim
    'black': ('#15171a', .5, 0, 0, 0), 'gloss': ('#0d0f11', .12, 0, .8, 0), 'dark': ('#24282e', .6, 0, 0, 0),
    'grey': ('#5a616a', .6, 0, 0, 0), 'tyre': ('#1d1e21', .8, 0, 0, 0), 'tread': ('#17181a', .9, 0, 0, 0),
    'rim': ('#c3c8ce', .28, .9, 0, 0), 'rim_dark': ('#4a5058', .3, .85, 0, 0), 'steel': ('#8b939b', .4, .85, 0, 0),
    'galv': ('#b9c0c6', .45, .6, 0, 0), 'chrome': ('#dfe3e6', .12, 1, 0, 0), 'brass': ('#b08b3e', .35, .9, 0, 0),
    'copper': ('#a8603a', .35, .9, 0, 0), 'seat': ('#565b60', .8, 0, 0, 0), 'seat_tan': ('#8a6a4c', .7, 0, 0, 0),
    'cabin': ('#3b3f44', .8, 0, 0, 0), 'rope': ('#3a3f48', .8, 0, 0, 0), 'blue_rope': ('#1f6f9c', .8, 0, 0, 0),
    'rubber_red': ('#b5241b', .55, 0, 0, 0), 'jerry': ('#b3261e', .45, 0, .3, 0), 'sign_green': ('#0f7a4a', .4, 0, 0, 0),
    # lamps: night and day forms
    'head': ('#fff1d0', .3, 0, 0, 9), 'headday': ('#e8eef0', .1, 0, 1, .25), 'tail': ('#ff1a12', .3, 0, 0, 5),
    'tailday': ('#b0120c', .2, 0, 1, .3), 'drl': ('#f4f8ff', .3, 0, 0, 6), 'blink': ('#ff7a08', .3, 0, 0, 8),
    'blinkday': ('#e0720e', .2, 0, 1, .3), 'lamp': ('#ffd28a', .3, 0, 0, 30), 'led': ('#e9f4ff', .3, 0, 0, 10),
    'led_green': ('#2be07a', .3, 0, 0, 6), 'screen': ('#0b2733', .2, 0, .6, .5), 'screen_line': ('#5fe0e6', .3, 0, 0, 3),
    'reflect_red': ('#ff2a12', .3, 0, .4, 1.6), 'reflect_orange': ('#ff6a10', .4, 0, .2, .9),
    'screen_road': ('#2f6f80', .3, 0, 0, .9), 'screen_amber': ('#ff9d0a', .3, 0, 0, 3), 'screen_red': ('#ff3b26', .3, 0, 0, 3),
    'screen_text': ('#9fc3c9', .3, 0, 0, 1.6), 'white_plain': ('#f2f0ea', .5, 0, 0, 0), 'water_blue': ('#bfe0ea', .08, 0, .8, 0),
    'plate': ('#e6e4da', .4, 0, .2, 0),
    # people
    'skin1': ('#e0b08c', .6, 0, 0, 0), 'skin2': ('#c58f68', .6, 0, 0, 0), 'skin3': ('#9a6443', .6, 0, 0, 0), 'lips': ('#7d4335', .6, 0, 0, 0),
    'hair': ('#16120f', .55, 0, 0, 0), 'hair_grey': ('#6d6a66', .6, 0, 0, 0), 'eye': ('#14100e', .25, 0, .5, 0),
    'hivis': ('#ff7a0c', .7, 0, 0, .12), 'reflective': ('#e8eeee', .3, 0, 0, .55), 'shirt_navy': ('#1d3550', .8, 0, 0, 0),
    'shirt_teal': ('#16767b', .8, 0, 0, 0), 'shirt_sky': ('#86b3c8', .8, 0, 0, 0), 'trousers': ('#232a33', .85, 0, 0, 0),
    'chino': ('#8c7a5e', .85, 0, 0, 0), 'overall': ('#2c4a5e', .8, 0, 0, 0), 'cloth_white': ('#efece4', .85, 0, 0, 0),
    'abaya': ('#0b0c0f', .6, 0, 0, 0), 'agal': ('#101114', .6, 0, 0, 0), 'kameez': ('#1f7f7a', .75, 0, 0, 0),
    'dupatta': ('#d8c08e', .8, 0, 0, 0), 'kid_yellow': ('#c9584a', .8, 0, 0, 0), 'shoe': ('#17181b', .5, 0, 0, 0), 'sandal': ('#5a3d28', .6, 0, 0, 0),
    # places
    'asphalt': ('#2b2f36', .55, 0, 0, 0), 'line': ('#e9e6da', .6, 0, 0, 0), 'kerb': ('#9a978f', .8, 0, 0, 0),
    'kerb_dark': ('#3b3f47', .8, 0, 0, 0), 'trunk': ('#7a5a3c', .9, 0, 0, 0), 'frond': ('#3f7d3a', .7, 0, 0, 0),
    'frond2': ('#57954a', .7, 0, 0, 0), 'hedge': ('#1f4a36', .9, 0, 0, 0), 'paver': ('#4a4f55', .85, 0, 0, 0),
    'soil': ('#6b5a45', .95, 0, 0, 0), 'scrub': ('#7d8a4e', .9, 0, 0, 0), 'concrete': ('#8e8b84', .85, 0, 0, 0),
    'wood': ('#8a6440', .6, 0, .2, 0), 'cloth': ('#41505c', .95, 0, 0, 0),
}
PAINTS = ('teal', 'navy', 'red', 'silver', 'sand', 'plum', 'green', 'graphite', 'sky', 'pearl')


def clear_materials():
    MATS.clear()


def node_math(nt, op, a, b=None):
    """Math node; numbers become constants, sockets are linked. Returns the output socket."""
    n = nt.nodes.new('ShaderNodeMath')
    n.operation = op
    for i, v in enumerate((a, b)):
        if v is None:
            continue
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        else:
            nt.links.new(v, n.inputs[i])
    return n.outputs[0]


def _glass(name, tint, gloss=1.0):
    """Tinted see-through pane: transparent by tint, mirror by Fresnel. No refraction, so no noise."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    new, con = nt.nodes.new, nt.links.new
    out, mix, tr, gl, fr = (new('ShaderNode' + k) for k in
                            ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'BsdfGlossy', 'Fresnel'))
    tr.inputs[0].default_value = (*srgb(tint), 1)
    gl.inputs['Roughness'].default_value = .03
    fr.inputs['IOR'].default_value = 1.45 + .25 * gloss
    con(fr.outputs[0], mix.inputs[0])
    con(tr.outputs[0], mix.inputs[1])
    con(gl.outputs[0], mix.inputs[2])
    con(mix.outputs[0], out.inputs[0])
    return m


# name: colour seen through the pane
GLASSES = {'glass': '#b4c6c8', 'glass_dark': '#4a5c64', 'glass_clear': '#dfe9ea'}


def M(name):
    """Material by palette name; made on first use. Names of glass give a see-through pane."""
    if name in MATS:
        return MATS[name]
    if name in GLASSES:
        MATS[name] = _glass(name, GLASSES[name])
        return MATS[name]
    hx, rough, metal, coat, emit = PALETTE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    col = srgb(hx) + (1,)
    for key, v in (('Base Color', col), ('Roughness', rough), ('Metallic', metal), ('Clearcoat', coat),
                   ('Clearcoat Roughness', .06)):
        b.inputs[key].default_value = v
    if emit:
        b.inputs['Emission'].default_value = col
        b.inputs['Emission Strength'].default_value = emit
    MATS[name] = m
    return m
