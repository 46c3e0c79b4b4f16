"""Times of day (sky, sun, haze) and lamps. Call set_time() first: places read NOW for lit windows and lamps.

Azimuths in degrees, anticlockwise from +X (the vehicles' forward), where the light comes FROM."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

from .camera import aim, frame_axes
from .materials import srgb

__all__ = ['NOW', 'set_time', 'light', 'softbox', 'rim', 'beacon_light', 'headlights', 'sun_dir', 'apply_haze']

# stops: (sine of the elevation, colour) from the horizon up. sun: (energy, colour, elevation, angular size)
TIMES = {
    'night': dict(stops=[(0, '#c08a58'), (.035, '#7f7f72'), (.09, '#2f6a74'), (.22, '#124355'), (.6, '#071b2b')], strength=.85, sun=(.14, '#a8c8ff', 38, 3),
                  glow=('#d98a48', .25, 5), haze=(55, 480, .62), night=True),
    'moon': dict(stops=[(0, '#4a6a7c'), (.06, '#2f566d'), (.2, '#173a54'), (.6, '#081c31')], strength=.75, sun=(1.15, '#b4d0ff', 26, 1.2),
                 glow=('#7fa6c4', .25, 9), haze=(60, 420, .7), night=True, stars=1.),
    'dusk': dict(stops=[(0, '#ffb067'), (.045, '#f09a6c'), (.13, '#a98494'), (.28, '#54698f'), (.65, '#1d3358')], strength=.95, sun=(1.6, '#ff9a5a', 5, 2),
                 glow=('#ff8a3c', .7, 7), haze=(60, 620, .72), night=True, clouds=.5),
    'dawn': dict(stops=[(0, '#ffcb90'), (.05, '#f8cda4'), (.15, '#aecfd8'), (.36, '#63a9cb'), (.8, '#3f88b6')], strength=.85, sun=(8.5, '#ffac66', 11, 1.),
                 glow=('#ffb765', .8, 9), haze=(80, 1000, .72), night=False, clouds=.45),
    'noon': dict(stops=[(0, '#dfe3da'), (.05, '#c3dae0'), (.18, '#8fc1da'), (.45, '#559fc9'), (.9, '#3a86b8')], strength=1., sun=(9., '#fff0d8', 52, .8),
                 glow=('#fff2d8', .3, 12), haze=(90, 1100, .68), night=False, clouds=.5),
    'late': dict(stops=[(0, '#ffdcaa'), (.05, '#f2dab6'), (.16, '#a3cddb'), (.4, '#56a2cb'), (.85, '#357fb2')], strength=.9, sun=(9.5, '#ffbb76', 19, .9),
                 glow=('#ffcf86', .8, 9), haze=(90, 1100, .7), night=False, clouds=.45),
    'storm': dict(stops=[(0, '#d3a468'), (.1, '#d0a672'), (.4, '#bf9a6c'), (.9, '#a98a66')], strength=.8, sun=(2.2, '#ffd49a', 34, 9),
                  glow=('#ffdfa8', .8, 14), haze=(7, 75, .96), night=False),
    'overcast': dict(stops=[(0, '#c9cbc6'), (.1, '#b9c0c2'), (.4, '#8f9ca4'), (.9, '#7b8a94')], strength=.95, sun=(1.6, '#f4f0e6', 46, 14),
                     glow=('#ffffff', .1, 8), haze=(40, 420, .75), night=False, clouds=.8),
    'indoor': dict(stops=[(0, '#28343c'), (1, '#2f3d46')], strength=.9, sun=None, glow=('#000000', 0, 4), haze=None, night=True),
}


class Now:
    name, night, haze, sky, sun_az, sun_el, strength = 'noon', False, None, None, 200, 40, 1.


NOW = Now()


def sun_dir(az=None, el=None):
    """Unit vector towards the sun."""
    a, e = radians(NOW.sun_az if az is None else az), radians(NOW.sun_el if el is None else el)
    return Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e)))


def _sky_group(t, clouds, stars):
    """Node group direction → sky colour; the world and the haze share it, so far ground melts into the horizon."""
    g = bpy.data.node_groups.new('sky', 'ShaderNodeTree')
    g.inputs.new('NodeSocketVector', 'Direction')
    g.outputs.new('NodeSocketColor', 'Color')
    n, ln = g.nodes.new, g.links.new
    gi, go = n('NodeGroupInput'), n('NodeGroupOutput')

    def vm(op, a, b):
        k = n('ShaderNodeVectorMath')
        k.operation = op
        for s, v in zip(k.inputs, (a, b)):
            if isinstance(v, (tuple, Vector)):
                s.default_value = v
            else:
                ln(v, s)
        return k

    def fm(op, a, b=0.):
        k = n('ShaderNodeMath')
        k.operation, k.use_clamp = op, op in ('POWER',)
        for s, v in zip(k.inputs, (a, b)):
            if isinstance(v, (int, float)):
                s.default_value = v
            else:
                ln(v, s)
        return k.outputs[0]
    sep = n('ShaderNodeSeparateXYZ')
    ln(gi.outputs[0], sep.inputs[0])
    ramp = n('ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    while len(e) > 1:
        e.remove(e[0])
    for i, (p, h) in enumerate(t['stops']):
        k = e[0] if i == 0 else e.new(p)
        k.position, k.color = p, (*srgb(h), 1)
    ln(sep.outputs[2], ramp.inputs[0])
    col = ramp.outputs[0]
    colour, amount, power = t['glow']
    d = vm('DOT_PRODUCT', gi.outputs[0], sun_dir(el=2 if t['sun'] is None or NOW.sun_el < 25 else NOW.sun_el))
    near = fm('MULTIPLY', fm('POWER', fm('MAXIMUM', d.outputs['Value'], 0.), power), amount)

    def add(base, fac, hexa, kind='MIX'):
        m = n('ShaderNodeMixRGB')
        m.blend_type = kind
        ln(fac, m.inputs[0])
        ln(base, m.inputs[1])
        m.inputs[2].default_value = (*(srgb(hexa) if isinstance(hexa, str) else hexa), 1)
        return m.outputs[0]
    if clouds:   # thin high streaks, gone near the horizon
        flat = vm('DIVIDE', gi.outputs[0], (1, 1, 1))
        z = fm('ADD', fm('MAXIMUM', sep.outputs[2], 0.), .12)
        cz = n('ShaderNodeCombineXYZ')
        ln(fm('DIVIDE', sep.outputs[0], z), cz.inputs[0])
        ln(fm('MULTIPLY', fm('DIVIDE', sep.outputs[1], z), .45), cz.inputs[1])
        nz = n('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Distortion'].default_value = .9, 5, .9
        ln(cz.outputs[0], nz.inputs['Vector'])
        r = n('ShaderNodeMapRange')
        for i, v in ((1, .5), (2, .78), (3, 0), (4, .5 * clouds)):
            r.inputs[i].default_value = v
        ln(nz.outputs['Fac'], r.inputs[0])
        col = add(col, r.outputs[0], t['stops'][1][1])
        g.nodes.remove(flat.outputs[0].node)
    if stars:
        v = n('ShaderNodeTexVoronoi')
        v.inputs['Scale'].default_value = 95
        ln(gi.outputs[0], v.inputs['Vector'])
        s = fm('MULTIPLY', fm('LESS_THAN', v.outputs['Distance'], .055), fm('MULTIPLY', fm('MAXIMUM', fm('SUBTRACT', sep.outputs[2], .06), 0.), 3. * stars))
        col = add(col, s, (1.6, 1.8, 2.), 'ADD')
    col = add(col, near, colour, 'ADD')
    ln(col, go.inputs[0])
    return g


def set_time(name, az=200, el=None, sun=1., clouds=None, strength=1., haze=None):
    """Sky, sun and haze of a time of day. az: where the sun stands; sun: factor on its energy; haze: (from m, to m, amount)."""
    t = TIMES[name]
    NOW.name, NOW.night, NOW.sun_az = name, t['night'], az
    NOW.sun_el = el if el is not None else (t['sun'][2] if t['sun'] else 30)
    NOW.haze, NOW.strength = haze or t['haze'], t['strength'] * strength
    NOW.sky = _sky_group(t, t.get('clouds', 0) if clouds is None else clouds, t.get('stars', 0))
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method, w.cycles.sample_map_resolution = 'MANUAL', 256
    nt = w.node_tree
    tc, gr = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeGroup')
    gr.node_tree = NOW.sky
    nt.links.new(tc.outputs['Generated'], gr.inputs[0])
    nt.links.new(gr.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = NOW.strength
    if t['sun'] and sun:
        energy, colour, _, size = t['sun']
        light('SUN', sun_dir() * 100, (0, 0, 0), energy * sun, srgb(colour), size)
    return NOW


def light(kind, loc, target, energy, color=(1, 1, 1), size=2, spot=60, blend=.6, glossy=True):
    """size: AREA edge in m, SUN degrees, else radius in m. spot: cone in degrees. Watts (SUN: W/m²)."""
    li = bpy.data.lights.new(kind, kind)
    li.energy, li.color = energy, srgb(color) if isinstance(color, str) else color
    if kind == 'AREA':
        li.size = size
    elif kind == 'SUN':
        li.angle = radians(size)
    else:
        li.shadow_soft_size = size
    if kind == 'SPOT':
        li.spot_size, li.spot_blend = radians(spot), blend
    o = bpy.data.objects.new(kind, li)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.visible_glossy = glossy
    return aim(o, target)


def softbox(cam, target, energy, side=-.6, up=.8, dist=14, size=7, color='#dcebff'):
    """Large soft light from the camera's side. side: -1 left … 1 right; up: height per distance."""
    p, f, r = frame_axes(cam)
    t = Vector(target)
    return light('AREA', t - f * dist * .8 + r * dist * side + Vector((0, 0, dist * up)), t, energy, color, size)


key = softbox      # `from kit import *` keeps the name key for the car key among the props


def rim(cam, target, energy, side=.8, up=.55, dist=14, size=5, color='#5fd8ff'):
    """Light from behind the subject that draws its edge against the dark."""
    p, f, r = frame_axes(cam)
    t = Vector(target)
    return light('AREA', t + f * dist * .75 + r * dist * side + Vector((0, 0, dist * up)), t, energy, color, size, glossy=not NOW.night)   # wet asphalt would mirror the lamp


def beacon_light(group, p, energy=110, size=.3):
    """Amber glow of a beacon at p in the group's frame."""
    return light('POINT', group.at(p), group.at((p[0], p[1], 0)), energy, (1, .48, .05), size)


def headlights(group, x, y, z, energy=420, reach=14, color=(1, .88, .68), down=.95):
    """Two cones forward of a vehicle: x front, ±y, z height in its frame."""
    for s in (-1, 1):
        light('SPOT', group.at((x + .12, s * y, z)), group.at((x + reach, s * y * 1.5, z - down)), energy, color, .08, 62, .85)


def apply_haze():
    """Blend every material to the sky's horizon colour by view distance; shoot() calls it."""
    if not NOW.haze or not NOW.sky:
        return
    d0, d1, amt = NOW.haze
    for m in bpy.data.materials:
        if not m.use_nodes or m.get('hazed'):
            continue
        nt = m.node_tree
        out = next((n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL'), None)
        if not out or not out.inputs[0].links:
            continue
        m['hazed'] = 1
        src, n, ln = out.inputs[0].links[0].from_socket, nt.nodes.new, nt.links.new
        cam, mr, em, mx = n('ShaderNodeCameraData'), n('ShaderNodeMapRange'), n('ShaderNodeEmission'), n('ShaderNodeMixShader')
        for i, v in ((1, d0), (2, d1), (3, 0), (4, amt)):
            mr.inputs[i].default_value = v
        mr.interpolation_type = 'SMOOTHSTEP'
        ln(cam.outputs['View Distance'], mr.inputs[0])
        geo, flat, nrm, gr = n('ShaderNodeNewGeometry'), n('ShaderNodeVectorMath'), n('ShaderNodeVectorMath'), n('ShaderNodeGroup')
        flat.operation, nrm.operation, gr.node_tree = 'MULTIPLY', 'NORMALIZE', NOW.sky
        flat.inputs[1].default_value = (-1, -1, -1)    # towards the point seen: a tower's top fades into the sky behind it, the ground into the horizon
        ln(geo.outputs['Incoming'], flat.inputs[0])
        ln(flat.outputs[0], nrm.inputs[0])
        ln(nrm.outputs[0], gr.inputs[0])
        ln(gr.outputs[0], em.inputs[0])
        em.inputs[1].default_value = NOW.strength
        ln(mr.outputs[0], mx.inputs[0])
        ln(src, mx.inputs[1])
        ln(em.outputs[0], mx.inputs[2])
        ln(mx.outputs[0], out.inputs[0])
