"""Villa street along X (road y -3.5…3.5): pavement, garden walls, gates, two-storey villas, palms; one open driveway towards +Y."""
import random
from math import cos, radians, sin

from .. import lights
from ..core import box, cyl, hexa
from ..materials import M
from .street import hedge, kerb, low_wall, palm, road, shrub, street_light, tree
from .surfaces import ground, mottled, tiled
from .surfaces import glow_mat

__all__ = ['villa_street', 'villa']


def _window(x, y, z, w, h, lit):
    """Recessed window facing -Y with a frame and a sill."""
    box((w + .24, .12, h + .24), (x, y - .02, z), 'pearl', bevel=.02)
    m = glow_mat('villa_lit', '#ffd79a', 1.6) if lit else mottled('villa_pane', '#25424d', '#355561', .4, .08, spec=.8)
    box((w, .1, h), (x, y - .05, z), m, bevel=.01)
    box((.05, .13, h), (x, y - .06, z), 'pearl', bevel=.01)
    box((w + .4, .3, .07), (x, y - .1, z - h / 2 - .12), 'pearl', bevel=.02)


def villa(x, y, w=15, seed=0, porch=True):
    """Front at y, facing -Y, centred on x."""
    r = random.Random(seed)
    a, b = (('#e3d6bd', '#eadfc9'), ('#d9c6a6', '#e2d2b5'), ('#e9e3d6', '#f1ece1'))[seed % 3]
    m, n = mottled(f'villa{seed % 3}', a, b, .3, .9), lights.NOW.night
    stone = tiled('villa_stone', '#b79f7c', '#c8b391', .5, .25, '#9c8768', .015, wall=True)
    box((w, 11, 3.6), (x, y + 5.5, 1.7), m, bevel=.05)
    box((w * .62, 10, 3.4), (x - w * .12, y + 6.4, 5.1), m, bevel=.05)
    box((w + .3, 11.3, .22), (x, y + 5.5, 3.6), 'pearl', bevel=.04)
    box((w * .62 + .3, 10.3, .22), (x - w * .12, y + 6.4, 6.9), 'pearl', bevel=.04)
    box((w * .2, 10.4, 7.6), (x - w * .3, y + 4.9, 3.7), stone, bevel=.05)           # stair tower
    for k in range(4):
        _window(x - w * .3, y - .3, 1.4 + k * 1.45, .5, .9, n and k % 2)
    for k in range(3):
        _window(x - w * .08 + k * w * .2, y, 1.75, 1.5, 1.7, n and (k + seed) % 3 == 0)
    for k in range(2):
        _window(x - w * .06 + k * w * .18, y + 1.4, 5.15, 1.4, 1.6, n and (k + seed) % 2 == 0)
    box((w * .3, 1.5, .1), (x + w * .3, y + 1.2, 4.6), 'galv', bevel=.02)
    if porch:
        box((w * .26, 3.2, .25), (x + w * .33, y - 1.4, 3.2), 'pearl', bevel=.05)
        for s in (-1, 1):
            cyl(.17, 3.2, (x + w * .33 + s * w * .11, y - 2.7, 1.5), 'pearl', n=16)
    cyl(.5, .7, (x + w * .1, y + 7, 7.3), 'pearl', n=20, bevel=.06)                    # water tank


def villa_street(drive=2.5, drive_w=5.2, x0=-70, x1=60, lamps=(-14, 16), power=500, seed=1):
    """drive: x of the open driveway."""
    n = lights.NOW.night
    ground(mottled('villa_soil', '#a58b66' if not n else '#54493a', '#b99f78' if not n else '#665a48', .08, .95), z=-.2)
    road(x0, x1, 0, 2, lane=3.3, wet=.5 if n else 0., shoulder=.4)
    slab = tiled('villa_pavers', '#b8aa94', '#c9bca6', .5, .5, '#8f836f', .02)
    for s in (-1, 1):
        kerb(x0, x1, s * 3.85, painted=False)
    box((x1 - x0, 3.2, .3), ((x0 + x1) / 2, 5.6, -.03), slab, bevel=0)
    box((x1 - x0, 8, .3), ((x0 + x1) / 2, -8, -.03), slab, bevel=0)
    wm, y = mottled('render_wall', '#d8cbb2', '#e2d7c0', .5, .9), 7.3
    low_wall(x0, drive - drive_w / 2, y, 2., wm)
    low_wall(drive + drive_w / 2, x1, y, 2., wm)
    for s in (-1, 1):
        box((.6, .6, 2.6), (drive + s * (drive_w / 2 + .1), y, 1.2), tiled('villa_stone', '#b79f7c', '#c8b391', .5, .25, '#9c8768', .015, wall=True), bevel=.04)
        box((.34, .34, .4), (drive + s * (drive_w / 2 + .1), y, 2.7), glow_mat('gate_lamp', '#ffdca0', 5 if n else .3), bevel=.06)
    box((drive_w, 16, .3), (drive, 15.2, -.015), tiled('drive_pavers', '#8d7f6d', '#a39380', .3, .15, '#70655a', .012), bevel=0)
    hexa([(drive - 3, 3.6, -.1), (drive + 3, 3.6, -.1), (drive + 3, 7.4, -.1), (drive - 3, 7.4, -.1)], [(drive - 3, 3.6, .03), (drive + 3, 3.6, .03), (drive + 2.7, 7.4, .14), (drive - 2.7, 7.4, .14)],
         tiled('drive_pavers', '#8d7f6d', '#a39380', .3, .15, '#70655a', .012), bevel=.01)   # dropped kerb
    box((drive_w * .96, .12, .12), (drive, y, .16), 'galv', bevel=.02)                # gate rail, gate slid open behind the wall
    for k, x in enumerate((drive - 21.5, drive - 4, drive + 14, drive - 40, drive + 33, drive - 60)):
        villa(x, 15 if x != drive - 4 else 22, 16, k + seed, porch=True)
    r = random.Random(seed)
    for k in range(34):
        x = r.uniform(x0 * .7, x1 * .7)
        if abs(x - drive) > drive_w / 2 + 1:
            shrub((x, y + .7, 1.2 + r.uniform(-.3, .4)), r.uniform(1.4, 2.1), 'bush', k)
    for k, x in enumerate((-31, -22, -9, 9, 15, 27, 36)):
        palm((drive + x, 9.6 + k % 3, -.1), 5 + (k % 3) * .9, k)
    for k, x in enumerate((-27, -14, 11, 30)):
        tree((drive + x, 10.5, -.1), 4.2, k)
    for k, x in enumerate((-18, -6.5, 8, 20)):
        palm((drive + x, 5.9, .1), 3.6, k + 2)
    for x in lamps:
        street_light((x, 6.6, .1), h=6, two=False, yaw=-90, arm=1., power=power if n else 0)
