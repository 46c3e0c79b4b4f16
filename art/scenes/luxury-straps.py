"""Close: a soft wheel strap over the tyre of a fine car, inside the carrier."""
from kit import *
set_time('indoor')
cam = camera((3.9, -3.5, .8), (1.62, -.85, .4), 76, at=(.47, .5), level=False, fstop=3.5, focus=(1.6, -1.0, .4))
box((14, 3.4, .1), (0, 0, -.05), mottled('deck_mat', '#3a4046', '#444b52', 3, .55, .002, 30), bevel=0)
for y in (-1.2, -.62):
    box((14, .05, .02), (0, y, .01), 'galv', bevel=.006)
box((14, .1, 2.4), (0, 1.5, 1.2), 'pearl', bevel=0)
for x in range(-6, 7):
    box((.05, .06, 2.2), (x, 1.43, 1.2), 'galv', bevel=.01)
c = saloon('silver').pose((0, 0, 0))
wheel_strap((1.6, -.86, .36), .36, .245, None, -1, deck=0)
for x in (2.35, .85):
    tie_ring((x, -.93, .0))
for x in (-1, 2.2):
    box((2.4, .07, .03), (x, 1.42, 2.2), 'led', bevel=.01)
light('AREA', (2.4, -3.2, 2.4), (1.6, -.9, .3), 120, '#fff1dc', 1.4)
light('AREA', (-.6, -2.6, 1.2), (1.6, -.9, .3), 40, '#a8dcff', 1.0)
light('AREA', (1, .5, 2.5), (1, -.3, 0), 60, '#e9f4ff', 2)
shoot(exposure=.75)
