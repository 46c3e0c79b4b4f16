"""Indoor still-life sets. The table top is z 0; metres."""
import random

from .core import box, cyl, tube
from .lights import light, set_time
from .materials import M, PALETTE
from .places import mottled

__all__ = ['desk_set', 'bench_set']


def desk_set(window=True, seed=4):
    """Desk 2.6 x 1.1 m, dark room behind, shelves, a night window with the city as soft lights."""
    set_time('indoor')
    box((2.6, 1.1, .04), (0, 0, -.02), mottled('desk_top', '#7d5a3b', '#8f6a48', 3., .42, .0015, 30), bevel=.012)
    box((7, .1, 4), (0, 1.7, .8), mottled('office_wall', '#1c3a45', '#21434f', .5, .85), bevel=0)
    box((7, 5, .05), (0, -.5, -.78), 'dark', bevel=0)
    if window:
        box((2.9, .06, 1.4), (.1, 1.63, .82), 'black', bevel=.02)
        box((2.8, .02, 1.3), (.1, 1.59, .82), mottled('night_pane', '#0d2a3a', '#123649', .6, .2), bevel=0)
        r = random.Random(seed)
        for k in range(90):
            x, z = r.uniform(-1.25, 1.45), .2 + 1.15 * r.random() ** 1.9
            m = r.choice(('screen_amber', 'lamp', 'screen_text', 'lamp', 'led'))
            o = cyl(r.uniform(.006, .016), .004, (x, 1.575, z), 'screen_text' if m == 'lamp' else m, axis='Y', n=12, bevel=0)
            o.visible_glossy = o.visible_diffuse = False
        for x in (-.85, .1, 1.05):
            box((.05, .08, 1.36), (x, 1.585, .82), 'black', bevel=.01)
    light('AREA', (-1.6, -1.2, 1.9), (0, 0, 0), 34, '#ffd9a8', 1.0)
    light('AREA', (1.8, .6, 1.5), (0, 0, .1), 16, '#8fd6ff', 1.0)
    light('AREA', (0, -2.2, 1.6), (0, .2, .1), 10, '#ffffff', 2.0)


def bench_set():
    """Workbench 2.8 x 0.75 m before a pegboard wall at y 0.42; lamp from the left."""
    set_time('indoor')
    box((3.4, .8, .06), (0, 0, -.03), mottled('bench_top', '#8a6440', '#9d7650', 4., .6, .002, 40), bevel=.01)
    box((3.4, .05, .12), (0, -.42, -.08), 'grey', bevel=.01)
    box((5, .06, 3), (0, .45, .9), mottled('peg_wall', '#2b4a52', '#31545d', .8, .8), bevel=0)
    for z in (.16, 1.28):
        box((3.4, .03, .04), (0, .41, z), 'galv', bevel=.008)
    light('AREA', (-1.5, -1.5, 2.0), (0, .2, .3), 60, '#ffd9a8', 1.2)
    light('AREA', (1.9, -1.0, 1.4), (0, .2, .3), 24, '#a8dcff', 1.2)
