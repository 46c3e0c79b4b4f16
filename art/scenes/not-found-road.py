"""A two-lane road runs out under blown sand; the driver of a desert 4x4 stands there with his map, a lone palm beyond."""
import numpy as np
from kit import *
from kit.places.dunes import smooth

set_time('dawn', az=205, el=13)
cam = camera((-13, -5.2, 2.0), (2.4, -.6, .9), 44, at=(.5, .34))
hw = road(-80, 60, 0, 2, lane=3.7, shoulder=1.2)


def h(x, y):
    u = (x * .8 + y * .5) / 30 + .4 * vnoise(x / 50, y / 50, 4)
    t = u - np.floor(u)
    p = np.where(t < .68, t / .68, (1 - t) / .32)
    p = p * p * (3 - 2 * p)
    side, ahead = smooth(hw + .5, hw + 20, np.abs(y)), smooth(7, 40, x + 2.2 * vnoise(x / 6, y / 3, 7))
    dune = p * (1.2 + 6.5 * smooth(15, 90, x)) * np.maximum(side, ahead)
    # the sand comes over the road in long tongues, thin at their tips
    tongue = 5.5 * vnoise(x / 16, y / 1.1, 9) + 2.6 * vnoise(x / 5, y / .5, 12)
    drift = .5 * smooth(-3, 15, x + tongue + .4 * np.abs(y)) + .3 * np.clip(vnoise(x / 8, y / 2.5, 3) - .05, 0, 1) * smooth(hw - 3, hw, np.abs(y))
    return -.3 + .26 * smooth(hw - .8, hw + .6, np.abs(y)) + dune + drift + .02 * vnoise(x / 1.3, y / .6, 5)


def at(x, y):
    return float(h(np.array([float(x)]), np.array([float(y)]))[0])


polar_sheet(cam, h, sand_mat(), cols=700, rows=700)
for k in range(30):
    x, y = -6 + (k * 37 % 60), (-1 if k % 2 else 1) * (hw + 2 + k * 29 % 26)
    shrub((x, y, at(x, y) - .06), .7 + k % 4 * .2, 'dry', k)
palm((22, 7, at(22, 7) - .1), 5.4, 1)
desert_4x4().pose((1.2, 1.7, .02), 0)
driver('board', hold='board', look=(10, 6)).pose((2.6, -2.2, max(.02, at(2.6, -2.2))), 205)
softbox(cam, (2, 0, 1), 300, side=.5)
shoot(exposure=.3)
