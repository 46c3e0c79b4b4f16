"""Dusk on the desert road: an emergency telephone with its lamp, a flatbed with beacons behind it."""
from kit import *
set_time('dusk', az=140)
cam = camera((4.6, -8.6, 1.45), (0, -4.3, 1.1), 37, at=(.54, .4), fstop=4, focus=(0, -4.6, 1.2))
desert_road(cam, posts=False)
g = Group('phone').pose((0, -4.7, 0), -52)
box((.5, .5, .12), (0, 0, .06), 'concrete', g, .03)
cyl(.06, 2.6, (-.06, 0, 1.3), 'galv', g, n=24)
box((.26, .36, .62), (.06, 0, 1.32), 'sign_green', g, .04)
box((.02, .28, .5), (.19, 0, 1.34), 'pearl', g, .015)
tube([(.23, -.09, 1.5), (.29, -.09, 1.46), (.29, -.09, 1.26), (.23, -.09, 1.22)], .026, 'black', g, smooth=True)
tube([(.24, -.09, 1.22), (.28, -.05, 1.08), (.24, .02, 1.12)], .008, 'black', g, smooth=True)
cyl(.035, .02, (.205, .06, 1.3), 'rubber_red', g, 'X', n=28, bevel=.006)
for k in range(3):
    box((.01, .1, .012), (.203, .06, 1.42 + .03 * k), 'black', g, .002)
box((.3, .42, .05), (.06, 0, 1.66), 'sign_green', g, .02)
box((.05, .5, .5), (-.05, 0, 2.3), 'sign_green', g, .03)
for s in (-1, 1):
    tube([(-.02, -.13, 2.36), (-.02, -.15, 2.4), (-.02, -.08, 2.43), (-.02, .08, 2.43), (-.02, .15, 2.4), (-.02, .13, 2.36)], .022, 'white_plain', g, smooth=True)
box((.02, .2, .1), (-.02, 0, 2.26), 'white_plain', g, .03)
cyl(.07, .1, (-.06, 0, 2.66), 'lamp', g, n=28, bevel=.03).visible_diffuse = False
light('POINT', g.at((.3, 0, 2.6)), (0, 0, 0), 40, '#ffd8a0', .1)
t = flatbed(night=True).pose((-9.4, -2.3, 0), 0)
lamps_on(t, 240, (2.45, 2.5), 160)
softbox(cam, (0, -4, 1.2), 380, dist=9, size=4)
shoot(exposure=.35)
