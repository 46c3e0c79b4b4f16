"""Further roads: interchange with flyovers, desert road, airport road, underpass. The subject stands at y 0 on a road along X."""
import math
import random

import numpy as np
from mathutils import Vector

from .. import lights
from ..core import box, cyl, hexa, loft, tube
from .dunes import polar_sheet, smooth, vnoise
from .street import guard_rail, hedge, kerb, palm, quad_strip, road, shrub, street_light
from .surfaces import asphalt, glow_mat, ground, mottled, pool, sand_mat, tiled

__all__ = ['flyover', 'interchange', 'desert_road', 'airport_road', 'underpass']


def flyover(pts, w=10., step=22, first=10., rail=True):
    """Deck along (x, y, z) points, smoothed, with parapets and piers to the ground."""
    for _ in range(3):
        new = [pts[0]]
        for a, b in zip(pts, pts[1:]):
            a, b = Vector(a), Vector(b)
            new += [a * .75 + b * .25, a * .25 + b * .75]
        pts = new + [pts[-1]]
    pts = [Vector(p) for p in pts]
    m = mottled('viaduct', '#a9a498', '#c2bcae', .3, .85)
    deck, par = [], [[], []]
    for k, p in enumerate(pts):
        t = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)])
        s = Vector((-t.y, t.x, 0)).normalized()
        deck.append([p + s * q + Vector((0, 0, z)) for q, z in ((-w * .25, -1.5), (w * .25, -1.5), (w / 2, -.6), (w / 2, .9), (w / 2 - .3, .9), (w / 2 - .3, 0), (.3 - w / 2, 0), (.3 - w / 2, .9), (-w / 2, .9), (-w / 2, -.6))])
    loft(deck, m, angle=25)
    run, nxt = 0., first
    for a, b in zip(pts, pts[1:]):
        run += (b - a).length
        if run > nxt and a.z > 3:
            cyl(.85, a.z - 1, (a.x, a.y, (a.z - 1) / 2 - .5), m, n=18, bevel=0)
            nxt += step


def interchange(x0=-200, x1=160, lamps=(-24, 10), power=700):
    n = lights.NOW.night
    ground(mottled('city_ground', '#8a7b63' if not n else '#3c3b38', '#a08f73' if not n else '#4b4842', .06, .95), z=-.2)
    road(x0, x1, 0, 3, lane=3.6, wet=.5 if n else 0.)
    for y in (-6.15, 6.15):
        kerb(x0, x1, y)
    guard_rail(x0, x1, 7.1)
    g = mottled('lawn', '#5d7a3f' if not n else '#2f4a35', '#7b8f52' if not n else '#3e5a3c', .5, .95)
    box((x1 - x0, 26, .3), ((x0 + x1) / 2, 20, -.06), g, bevel=0)
    box((x1 - x0, 26, .3), ((x0 + x1) / 2, -19.4, -.06), mottled('sandy_verge', '#a98f68', '#bda27a', .3, .95), bevel=0)
    flyover([(-190, 22, 3.2), (-70, 30, 6.5), (-10, 36, 9.5), (60, 36, 9.5), (200, 30, 8)], 11)
    flyover([(-80, 120, 15), (-46, 70, 15), (-30, 30, 15), (-34, -10, 15), (-60, -70, 15)], 9, step=30, first=6)
    flyover([(-90, 44, .5), (-40, 58, 3), (10, 66, 7), (60, 56, 11), (84, 30, 12)], 8)
    r = random.Random(8)
    for x in lamps:
        street_light((x, 8.2, .1), power=power if n else 0)
    for k in range(26):
        palm((r.uniform(-90, 80), r.uniform(12, 27), 0), r.uniform(4.2, 6), k)
    for k in range(70):
        shrub((r.uniform(-90, 70), r.uniform(9, 30), .05), r.uniform(.8, 1.5), 'bush', k)


def desert_road(cam, lanes=2, posts=True, sand_on=.0, seed=6, dune=4.5, a='#c4864a', b='#dfa766', shoulder=1.2):
    """Two-lane road through dunes; sand_on: 0…1 drifts over the edges."""
    hw = road(-500, 500, 0, lanes, lane=3.7, shoulder=shoulder)

    def h(x, y):
        d = np.abs(y)
        away = smooth(hw + 1, hw + 26, d)
        u = (x * .55 + y * .8) / 34 + .4 * vnoise(x / 60, y / 60, seed)
        t = u - np.floor(u)
        p = np.where(t < .68, t / .68, (1 - t) / .32)
        p = p * p * (3 - 2 * p)
        z = away * (p * dune * (.4 + .6 * smooth(30, 120, d)) * (.8 + .5 * vnoise(x / 45, y / 45, seed + 1)) + 1.2 * vnoise(x / 80, y / 80, seed + 2)) + .12 * vnoise(x / 5, y / 5, seed + 3) * smooth(hw, hw + 4, d)
        lip = -.32 + .22 * smooth(hw - .8, hw + .6, d)
        drift = sand_on * .4 * np.clip(vnoise(x / 9, y / 3, seed + 4) - .1, 0, 1) * smooth(hw - 3.5, hw, d)
        return z + lip + drift
    polar_sheet(cam, h, sand_mat(a, b), cols=620, rows=620)
    r = random.Random(seed)
    for k in range(60):
        x, y = r.uniform(-70, 70), r.choice((-1, 1)) * r.uniform(hw + 1.5, 40)
        z = float(h(np.array([x]), np.array([y]))[0])
        shrub((x, y, z - .05), r.uniform(.6, 1.4), 'dry', k)
    if posts:
        for x in range(-240, 200, 12):
            for s in (-1, 1):
                box((.1, .1, 1.1), (x, s * (hw - .3), .4), 'pearl', bevel=.02)
                box((.11, .11, .14), (x, s * (hw - .3), .8), 'rubber_red', bevel=.01)
    return h


def airport_road(x0=-200, x1=150, lamps=(-22, 12), power=700, tx=-46):
    """Terminal, apron and planes beyond the fence; tx: x of the control tower."""
    n = lights.NOW.night
    ground(mottled('city_ground', '#9a8a6d' if not n else '#3c3b38', '#ad9c7d' if not n else '#4b4842', .06, .95), z=-.2)
    road(x0, x1, 0, 3, wet=.4 if n else 0.)
    for y in (-6.15, 6.15):
        kerb(x0, x1, y)
    box((x1 - x0, 14, .3), ((x0 + x1) / 2, 13.5, -.04), mottled('lawn', '#5d7a3f' if not n else '#2f4a35', '#7b8f52' if not n else '#3e5a3c', .5, .95), bevel=0)
    hedge(-70, 60, 8.3, 1., .5)
    for x in range(-140, 120, 4):                                             # perimeter fence
        cyl(.04, 2.4, (x, 20.5, 1.1), 'galv', n=8, bevel=0)
    for z in (.5, 1.0, 1.5, 2.0, 2.3):
        tube([(-140, 20.5, z), (120, 20.5, z)], .015, 'galv', res=1)
    box((600, 120, .2), (-20, 90, -.12), mottled('apron', '#8c8a83', '#9b988f', .1, .9), bevel=0)
    white, glass = mottled('terminal', '#dcdcd6', '#e8e8e2', .2, .5), glow_mat('terminal_glass', '#ffdfae', 1.1) if n else mottled('mall_pane', '#2c4a55', '#47707c', .15, .08, spec=.8)
    rows = []
    for k in range(25):                                                       # terminal: a long vault
        x = -190 + k * 8
        rows.append([(x, 118 + 16 * math.cos(t), 12 * math.sin(t) * (1 + .12 * math.sin(k * .55)) - .2) for t in np.linspace(0, math.pi, 14)])
    loft(rows, white, angle=50)
    for k in range(24):
        box((6.6, .4, 5.2), (-186 + k * 8, 102.6, 2.6), glass, bevel=.05)
    cyl(1.7, 30, (tx, 104, 15), white, n=20, r2=1.2, bevel=0)                    # control tower
    cyl(2.2, 2.6, (tx, 104, 30.6), white, n=20, r2=3.9, bevel=.1)
    cyl(3.7, 2.2, (tx, 104, 33), glass, n=20, r2=3.9, bevel=0)
    cyl(4.1, .7, (tx, 104, 34.4), white, n=20, bevel=.1)
    for k, x in enumerate((-118, -72, -20)):
        _plane(x, 72, white, ('teal', 'navy', 'plum')[k])
    for x in lamps:
        street_light((x, 8.2, .1), power=power if n else 0)
    for k, x in enumerate(range(-80, 70, 12)):
        palm((x, 14, 0), 5 + k % 3 * .5, k)


def _plane(x, y, white, tail, s=.8):
    """Parked airliner, nose towards -X… drawn plain, no airline."""
    prof = [(-16, .15, 3.4), (-15, .8, 3.2), (-13, 1.5, 3.1), (-10, 1.9, 3.1), (10, 1.9, 3.1), (15, 1.1, 3.6), (19, .25, 4.3)]
    loft([[(x + s * p, y + s * r * math.cos(t), s * (z + r * math.sin(t))) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)] for p, r, z in prof], white, angle=60)
    hexa([(x + s * 12, y - .2, s * 4.4), (x + s * 18.5, y - .2, s * 4.6), (x + s * 18.5, y + .2, s * 4.6), (x + s * 12, y + .2, s * 4.4)],
         [(x + s * 17, y - .1, s * 10), (x + s * 20.5, y - .1, s * 10), (x + s * 20.5, y + .1, s * 10), (x + s * 17, y + .1, s * 10)], tail, bevel=.05)
    for q in (-1, 1):
        hexa([(x - s * 4, y + q * 1.4, s * 2.3), (x + s * 3, y + q * 1.4, s * 2.3), (x + s * 9, y + q * s * 16, s * 3.5), (x + s * 7, y + q * s * 16, s * 3.5)],
             [(x - s * 4, y + q * 1.4, s * 2.7), (x + s * 3, y + q * 1.4, s * 2.7), (x + s * 9, y + q * s * 16, s * 3.6), (x + s * 7, y + q * s * 16, s * 3.6)], white, bevel=.05)
        cyl(s * 1., s * 3.4, (x - s * 1, y + q * s * 6, s * 1.7), 'galv', axis='X', n=18, bevel=.1)
    for p in (-11, 2):
        box((.6, 2.2, s * 1.9), (x + s * p, y, s * .9), 'dark', bevel=.1)


def underpass(x_in=-9, length=70, power=330):
    """Road tunnel along X: its mouth at x_in, covered towards -X; open cutting with walls towards +X."""
    n = lights.NOW.night
    g = mottled('city_ground', '#8a7b63' if not n else '#3c3b38', '#a08f73' if not n else '#4b4842', .06, .95)
    box((6000, 3000, 1), (0, 1508.5, 5.7), g, bevel=0)                          # the town level beside the cutting
    box((3000, 3000, 1), (x_in - 1500, -1512, 5.7), g, bevel=0)
    ground(asphalt(.4), z=-.3)
    wall = tiled('tunnel_wall', '#a8a294', '#b7b1a3', 2.4, 1.5, '#8d887b', .03, wall=True)
    road(x_in - length, 120, 0, 3, wet=.4)
    box((length + 160, 1.6, .5), (x_in + 30, 7.1, .05), 'kerb', bevel=.04)
    box((length + 160, .6, 7.4), (x_in + 30, 8.2, 3.5), wall, bevel=.05)
    box((length + 160, .8, .5), (x_in + 30, 8.2, 7.2), 'pearl', bevel=.06)
    box((length, 22, 1.), (x_in - length / 2, -1, 6.3), mottled('slab', '#8d8b84', '#9a9890', .25, .95), bevel=.06)
    box((1.2, 22, 1.9), (x_in, -1, 6.5), mottled('portal', '#b9b09c', '#c8bfab', .3, .85), bevel=.08)
    box((1.22, 16, .28), (x_in + .02, 0, 5.8), 'sign_green', bevel=.04)
    for x in range(int(x_in - length) + 2, int(x_in), 5):
        for y in (-3.5, 3.5):
            b = box((2.6, .3, .12), (x, y, 5.7), glow_mat('tunnel_lamp', '#ffd9a0', 7), bevel=.03)
            b.visible_glossy = b.visible_diffuse = False
    for x in range(int(x_in) - 5, int(x_in - length), -12):
        lights.light('AREA', (x, 0, 5.5), (x, 0, 0), power, '#ffd09a', 6, glossy=False)
    box((length, .1, .9), (x_in - length / 2, 7.86, 1.2), mottled('dado', '#17545c', '#1c5f67', .4, .5), bevel=.02)
