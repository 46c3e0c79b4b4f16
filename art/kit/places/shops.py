"""Shopping street along X (road y -3.6…3.6): on the far side a wide pavement with palms, shop fronts under awnings, flats above; a pavement on the near side."""
import random

from .. import lights
from ..core import box, cyl, hexa
from ..materials import M
from .street import kerb, palm, road, shrub, street_light
from .surfaces import glow_mat, ground, mottled, striped, tiled

__all__ = ['shop_street']

WALLS = (('#d9c9a8', '#e2d5ba'), ('#c7b8a0', '#d3c6b0'), ('#e3dccd', '#ece6d9'), ('#b9a88c', '#c6b699'))
AWNINGS = ('teal', 'rubber_red', 'navy', 'green')


def _shop(x, y, w, seed, night):
    """Glazed front of width w with a lit inside, shelves and an awning."""
    r = random.Random(seed)
    if night:
        box((w, .1, 3.0), (x, y + 1.6, 1.6), glow_mat(f'shop{seed % 3}', ('#ffc47a', '#ffdba6', '#ffcf8e')[seed % 3], 1.), bevel=0)
        for k in range(int(w / .9)):                                        # shelves and dummies: dark shapes before the light
            h = r.uniform(.7, 1.7)
            box((r.uniform(.3, .6), .3, h), (x - w / 2 + .6 + k * .9, y + 1.1, .15 + h / 2), r.choice(('navy', 'teal', 'plum', 'wood', 'grey')), bevel=.05)
    else:
        box((w, .1, 3.0), (x, y + .08, 1.6), mottled('shop_pane', '#2c4a55', '#47707c', .15, .08, spec=.8), bevel=0)
    box((w, 1.6, .1), (x, y + .8, .12), 'kerb', bevel=0)
    n = max(2, round(w / 1.7))
    for k in range(n + 1):
        box((.09, .12, 3.1), (x - w / 2 + k * w / n, y, 1.65), 'dark', bevel=.01)
    for z in (.16, 3.15):
        box((w, .14, .12), (x, y, z), 'dark', bevel=.01)
    box((w + .2, .2, .75), (x, y - .06, 3.65), 'dark', bevel=.03)              # board over the shop, without words
    box((w * .5, .04, .12), (x, y - .18, 3.65), glow_mat('shop_sign', '#ffe0a8', 4 if night else .3), bevel=.01)
    m = AWNINGS[seed % 4]
    hexa([(x - w / 2, y - 1.5, 2.72), (x + w / 2, y - 1.5, 2.72), (x + w / 2, y - .1, 3.2), (x - w / 2, y - .1, 3.2)],
         [(x - w / 2, y - 1.5, 2.78), (x + w / 2, y - 1.5, 2.78), (x + w / 2, y - .1, 3.26), (x - w / 2, y - .1, 3.26)], m, bevel=.01)
    box((w, .03, .24), (x, y - 1.5, 2.64), m, bevel=.01)
    if night:
        lights.light('AREA', (x, y - .4, 2.6), (x, y - 3.5, 0), 14 * w, '#ffd9a0', 2.4, glossy=False)


def _flats(x, y, w, floors, seed, night):
    """Floors above the shops: wall, recessed windows, balconies."""
    a, b = WALLS[seed % 4]
    m, r = mottled(f'flats{seed % 4}', a, b, .3, .9), random.Random(seed + 5)
    h = 4.1 + floors * 3.2
    box((w - .06, 12, h - 4.0), (x, y + 6, 4.0 + (h - 4.0) / 2), m, bevel=.04)
    box((w - .06, 10, 4.0), (x, y + 7, 2.0), m, bevel=0)
    for s in (-1, 1):
        box((.5, 1.8, 4.0), (x + s * (w / 2 - .25), y + .9, 2.0), m, bevel=.03)
    box((w + .1, 12.3, .35), (x, y + 6, h), 'pearl', bevel=.04)
    n = max(2, int(w / 3.1))
    for f in range(floors):
        z = 4.1 + f * 3.2 + 1.7
        for k in range(n):
            u = x - w / 2 + (k + .5) * w / n
            on = night and r.random() < .42
            box((1.5, .14, 1.8), (u, y, z), 'pearl', bevel=0)
            box((1.3, .16, 1.6), (u, y - .01, z), glow_mat('flat_lit', '#ffcf8e', 1.2) if on else mottled('villa_pane', '#25424d', '#355561', .4, .08, spec=.8), bevel=0)
            box((.05, .19, 1.6), (u, y - .01, z), 'pearl', bevel=0)
            if (k + seed) % 2 == 0:
                box((2.3, 1.1, .14), (u, y - .55, z - 1.25), 'pearl', bevel=0)
                box((2.3, .06, .8), (u, y - 1.06, z - .85), 'grey', bevel=0)
                box((2.36, .09, .06), (u, y - 1.06, z - .43), 'galv', bevel=0)


def shop_street(x0=-70, x1=62, lamps=(-15, 3, 21), power=420, y=13.4, seed=3):
    """lamps: x of the street lights on the far pavement whose heads light the street for real."""
    n = lights.NOW.night
    ground(mottled('city_ground', '#8a7b63' if not n else '#3c3b38', '#a08f73' if not n else '#4b4842', .06, .95), z=-.2)
    road(x0, x1, 0, 2, lane=3.3, wet=.55 if n else 0., shoulder=.4)
    slab = tiled('shop_pavers', '#a39682' if not n else '#7d7466', '#b7aa95' if not n else '#8b8172', .6, .6, '#6f6657', .02, rough=.6)
    for s in (-1, 1):
        kerb(x0, x1, s * 3.85, painted=False)
    box((x1 - x0, y - 1.4, .3), ((x0 + x1) / 2, 4.0 + (y - 1.4) / 2, -.03), slab, bevel=0)
    box((x1 - x0, 9, .3), ((x0 + x1) / 2, -8.4, -.03), slab, bevel=0)
    r, x, k = random.Random(seed), x0, 0
    while x < x1:
        w = r.choice((9.3, 12.4, 15.5))
        _flats(x + w / 2, y, w, r.choice((1, 1, 2)), k + seed, n)
        m = 2 if w > 10 else 1
        for j in range(m):
            _shop(x + .5 + (w - 1) * (j + .5) / m, y + .1, (w - 1) / m - .25, k * 2 + j + seed, n)
        x += w
        k += 1
    for k, px in enumerate(range(int(x0) + 5, int(x1), 9)):
        if not any(abs(px - q) < 2.4 for q in lamps):
            palm((px, 5.4, .1), 4.4 + k % 3 * .4, k)
            box((1.3, 1.3, .12), (px, 5.4, .14), 'kerb', bevel=.03)
            shrub((px, 5.4, .15), 1.0, 'bush', k)
    for q in lamps:
        street_light((q, 5.0, .1), h=6.4, two=False, yaw=-90, arm=1.2, power=power if n else 0)
