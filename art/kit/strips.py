"""Sets and things that the four-frame strips share: the highway's shoulder with its barrier, a flat tyre, smoke, flood water."""
import bpy
import numpy as np
from mathutils import Vector

from .camera import frame_axes
from .core import box, cyl, link, mesh
from .job import JOB
from .lights import NOW, light
from .materials import MATS, node_math, srgb
from .places import desert_road, guard_rail, skyline, street_light

__all__ = ['FRAME', 'WALK', 'roadside', 'flat_tyre', 'smoke', 'torchlight', 'flood_water', 'flood_post']

WALK = dict(feet=((.27, .1), (-.25, -.1)), hands=((-.08, .27, .88), (.24, -.25, .92)))   # changes of the pose `stand`


class _Frame:
    """FRAME.k: which of the four is being made."""

    @property
    def k(self):
        return JOB['frame']


FRAME = _Frame()


def roadside(cam, towers=.4, dune=2.2):
    """A highway along X with a wide shoulder: cars stand at y -5.4, the barrier at -7.6. Returns z(x, y) of the ground."""
    h = desert_road(cam, dune=dune, posts=False, shoulder=3.4)
    guard_rail(-80, 120, -7.6, side=1)
    for x in (-8, 26, 60, 94, 128):
        street_light((x, 8.4, -.1), h=9, two=False, yaw=-90, power=900 if NOW.night and x < 40 else 0)
    skyline(cam, marks=(('burj', towers, 520, 52),), near=400, far=560, lo=6, hi=20, n=60, low=10, span=(towers - .3, towers + .3))
    return lambda x, y: float(h(np.array([float(x)]), np.array([float(y)]))[0]) - .02


def flat_tyre(car, wheel=0):
    """Lets a wheel's tyre down: the car sinks on that corner, the rubber bulges at the ground. wheel: as in car.wheels."""
    x, y, _ = car.wheels[wheel]
    side = 1 if y > 0 else -1
    bpy.context.view_layer.update()
    car.o.matrix_local = car.o.matrix_local @ _tilt(side * -2.2, .9 if x < 0 else -.9)
    p = car.at((x, y, 0))
    box((.52, .31, .10), (p.x, p.y + side * .015, .05), 'tyre', bevel=.045, seg=4)


def _tilt(roll, pitch):
    from math import radians
    from mathutils import Matrix
    return Matrix.Translation((0, 0, -.035)) @ Matrix.Rotation(radians(-pitch), 4, 'Y') @ Matrix.Rotation(radians(roll), 4, 'X')


def smoke(cam, foot, high=4.5, wide=2.4, drift=.9, shade=.36, layers=3):
    """Grey smoke rising from foot and leaning with the wind; sheets that face the camera. drift: metres to the right at the top."""
    p, f, r = frame_axes(cam)
    foot = Vector(foot)
    for k in range(layers):
        m = _smoke_mat(f'smoke{k}', k * 3.7, shade * (1 + .25 * k), drift / wide)
        o = foot - f * (.25 * k - .2)
        q = [o + r * s * wide + Vector((0, 0, z)) for s, z in ((-1, 0), (1, 0), (1, high), (-1, high))]
        me = mesh(q, [(0, 1, 2, 3)], 'smoke', fix=False)
        uv = me.uv_layers.new()
        for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
            uv.data[i].uv = c
        me.materials.append(m)
        s = link(bpy.data.objects.new('smoke', me))
        s.visible_shadow = False


def _smoke_mat(name, seed, shade, lean):
    """Opacity: a plume that widens with height, torn by noise; dense at the foot, gone at the top."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m['hazed'] = 1
    nt = m.node_tree
    nt.nodes.clear()
    new, ln = nt.nodes.new, nt.links.new
    op = lambda *a: node_math(nt, *a)
    sep = new('ShaderNodeSeparateXYZ')
    tc = new('ShaderNodeTexCoord')
    ln(tc.outputs['UV'], sep.inputs[0])
    u, v = sep.outputs[0], sep.outputs[1]
    xyz = new('ShaderNodeCombineXYZ')
    ln(op('MULTIPLY', u, 4.), xyz.inputs[0])
    ln(op('MULTIPLY', v, 5.), xyz.inputs[1])
    xyz.inputs[2].default_value = seed
    nz = new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Distortion'].default_value = 1.1, 6, .7
    ln(xyz.outputs[0], nz.inputs['Vector'])
    n = op('SUBTRACT', nz.outputs['Fac'], .5)
    mid = op('ADD', .5, op('MULTIPLY', op('POWER', v, 1.4), lean * .5))
    across = op('ADD', op('ABSOLUTE', op('SUBTRACT', u, mid)), op('MULTIPLY', n, .35))
    half = op('ADD', .11, op('MULTIPLY', v, .30))
    body = op('SUBTRACT', 1., op('DIVIDE', across, half))
    fade = op('MULTIPLY', op('SUBTRACT', 1., op('POWER', v, 1.6)), op('MINIMUM', op('MULTIPLY', v, 14.), 1.))
    clamp = new('ShaderNodeClamp')
    ln(op('MULTIPLY', op('MULTIPLY', op('MULTIPLY', body, 1.6), op('ADD', .75, op('MULTIPLY', n, 2.2))), fade), clamp.inputs[0])
    mix, tr, em = (new('ShaderNode' + k) for k in ('MixShader', 'BsdfTransparent', 'Emission'))   # light of its own: no noise
    em.inputs[0].default_value = (1, 1, 1.04, 1)
    ln(op('MULTIPLY', op('ADD', .8, op('MULTIPLY', n, 2.4)), shade), em.inputs[1])
    ln(op('MULTIPLY', clamp.outputs[0], .86), mix.inputs[0])
    ln(tr.outputs[0], mix.inputs[1])
    ln(em.outputs[0], mix.inputs[2])
    out = new('ShaderNodeOutputMaterial')
    ln(mix.outputs[0], out.inputs[0])
    return m


def torchlight(cam, target, energy=220):
    """A soft light from near the camera, so that people stand out at night."""
    p, f, r = frame_axes(cam)
    t = Vector(target)
    return light('AREA', t - f * 5 - r * 2.5 + Vector((0, 0, 3.2)), t, energy, '#ffe6c4', 2.2)


def flood_water(mud='#70522f', foam='#d9c8a6'):
    """Muddy water in a hurry: streaks of foam and waves drawn out along X, the way it runs."""
    if 'flood_water' in MATS:
        return MATS['flood_water']
    m = MATS['flood_water'] = bpy.data.materials.new('flood_water')
    m.use_nodes = True
    nt = m.node_tree
    new, ln, p = nt.nodes.new, nt.links.new, nt.nodes['Principled BSDF']
    stretch = new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (.22, 1.3, 1)
    ln(new('ShaderNodeNewGeometry').outputs['Position'], stretch.inputs['Vector'])
    nz = new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Distortion'].default_value = 1.3, 6, 1.2
    ln(stretch.outputs[0], nz.inputs['Vector'])
    cr = new('ShaderNodeValToRGB')
    a, b = cr.color_ramp.elements
    a.position, b.position = .53, .68
    a.color, b.color = (*srgb(mud), 1), (*srgb(foam), 1)
    ln(nz.outputs['Fac'], cr.inputs[0])
    ln(cr.outputs[0], p.inputs['Base Color'])
    bump = new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .7, .12
    ln(nz.outputs['Fac'], bump.inputs['Height'])
    ln(bump.outputs[0], p.inputs['Normal'])
    p.inputs['Roughness'].default_value = .16
    return m


def flood_post(foot, high=2.3, r=.085):
    """A depth post at the edge of a road through a wadi, in red and white bands."""
    n = 7
    for i in range(n):
        z = foot[2] + (i + .5) * high / n
        cyl(r, high / n, (foot[0], foot[1], z), ('white_plain', 'rubber_red')[i % 2], n=20, bevel=.002)
