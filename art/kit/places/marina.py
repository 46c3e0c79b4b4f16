"""Marina: paved quay along X with a railing at y 6, water beyond, moored yachts, far quay and towers (use skyline for these)."""
import math
import random

from .. import lights
from ..core import box, cyl, hexa, loft, tube
from .street import palm, shrub, street_light
from .surfaces import glow_mat, ground, mottled, pool, tiled, water_mat

__all__ = ['marina', 'yacht']


def yacht(x, y, L=16., z=-1.3, yaw=0., seed=0):
    """Moored motor yacht: flared hull, two decks, dark glass; bow towards +X turned by yaw degrees."""
    a = math.radians(yaw)
    s = L / 16

    def T(p, q, h):
        return (x + s * (p * math.cos(a) - q * math.sin(a)), y + s * (p * math.sin(a) + q * math.cos(a)), z + s * h)
    white, n = mottled('hull', '#e9ebea', '#f3f4f2', .2, .25, spec=.6), lights.NOW.night
    rows = []
    for p, w, lo, hi in ((-8, 1.9, -.5, 1.5), (-4, 2.2, -.6, 1.6), (1, 2.2, -.6, 1.8), (5, 1.5, -.5, 2.15), (7.4, .55, 0, 2.5), (8.3, .06, 1.5, 2.65)):
        rows.append([T(p, -w * .7, lo), T(p, -w, hi * .7), T(p, -w * 1.04, hi), T(p, w * 1.04, hi), T(p, w, hi * .7), T(p, w * .7, lo)])
    loft(rows, white, angle=40)
    g = glow_mat('cabin_lit', '#ffd79a', 1.4) if n and seed % 2 else mottled('yacht_glass', '#16303a', '#1d3c48', .5, .06, spec=.8)
    for p0, p1, w, h0, h1, f in ((-6, 3.6, 1.7, 1.5, 3.1, 1.6), (-4.5, .8, 1.3, 3.1, 4.4, 1.3)):
        hexa([T(p0, -w, h0), T(p1 + f, -w * .8, h0), T(p1 + f, w * .8, h0), T(p0, w, h0)], [T(p0, -w * .9, h1), T(p1, -w * .72, h1), T(p1, w * .72, h1), T(p0, w * .9, h1)], white, bevel=.12)
        for q in (-1, 1):
            hexa([T(p0 + .8, q * (w * .93), h0 + .5), T(p1 + f * .25, q * w * .81, h0 + .5), T(p1 + f * .25, q * (w * .79 + .08), h0 + .5), T(p0 + .8, q * (w * .95 + .06), h0 + .5)],
                 [T(p0 + .8, q * (w * .90), h1 - .3), T(p1 - .1, q * w * .76, h1 - .3), T(p1 - .1, q * (w * .74 + .08), h1 - .3), T(p0 + .8, q * (w * .92 + .06), h1 - .3)], g, bevel=.02)
    tube([T(-2, 0, 4.4), T(-2.6, 0, 6.4)], .06 * s, 'galv')
    box((.5 * s, 2.0 * s, .14), T(-2.6, 0, 6.4), white, bevel=.05, rot=(0, 0, a))   # radar


def marina(x0=-120, x1=110, power=600, lamps=(-14, 12), palms=True, boats=True):
    n = lights.NOW.night
    slab = tiled('quay', '#b3a994', '#c3b9a4', .9, .45, '#8f8674', .02)
    box((x1 - x0, 60, .4), ((x0 + x1) / 2, -23.4, -.2), slab, bevel=.03)
    box((x1 - x0, 1., .5), ((x0 + x1) / 2, 6.2, -.13), mottled('quay_edge', '#cfc6b4', '#dad2c2', .4, .8), bevel=.06)
    box((x1 - x0, .6, 3), ((x0 + x1) / 2, 6.2, -1.7), 'kerb_dark', bevel=0)
    ground(water_mat('#0d4650' if not n else '#0a2f3c'), z=-1.6)
    for x in range(int(x0), int(x1), 2):
        cyl(.035, 1.05, (x, 6.2, .62), 'galv', n=8, bevel=0)
    for z in (.4, .7):
        tube([(x0, 6.2, z), (x1, 6.2, z)], .014, 'galv', res=1)
    tube([(x0, 6.2, 1.15), (x1, 6.2, 1.15)], .04, 'galv', res=3)
    for k, x in enumerate(range(int(x0) + 8, int(x1), 13)):
        if palms:
            palm((x, 3.9, 0), 4.4 + k % 3 * .4, k)
            box((1.7, 1.7, .35), (x, 3.9, .12), 'kerb', bevel=.06)
            shrub((x, 3.9, .2), 1.5, 'bush', k)
    for x in lamps:
        street_light((x, 4.6, 0), h=5.4, two=False, yaw=-90, arm=.8, power=power if n else 0)
    if boats:
        r = random.Random(4)
        box((150, 2., .35), (-5, 34, -1.2), mottled('pontoon', '#9b8a70', '#ad9c80', .6, .9), bevel=.05)
        for k in range(11):
            x = -62 + k * 11.5 + r.uniform(-1, 1)
            yacht(x, 23 + r.uniform(-.6, .6), r.uniform(11, 14.5), yaw=-90 if k % 3 else 90, seed=k)
            yacht(x + 5, 46, r.uniform(12, 17), yaw=90, seed=k + 1)
    box((700, 60, 2.4), (0, 150, -1.0), mottled('far_quay', '#8d8470', '#a0967f', .1, .9), bevel=0)
    for k in range(34):
        palm((-150 + k * 9, 123, .2), 6.5, k)
    for k in range(16):
        o = box((14, .2, .5), (-150 + k * 20, 119.8, -.1), glow_mat('quay_glow', '#ffcf8e', 3 if n else .1), bevel=0)
