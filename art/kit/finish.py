"""Cycles settings, the two half-sample renders, denoise, bloom, vignette, Filmic. A scene ends with shoot(...)."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, zoom

from .denoise import denoise
from .job import JOB
from .lights import apply_haze

__all__ = ['shoot']

PASSES = (('c', 'Image'), ('n', 'Normal'), ('z', 'Depth'), ('d', 'DiffCol'), ('g', 'GlossCol'), ('e', 'Emit'), ('v', 'Env'))


def settings(w, h, samples, exposure, look):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.samples = max(4, samples // 2)
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold, c.adaptive_min_samples = .02, max(4, samples // 5)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 5, 2, 2, 3, 6
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.5, 30
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = .8
    c.filter_width = 1.7
    c.light_sampling_threshold = .02
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.use_persistent_data = True
    v = s.view_settings
    v.view_transform, v.look, v.exposure = 'Filmic', look, exposure
    vl = s.view_layers[0]
    vl.use_pass_normal = vl.use_pass_z = vl.use_pass_diffuse_color = vl.use_pass_glossy_color = vl.use_pass_emit = vl.use_pass_environment = True
    return s


def half(s, seed, tmp, w, h):
    """One render with its own seed; returns the passes as float32 arrays (h, w, 3), bottom row first."""
    s.cycles.seed = seed
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = os.path.join(tmp, str(seed))
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode, fo.format.exr_codec = 'OPEN_EXR', '32', 'RGB', 'NONE'
    fo.file_slots.clear()
    for n, k in PASSES:
        fo.file_slots.new(n)
        nt.links.new(rl.outputs[k], fo.inputs[n])
    nt.links.new(rl.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])
    s.frame_set(1)
    bpy.ops.render.render()
    out = {}
    for n, _ in PASSES:
        im = bpy.data.images.load(os.path.join(tmp, str(seed), f'{n}0001.exr'))
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        out[n] = np.nan_to_num(a.reshape(h, w, 4)[..., :3])
    return out


def bloom(img, amount, threshold):
    """Glow round what is brighter than the threshold, in linear light, as a lens gives it; wide blurs run on a quarter-size copy."""
    h, w, _ = img.shape
    k = w / 1600
    over = np.clip(img - threshold, 0, 14)
    small = over[::4, ::4]
    for sigma, weight in ((5, .9), (16, .8), (55, .6)):
        if sigma * k < 6:
            g = gaussian_filter(over, (sigma * k, sigma * k, 0))
        else:
            g = gaussian_filter(small, (sigma * k / 4, sigma * k / 4, 0))
            g = zoom(g, (h / g.shape[0], w / g.shape[1], 1), order=1)
        img = img + amount * weight * g
    return img


def shoot(exposure=0., look='Medium High Contrast', glow=.08, glow_from=1.2, vignette=.26, kl=3.0, samples=1.0):
    """Render the scene to the job's file. samples: factor on the job's sample count, for a set that is noisier or calmer than most."""
    w = JOB['width']
    h = round(w * JOB['ratio'])
    n = max(8, round(JOB['samples'] * samples))
    s = settings(w, h, n, exposure, look)
    apply_haze()
    for m in bpy.data.materials:
        m.cycles.sample_as_light = False   # lamps in the set light the scene; sampling each lens and window would only add noise
    tmp = tempfile.mkdtemp(prefix='art-')
    t0 = time.time()
    a, b = half(s, 1, tmp, w, h), half(s, 2, tmp, w, h)
    t1 = time.time()
    img = denoise(a, b, kl=kl, dof=s.camera.data.dof.use_dof)
    shutil.rmtree(tmp, ignore_errors=True)
    if glow:
        img = bloom(img, glow, glow_from)
    yy, xx = np.mgrid[0:h, 0:w]
    d = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) / .5
    img = img * (1 - vignette * d[..., None] ** 1.3)
    save(img, s)
    print(f'DONE {os.path.basename(JOB["out"])} {w}x{h} samples {n}: build {t0 - JOB["started"]:.1f} s, render {t1 - t0:.1f} s, finish {time.time() - t1:.1f} s', flush=True)


def save(img, s):
    """Through the view transform to a PNG. img (h, w, 3), linear."""
    h, w, _ = img.shape
    o = bpy.data.images.new('finished', w, h, float_buffer=True)
    o.pixels.foreach_set(np.dstack([img, np.ones((h, w))]).astype(np.float32).ravel())
    o.update()
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGB'
    os.makedirs(os.path.dirname(JOB['out']), exist_ok=True)
    o.save_render(JOB['out'], scene=s)
