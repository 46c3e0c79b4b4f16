"""Working places: workshop hall, industrial yard, old quarter with wind-towers, parking building with a ramp, flood water."""
import math
import random
from math import radians

from .. import lights
from ..core import box, cyl, hexa, loft, torus, tube
from .street import copy_of, kerb, low_wall, palm, quad_strip, road, shrub, street_light
from .surfaces import asphalt, glow_mat, ground, mottled, striped, tiled, water_mat

__all__ = ['workshop', 'yard', 'old_quarter', 'parking_building', 'flood']


def workshop(lift=True, power=700):
    """Hall open on the -Y side: back wall y 8, width x -12…12; two-post lift, bench with tool wall, tyre rack, roller door."""
    wall = mottled('hall_wall', '#c3c0b6', '#cecbc1', .3, .9)
    box((60, 40, .3), (0, -4, -.15), mottled('hall_floor', '#63696d', '#70767a', .25, .35, spec=.5), bevel=0)
    box((26, .3, 6), (0, 8, 3), wall, bevel=0)
    for s in (-1, 1):
        box((.3, 14, 6), (s * 13, 1, 3), wall, bevel=0)
    box((26, .05, 1.2), (0, 7.83, .6), mottled('dado', '#17545c', '#1c5f67', .4, .5), bevel=0)
    box((26, 14, .3), (0, 1, 6.1), mottled('slab', '#8d8b84', '#9a9890', .25, .95), bevel=0)
    for x in (-8.6, 0, 8.6):
        box((.3, 14, .5), (x, 1, 5.7), 'steel', bevel=.03)
    door = striped('roller', '#9fb0b5', '#8a9ba1', .12, axis=2, rough=.5)
    box((5.4, .12, 4.2), (7.6, 7.8, 2.1), door, bevel=.02)
    for x in (4.8, 10.4):
        box((.2, .2, 4.5), (x, 7.75, 2.2), 'dark', bevel=.03)
    box((5.8, .5, .55), (7.6, 7.6, 4.5), 'dark', bevel=.08)
    box((5.2, .95, .09), (-7.4, 7.1, .95), 'wood', bevel=.02)                            # bench
    for x in (-9.8, -5):
        box((.1, .8, .9), (x, 7.1, .45), 'dark', bevel=.02)
    box((1.4, .8, .8), (-7, 7.2, .45), 'teal', bevel=.03)
    for k in range(3):
        box((1.3, .03, .2), (-7, 6.78, .2 + k * .25), 'navy', bevel=.01)
    box((5.2, .06, 1.7), (-7.4, 7.8, 2.1), mottled('pegboard', '#3a4a50', '#43545b', .5, .8), bevel=.02)
    r = random.Random(3)
    for k in range(15):                                                                   # tools on the wall
        x, L = -9.6 + k * .32, r.uniform(.35, .9)
        tube([(x, 7.72, 2.75), (x, 7.72, 2.75 - L)], .025, 'chrome' if k % 3 else 'rubber_red', res=3)
        box((.1, .03, .12), (x, 7.72, 2.76), 'chrome', bevel=.01)
    for k in range(3):                                                                    # compressor, drum
        cyl(.29, .85, (-2.9 + k * .66, 7.2, .43), ('navy', 'teal', 'rubber_red')[k], n=28, bevel=.03)
    for j in range(2):                                                                    # tyre rack
        for k in range(5):
            torus(.27, .1, (1.0 + k * .24 - j * .0, 7.3, .42 + j * .85), 'tyre', axis='X', n=32, m=12)
        box((1.6, .6, .05), (1.5, 7.3, .05 + j * .85), 'steel', bevel=.01)
    for z, x in ((1, .75), (1, 2.3)):
        box((.06, .06, 1.9), (x, 7.1, .95), 'steel', bevel=.01)
    if lift:
        for s in (-1, 1):
            box((.5, .36, 4.1), (0, s * 1.75 + 1.2, 2.05), 'navy', bevel=.04)
            box((.8, .7, .04), (0, s * 1.75 + 1.2, .02), 'dark', bevel=.01)
        box((.3, 3.4, .22), (0, 1.2, 4.05), 'navy', bevel=.04)
    for x in (-6, 2, 9):
        for y in (-.5, 4.5):
            b = box((3, .24, .08), (x, y, 5.55), glow_mat('strip', '#f1f7ff', 5), bevel=.02)
            b.visible_diffuse = b.visible_glossy = False
    for x in (-6, 5):
        lights.light('AREA', (x, 2, 5.3), (x, 2, 0), power, '#eaf3ff', 6, glossy=False)


def yard(x0=-90, x1=80, lamps=(-18, 14), power=800):
    """Industrial yard: concrete, warehouses with ribbed walls, containers, gantry crane far off."""
    n = lights.NOW.night
    ground(tiled('yard_slabs', '#8f8b82' if not n else '#55544f', '#9a958b' if not n else '#5f5d58', 5, 5, '#6f6b63', .05), z=0)
    rib = striped('ribbed', '#b7bcb9', '#a3a9a7', .22, along=(1, 1, 0), rough=.5)
    rib2 = striped('ribbed2', '#c9bb9c', '#b8aa8b', .22, along=(1, 1, 0), rough=.6)
    for x, y, w, d, h, m in ((-34, 34, 44, 22, 9, rib), (16, 38, 40, 24, 11, rib2), (62, 36, 36, 22, 8.5, rib)):
        box((w, d, h), (x, y, h / 2), m, bevel=.05)
        hexa([(x - w / 2 - .4, y - d / 2 - .4, h), (x + w / 2 + .4, y - d / 2 - .4, h), (x + w / 2 + .4, y + d / 2, h), (x - w / 2 - .4, y + d / 2, h)],
             [(x - w / 2 - .4, y - .1, h + 2.2), (x + w / 2 + .4, y - .1, h + 2.2), (x + w / 2 + .4, y + .1, h + 2.2), (x - w / 2 - .4, y + .1, h + 2.2)], 'grey', bevel=.03)
        for k in range(int(w // 9)):
            dx = x - w / 2 + 5 + k * 9
            box((5, .2, 5), (dx, y - d / 2, 2.5), striped('roller', '#9fb0b5', '#8a9ba1', .12, axis=2, rough=.5), bevel=.03)
            box((1.2, .2, .5), (dx, y - d / 2 - .2, 5.8), glow_mat('wall_lamp', '#ffd8a0', 6 if n else .2), bevel=.05)
    r = random.Random(7)
    cols = ('teal', 'navy', 'rubber_red', 'silver', 'green', 'sand')
    for k in range(16):
        x, z = -66 + (k % 8) * 6.6, (k // 8) * 2.6
        if k // 8 and k % 3 == 0:
            continue
        c = cols[r.randrange(6)]
        box((6.1, 2.44, 2.55), (x, 18.5, z + 1.28), c, bevel=.05)
        for j in range(18):
            box((.12, .05, 2.2), (x - 2.8 + j * .33, 17.27, z + 1.28), c, bevel=.02)
    for x in (-66, -44):                                                                  # gantry crane
        for y in (60, 76):
            box((1, 1, 22), (x, y, 11), 'sky', bevel=.05)
    box((40, 3, 2), (-50, 68, 22), 'sky', bevel=.1)
    for x in lamps:
        street_light((x, 13, 0), h=9, power=power if n else 0)


def old_quarter(x0=-60, x1=55, power=350, lamps=(-9, 12)):
    """Lane along X between low sand-coloured houses with wind-towers, carved doors and beams."""
    n = lights.NOW.night
    ground(mottled('lane', '#b5986d' if not n else '#5c4c38', '#c9ad82' if not n else '#6b5943', .2, .95), z=-.02)
    box((x1 - x0, 7, .1), ((x0 + x1) / 2, 0, -.03), tiled('lane_pavers', '#a8957a', '#bba98e', .4, .4, '#877660', .02), bevel=0)
    r, wood = random.Random(5), mottled('old_wood', '#4a3321', '#62462e', 3, .8)
    x, k = x0, 0
    while x < x1:
        w, h, y = r.uniform(7, 11), r.uniform(3.6, 6.4), 6.4 + r.uniform(0, 1.2)
        m = mottled(f'coral{k % 3}', ('#c9ab7d', '#d4b98e', '#bfa174')[k % 3], ('#d6bb90', '#dfc79f', '#ccb085')[k % 3], .5, .95, .015, 5)
        box((w - .05, 9, h), (x + w / 2, y + 4.5, h / 2), m, bevel=.06)
        for j in range(int(w / .9)):                                                       # battlements
            box((.5, .3, .45), (x + .6 + j * .9, y + .16, h + .2), m, bevel=.05)
        for j in range(int(w / 1.1)):                                                      # beam ends
            cyl(.07, .5, (x + .7 + j * 1.1, y - .1, h - .7), wood, axis='Y', n=10)
        for j in range(2):
            wx = x + w * (.27 + .45 * j)
            if (k + j) % 3 == 0:
                box((1.5, .2, 2.3), (wx, y - .02, 1.15), wood, bevel=.03)
                box((1.8, .26, .16), (wx, y - .05, 2.4), m, bevel=.03)
                for q in (-.36, .36):
                    box((.6, .06, 1.9), (wx + q, y - .13, 1.1), wood, bevel=.03)
            else:
                box((.9, .16, 1.2), (wx, y, 2.1), glow_mat('old_lit', '#ffc97f', 1.6) if n and k % 2 else 'cabin', bevel=.02)
                for q in range(4):
                    box((.04, .1, 1.2), (wx - .3 + q * .2, y - .08, 2.1), wood, bevel=.005)
        if k % 2 == 0:                                                                     # wind-tower
            tx, ty, th = x + w * .5, y + 3, h + 5.2
            box((2.9, 2.9, th), (tx, ty, th / 2), m, bevel=.06)
            for a in (0, 90):
                for q in (-1, 1):
                    for c in range(3):
                        p = (tx + (c - 1) * .8, ty + q * 1.43) if a else (tx + q * 1.43, ty + (c - 1) * .8)
                        box((.5, .12, 2.5) if a else (.12, .5, 2.5), (*p, th - 1.9), 'cabin', bevel=.02)
            box((3.2, 3.2, .3), (tx, ty, th), m, bevel=.06)
            for z in (1.2, 2.6):
                for q in (-.9, 0, .9):
                    tube([(tx + q, ty - 1.9, th - z - 1.4), (tx + q, ty + 1.9, th - z - 1.4)], .06, wood, res=2)
        x += w
        k += 1
    for q, xx in enumerate((-22, -11, 7, 19, 30)):
        palm((xx, 5.0, 0), 4.6 + q % 2, q)
    for xx in lamps:
        street_light((xx, 5.4, 0), h=4.6, two=False, yaw=-90, arm=.6, power=power if n else 0)


def parking_building(levels=4, h=3.1, x0=-34, x1=30):
    """Open parking decks behind y 7, and in front a ramp along X from (-16, z 0) up to (14, z h), y -3…3."""
    n = lights.NOW.night
    ground(mottled('city_ground', '#8a7b63' if not n else '#3c3b38', '#a08f73' if not n else '#4b4842', .06, .95), z=-.2)
    c, p = mottled('deck', '#a9a59b', '#b9b5ab', .3, .9), mottled('parapet', '#c9c4b8', '#d5d0c4', .3, .85)
    box((220, 60, .3), (0, -27, -.15), asphalt(0.), bevel=0)
    for k in range(levels + 1):
        z = k * h
        box((x1 - x0, 26, .32), ((x0 + x1) / 2, 17.2, z - .16), c, bevel=.03)
        if k:
            box((x1 - x0, .22, 1.25), ((x0 + x1) / 2, 4.25, z + .3), p, bevel=.04)
            box((x1 - x0, .24, .16), ((x0 + x1) / 2, 4.24, z + .55), mottled('dado', '#17545c', '#1c5f67', .4, .5), bevel=.02)
        for x in range(int(x0) + 3, int(x1), 8):
            if k < levels:
                box((.5, .5, h), (x, 5.2, z + h / 2), c, bevel=.04)
                box((.5, .5, h), (x, 17, z + h / 2), c, bevel=.04)
        if k < levels:
            for x in range(int(x0) + 6, int(x1), 8):
                b = box((2.2, .2, .07), (x, 10, z + h - .36), glow_mat('strip', '#f1f7ff', 5), bevel=.01)
                b.visible_glossy = b.visible_diffuse = False
    box((x1 - x0, .3, h * levels), ((x0 + x1) / 2, 30, h * levels / 2), p, bevel=0)
    a = math.atan2(h, 30)
    hexa([(-16, -3.4, -.6), (14, -3.4, -.6), (14, 3.4, -.6), (-16, 3.4, -.6)], [(-16, -3.4, 0.02), (14, -3.4, h), (14, 3.4, h), (-16, 3.4, 0.02)], mottled('ramp_floor', '#7b7871', '#88857d', .5, .9), bevel=.02)
    box((16, 6.8, .4), (22, 0, h - .2), c, bevel=.03)
    box((16, 6.6, h - .4), (22, 0, (h - .4) / 2), p, bevel=.03)
    for y in (-3.5, 3.5):
        hexa([(-16, y - .13, -.2), (30, y - .13, -.2), (30, y + .13, -.2), (-16, y + .13, -.2)], [(-16, y - .13, .55), (30, y - .13, h + .55), (30, y + .13, h + .55), (-16, y + .13, .55)] if y > 0 else
             [(-16, y - .13, .35), (30, y - .13, h + .35), (30, y + .13, h + .35), (-16, y + .13, .35)], p, bevel=.03)
    for k in range(22):
        x = -15.4 + k * 1.3
        box((.08, 6.2, .03), (x, 0, .03 + (x + 16) * math.tan(a)), 'kerb', bevel=.01, rot=(0, -a, 0))
    for k, x in enumerate((-38, -30, 36, 44)):
        palm((x, 3, 0), 6, k)
    return a


def flood(level=.22, colour='#6d6655'):
    """Standing rain water over the set, muddy, mirror-calm with small ripples."""
    m = water_mat(colour, .05, .02, 1.6)
    o = ground(m, z=level)
    return o
