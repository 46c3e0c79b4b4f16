"""A two-lane road runs into the dunes and ends under the sand; nothing but a lone palm and wind ripples beyond."""
import numpy as np
from kit import *
from kit.places.dunes import smooth

set_time('dawn', az=150, el=12)
cam = camera((-15, -1.4, 2.3), (4, -.2, .6), 32, at=(.5, .36))
hw = road(-80, 60, 0, 2, lane=3.7, shoulder=1.2)


def h(x, y):
    u = (x * .8 + y * .5) / 30 + .4 * vnoise(x / 50, y / 50, 4)
    t = u - np.floor(u)
    p = np.where(t < .68, t / .68, (1 - t) / .32)
    p = p * p * (3 - 2 * p)
    side, ahead = smooth(hw + .5, hw + 20, np.abs(y)), smooth(6, 40, x + 2.2 * vnoise(x / 6, y / 3, 7))
    dune = p * (1.2 + 6 * smooth(15, 90, x)) * np.maximum(side, ahead)
    drift = .62 * smooth(-4, 11, x + 3.2 * vnoise(x / 7, y / 2.2, 9) + .25 * np.abs(y)) + .25 * np.clip(vnoise(x / 8, y / 2.5, 3) - .1, 0, 1) * smooth(hw - 3, hw, np.abs(y))
    return -.36 + .26 * smooth(hw - .8, hw + .6, np.abs(y)) + dune + drift


polar_sheet(cam, h, sand_mat(), cols=620, rows=620)
for k in range(30):
    x, y = -6 + (k * 37 % 60), (-1 if k % 2 else 1) * (hw + 2 + k * 29 % 26)
    shrub((x, y, float(h(np.array([float(x)]), np.array([float(y)]))[0]) - .06), .7 + k % 4 * .2, 'dry', k)
palm((19, 9, float(h(np.array([19.]), np.array([9.]))[0]) - .1), 5.4, 1)
softbox(cam, (0, 0, 1), 300, side=.5)
shoot(exposure=.3)
