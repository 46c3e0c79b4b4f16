"""Street by the water along X (road y -3.6…3.6): a pavement on either side, then a beach and the sea, or a railing and a canal with its far quay."""
import random

from .. import lights
from ..core import box, cyl, hexa, tube
from .street import kerb, low_wall, palm, road, shrub, street_light
from .surfaces import glow_mat, ground, mottled, sand_mat, tiled, water_mat

__all__ = ['shore_street']


def _beach(x0, x1):
    """Low wall, sand that falls to the sea, tufts of grass and a few parasols."""
    low_wall(x0, x1, 8.6, .75)
    m = sand_mat('#d2b184', '#e6cda2', .12, 'beach')
    hexa([(x0, 8.7, -3), (x1, 8.7, -3), (x1, 46, -3), (x0, 46, -3)], [(x0, 8.7, .02), (x1, 8.7, .02), (x1, 46, -1.6), (x0, 46, -1.6)], m, bevel=0)
    ground(mottled('sea', '#1f8391', '#3fa3aa', .1, .5, .03, 3), z=-1.15)
    box((x1 - x0, 1.6, .04), ((x0 + x1) / 2, 36.2, -1.14), mottled('foam', '#dfe8e4', '#f2f5f0', .4, .9), bevel=0)
    r = random.Random(4)
    for k in range(16):
        shrub((r.uniform(x0 * .8, x1 * .8), r.uniform(9.6, 14), -.1), r.uniform(.8, 1.3), 'dry' if k % 3 else 'green', k)
    for k, x in enumerate(range(-46, 48, 9)):
        y, z = 20 + k % 2 * 4.5, -.5 - k % 2 * .2
        cyl(.04, 2.5, (x, y, z + 1.2), 'wood', n=8, bevel=0)
        cyl(1.5, .55, (x, y, z + 2.5), 'pearl' if k % 2 else 'teal', n=12, r2=.06, bevel=0)


def _canal(x0, x1, n):
    """Railing, dark water, a far quay with palms and lamps."""
    box((x1 - x0, .7, 3), ((x0 + x1) / 2, 8.9, -1.4), mottled('quay_edge', '#cfc6b4', '#dad2c2', .4, .8), bevel=.04)
    for x in range(int(x0), int(x1), 2):
        cyl(.035, 1.05, (x, 8.8, .62), 'galv', n=8, bevel=0)
    for z, w in ((.45, .014), (.75, .014), (1.15, .04)):
        tube([(x0, 8.8, z), (x1, 8.8, z)], w, 'galv', res=2)
    ground(water_mat('#0d4650' if not n else '#0a2f3c'), z=-1.5)
    box((900, 60, 2.6), (0, 104, -1.0), mottled('far_quay', '#8d8470', '#a0967f', .1, .9), bevel=0)
    for k in range(40):
        palm((-190 + k * 10, 77, .2), 6, k)
        box((8, .2, .4), (-190 + k * 10, 73.9, -.3), glow_mat('quay_glow', '#ffcf8e', 3 if n else .1), bevel=0)


def shore_street(kind='beach', x0=-80, x1=80, lamps=(-15, 3, 21), bare=(), power=450):
    """kind: 'beach' or 'canal'. lamps: x of the street lights on the far pavement whose heads light the street for real. bare: x where no palm stands."""
    n = lights.NOW.night
    road(x0, x1, 0, 2, lane=3.3, wet=.5 if n else 0., shoulder=.4)
    slab = tiled('shore_pavers', '#a89c88' if not n else '#7d7466', '#bbb09c' if not n else '#8b8172', .8, .4, '#776d5e', .02, rough=.65)
    for s in (-1, 1):
        kerb(x0, x1, s * 3.85, painted=False)
    box((x1 - x0, 4.8, .3), ((x0 + x1) / 2, 6.3, -.03), slab, bevel=0)
    box((x1 - x0, 11, .3), ((x0 + x1) / 2, -9.4, -.03), slab, bevel=0)
    (_canal(x0, x1, n) if kind == 'canal' else _beach(x0, x1))
    for k, x in enumerate(range(int(x0) + 4, int(x1), 10)):
        if not any(abs(x - q) < 2 for q in (*lamps, *bare)):
            palm((x, 6.6, .1), 4.6 + k % 3 * .5, k)
            box((1.4, 1.4, .14), (x, 6.6, .14), 'kerb', bevel=.03)
            shrub((x, 6.6, .15), 1.0, 'bush', k)
    for q in lamps:
        street_light((q, 5.2, .1), h=6.4, two=False, yaw=-90, arm=1.2, power=power if n else 0)
