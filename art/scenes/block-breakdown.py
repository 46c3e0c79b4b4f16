"""A roadside van helps a family hatchback in a car park at noon; cones and a toolbox stand between them."""
from kit import *

set_time('noon', az=262, el=48)
cam = camera((9.2, -9.6, 2.0), (.3, 0, .95), 44, at=(.5, .40))
mall_parking(lamps=(-22, 30))
v = roadside_van().pose((-3.4, .9, 0), -6)
h = hatchback('teal').pose((3.2, -.8, 0), 187)
taper(1.2, -2.9, 5.8, -2.9, 3)
a, b = v.at((2.4, -.3, .6)), h.at((h.front[0], .2, .62))
for k, m in enumerate(('rubber_red', 'black')):
    m_ = (a + b) / 2
    tube([a, (m_.x, m_.y - .3 - k * .12, .03), b], .016, m, smooth=True)
softbox(cam, (0, 0, 1), 300)
shoot(exposure=.05)
