"""Dawn: two cars stand aside after a bump, a warning triangle set up well before them."""
from kit import *
set_time('dawn', az=35, el=12)
cam = camera((-10.6, -7.2, 1.25), (1.4, -2.6, .9), 46, at=(.5, .42), fstop=5.6, focus=(0, -3, 1))
airport_road()
warning_triangle((-6.3, -4.1, 0), 212, s=1.6)
hatchback('teal').pose((1.6, -4.0, 0), 5)
sedan('sand').pose((6.6, -4.3, 0), -7)
cone((-1.6, -4.9, 0))
softbox(cam, (1, -3, 1), 750, side=.3)
rim(cam, (1, -3, 1), 500, color='#ffc890')
shoot(exposure=.15)
