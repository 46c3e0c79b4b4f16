"""Inside the carrier: the driver crouches and draws a soft strap tight over the rear tyre of a dark blue saloon, both hands on the strap."""
from kit import *
set_time('indoor')
cam = camera((-3.5, -4.9, 1.0), (-1.12, -1.1, .5), 60, at=(.48, .57), level=False, fstop=8, focus=(-1.3, -1.0, .45))
box((14, 4.4, .1), (0, -.5, -.05), mottled('deck_mat', '#3a4046', '#444b52', 3, .55, .002, 30), bevel=0)
for y in (-1.2, -.62):
    box((14, .05, .02), (0, y, .01), 'galv', bevel=.006)
box((14, .1, 2.6), (0, 1.5, 1.3), 'pearl', bevel=0)
for x in range(-6, 7):
    box((.05, .06, 2.4), (x, 1.43, 1.2), 'galv', bevel=.01)
c = saloon('navy').pose((0, 0, 0))
wheel_strap((-1.56, -.93, .36), .36, .245, None, -1, deck=0)
driver('crouch', look=(0, 14), hands=((.5, .07, .30), (.5, -.07, .22))).pose((-.72, -1.25, 0), 140)
for x in (-2, 1.2):
    box((2.4, .07, .03), (x, 1.42, 2.2), 'led', bevel=.01)
light('AREA', (-2.6, -3.4, 2.6), (-1.6, -.9, .3), 150, '#fff1dc', 1.6)
light('AREA', (.8, -2.6, 1.4), (-1.6, -.9, .3), 50, '#a8dcff', 1.0)
light('AREA', (-1, .5, 2.6), (-1, -.3, 0), 60, '#e9f4ff', 2)
shoot(exposure=.7, samples=2)
