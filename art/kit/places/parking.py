"""Open car park at a mall: bays along X, islands with palms, shade sails, the mall's front towards +Y."""
import random

from .. import lights
from ..core import box, cyl, hexa, tube
from ..materials import M
from .street import kerb, palm, quad_strip, shrub, street_light
from .surfaces import asphalt, glow_mat, ground, mottled, pool, tiled

__all__ = ['mall_parking', 'bays']


def bays(x0, n, y0, depth=5.2, width=2.6, z=.006):
    """n parking bays side by side along X from x0, from y0 to y0 + depth."""
    r = [(x0 + k * width - .05, x0 + k * width + .05, y0, y0 + depth) for k in range(n + 1)]
    quad_strip(r, z, mottled('paint', '#d9d6cb', '#f0ede2', 1.2, .6))


def mall_parking(y_mall=44, lamps=(-10, 14), power=700, shade=True, x0=-80, x1=80):
    """Aisle along X at y 0; bays at y 3.4…8.6 (far) and -8.6…-3.4 (near)."""
    n = lights.NOW.night
    ground(mottled('city_ground', '#8a7b63' if not n else '#3c3b38', '#a08f73' if not n else '#4b4842', .06, .95), z=-.2)
    box((x1 - x0, 60, .3), ((x0 + x1) / 2, 8, -.15), asphalt(.5 if n else 0.), bevel=0)
    for y in (3.4, -8.6, 22.4):
        bays(x0 + 4, int((x1 - x0 - 8) / 2.6), y)
    m = mottled('island', '#6b7a44' if not n else '#34473a', '#82905a' if not n else '#43573f', .6, .95)
    box((x1 - x0 - 12, 2.6, .3), ((x0 + x1) / 2, 10.1, .02), m, bevel=.04)
    box((x1 - x0 - 12.0, 2.9, .26), ((x0 + x1) / 2, 10.1, .0), 'kerb', bevel=.04)
    r = random.Random(2)
    for k, x in enumerate(range(int(x0) + 8, int(x1) - 6, 8)):
        palm((x + r.uniform(-.6, .6), 10.1, .1), 4.6 + r.uniform(-.4, .8), k)
    for k in range(46):
        shrub((r.uniform(x0 + 8, x1 - 8), 10.1 + r.uniform(-.8, .8), .1), r.uniform(.8, 1.3), 'bush', k)
    for x in lamps:
        street_light((x, 10.1, .1), h=7.5, power=power if n else 0)
        if n:
            pool(x, 16, 8, .5)
    if shade:                                            # sails over the far row of bays
        for x in range(int(x0) + 10, int(x1) - 12, 11):
            for dx in (0, 10):
                cyl(.09, 3.4, (x + dx, 28.2, 1.6), 'galv', n=10, bevel=0)
            hexa([(x, 22.6, 2.7), (x + 10, 22.6, 2.7), (x + 10, 28.2, 3.4), (x, 28.2, 3.4)], [(x, 22.6, 2.76), (x + 10, 22.6, 2.76), (x + 10, 28.2, 3.46), (x, 28.2, 3.46)],
                 mottled('sail', '#d9d2c2', '#e6e0d2', .4, .9), bevel=0)
    wall = tiled('mall_wall', '#cdbd9f', '#d8c9ad', 3., 1.2, '#b3a385', .03, wall=True)
    box((120, 24, 9), (0, y_mall + 12, 4.4), wall, bevel=.1)
    box((44, 20, 13), (-8, y_mall + 12, 6.4), wall, bevel=.1)
    box((122, 24.6, .5), (0, y_mall + 12, 9), 'pearl', bevel=.1)
    box((45, 21, .5), (-8, y_mall + 12, 13), 'pearl', bevel=.1)
    g = glow_mat('mall_glass', '#ffd494', .8) if n else mottled('mall_pane', '#2c4a55', '#47707c', .15, .08, spec=.8)
    for k in range(12):
        x = -8 + (k - 5.5) * 3.3
        box((3.1, .2, 5.4), (x, y_mall - .05, 3.2), g, bevel=.03)
        for w, h, z in ((.07, 5.4, 3.2), (3.1, .07, 2.6), (3.1, .07, 4.4)):          # the panes' frames
            box((w, .12, h), (x, y_mall - .12, z), 'dark', bevel=.01)
    for k in range(16):
        if abs(k - 7.5 + 1) > 3.6:
            box((4.6, .2, 2.6), (-52 + k * 7, y_mall - .1, 2.2), g, bevel=.03)
    box((26, 6, .5), (-8, y_mall - 1, 6.6), 'pearl', bevel=.12)
    for s in (-1, -.33, .33, 1):
        cyl(.3, 6.6, (-8 + s * 12, y_mall - 3.4, 3.2), 'pearl', n=20)
    box((120, 9, .3), (0, y_mall - 4.5, -.03), tiled('mall_pavers', '#b8aa94', '#c9bca6', .8, .8, '#8f836f', .03), bevel=0)
    for k, x in enumerate((-50, -41, -33, 18, 27, 36, 46)):
        palm((x, y_mall - 6, .1), 5.6, k)
