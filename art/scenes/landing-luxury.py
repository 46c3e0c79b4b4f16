"""Luxury: a plum supercar waits before the lowered ramp of its enclosed carrier on a hotel's forecourt at noon; the driver in hi-vis explains the loading to the owner."""
from kit import *

set_time('noon', az=262, el=40)
Y = 31.5
cam = camera((-15.6, Y - 8.6, 1.5), (-4.6, Y - .6, 1.2), 41, at=(.54, .35))
mall_parking(shade=False, lamps=(-30, 34))
box((120, 12, .3), (0, 30, -.13), tiled('forecourt', '#b3a68e', '#c4b79f', .8, .8, '#8b806d', .03, rough=.6), bevel=0)
t = luxury_carrier().pose((.6, Y, .02), 0)
c = supercar('plum').pose((-8.0, Y - .7, .02), 9)
light('AREA', t.at((-1.2, 0, 2.7)), t.at((-2.4, 0, 0)), 40, '#fff0d8', 1.2)
for k, x in enumerate((-24, 9, 17, 25)):
    palm((x, 37.4, .1), 5.4 + k % 2 * .6, k)
    box((1.7, 1.7, .4), (x, 37.4, .2), 'kerb', bevel=.06)
    shrub((x, 37.4, .3), 1.5, 'bush', k)
driver('ease', look=(6, 4)).pose((-6.2, Y - 2.7, .02), -62)
gulf_man('folded', look=(6, 4)).pose((-5.1, Y - 3.9, .02), 160)
softbox(cam, (-5, Y - 1, 1), 500, side=-.5)
shoot(exposure=-.2, samples=1.6)
