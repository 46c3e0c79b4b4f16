"""Noise removal. Debian's Blender has no denoiser, so the kit brings a small one in C (compiled on first use).

Two renders with half the samples each give the noise level at every pixel; emission and sky are taken out first
and put back untouched, so lit windows and far haze stay sharp; the rest is divided by the surface colour, so textures do too."""
import ctypes
import os
import subprocess
import tempfile

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter

SRC = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.c')
_P = np.ctypeslib.ndpointer(np.float32, flags='C')


def library():
    """The compiled filter, rebuilt when its source is newer; None without a C compiler."""
    so = os.path.join(tempfile.gettempdir(), f'art-denoise-{os.getuid()}.so')
    try:
        if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(SRC):
            tmp = f'{so}.{os.getpid()}'
            subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', SRC, '-o', tmp, '-lm'], check=True)
            os.replace(tmp, so)
        return ctypes.CDLL(so)
    except (OSError, subprocess.CalledProcessError) as e:
        print('no compiled denoiser, the picture stays noisy:', e)
        return None


def denoise(a, b, passes=5, kl=3.0, dof=False):
    """a, b: dicts of float32 (h, w, 3) passes 'c' colour, 'n' normal, 'z' depth, 'd' diffuse colour, 'g' glossy colour, 'e' emission, 'v' sky.
    Returns the cleaned colour (h, w, 3)."""
    mean = {k: (a[k] + b[k]) * .5 for k in a}
    lib = library()
    if lib is None:
        return mean['c']
    h, w, _ = mean['c'].shape
    # panes and mirrors choose their lobe by chance, so their colour passes are noise: there the light is filtered as it is
    col = [s['d'] + .6 * s['g'] for s in (a, b)]
    # (not at outlines, where the two renders differ only by which surface a sample hit: they stay as rendered)
    edge = gaussian_filter(np.abs(a['n'] - b['n']).sum(-1), 1.2)
    wild = (np.clip(gaussian_filter(np.abs(col[0] - col[1]).mean(-1), 1.2) * 14 - .25, 0, 1) * np.clip(1 - edge * 8, 0, 1))[..., None]
    guide = (col[0] + col[1]) * .5 * (1 - wild)
    alb = np.maximum(guide + wild * .5, .03)
    own = mean['e'] + mean['v']
    half = []
    for s in (a, b):
        i = np.ascontiguousarray(np.maximum(s['c'] - s['e'] - s['v'], 0) / alb, np.float32)
        lib.fireflies(ctypes.c_int(w), ctypes.c_int(h), i.ctypes.data_as(ctypes.c_void_p), ctypes.c_float(1.6))
        half.append(i)
    k = np.array([.25, .5, .25], np.float32)
    var = ((half[0] - half[1]) @ k) ** 2 * .25
    var = np.ascontiguousarray(gaussian_filter(var, 1.6), np.float32)
    light = np.ascontiguousarray((half[0] + half[1]) * .5, np.float32)
    lz = np.log(np.clip(mean['z'][..., 0], .1, 4000))
    gy, gx = np.gradient(lz)
    slope = np.minimum(gaussian_filter(np.hypot(gx, gy), 1), .2)
    # defocus makes the guide passes noisy too: loosen them there instead of keeping the noise as if it were detail
    blur = maximum_filter(gaussian_filter(np.abs(a['n'] - b['n']).sum(-1), 1.5), 3)
    blur = blur if dof else blur * 0
    n = mean['n'] * (1 / (1 + 4 * blur))[..., None]
    feat = np.ascontiguousarray(np.dstack([n, lz, guide, slope + blur * .05]), np.float32)
    c = ctypes
    lib.atrous(c.c_int(w), c.c_int(h), light.ctypes.data_as(c.c_void_p), var.ctypes.data_as(c.c_void_p), feat.ctypes.data_as(c.c_void_p),
               c.c_int(passes), c.c_float(kl), c.c_float(18.), c.c_float(.02), c.c_float(120.))
    return outlines(lib, light * alb + own)


def outlines(lib, img, reach=3):
    """Smooths the grain on outlines, along them only. img (h, w, 3) linear; worked on in a compressed scale, where bright and dark weigh alike."""
    h, w, _ = img.shape
    t = np.ascontiguousarray(img / (.25 + img), np.float32)
    lum = gaussian_filter(t @ np.array([.3, .55, .15], np.float32), .7)
    gy, gx = np.gradient(lum)
    a, b, c = (gaussian_filter(v, 1.4) for v in (gx * gx, gx * gy, gy * gy))
    root = np.sqrt((a - c) ** 2 + 4 * b * b)
    theta = .5 * np.arctan2(2 * b, a - c) + np.pi / 2                      # across the strongest change
    k = np.clip((root / (a + c + 1e-7) - .35) * 2.2, 0, 1) * np.clip((a + c) * 900 - .25, 0, 1)
    tx, ty, k = (np.ascontiguousarray(v, np.float32) for v in (np.cos(theta), np.sin(theta), k))
    p = ctypes.c_void_p
    lib.along(ctypes.c_int(w), ctypes.c_int(h), t.ctypes.data_as(p), tx.ctypes.data_as(p), ty.ctypes.data_as(p), k.ctypes.data_as(p), ctypes.c_int(reach))
    t = np.minimum(t, .995)
    return .25 * t / (1 - t)
