"""Dawn: two cars stand aside after a bump, a warning triangle set up well before them."""
from kit import *
set_time('dawn', az=35, el=12)
cam = camera((-7.4, -11.4, 1.35), (1.6, -3.9, .85), 44, at=(.5, .42))
airport_road()
warning_triangle((-2.5, -4.9, 0), 222, s=1.7)
hatchback('teal').pose((1.6, -4.0, 0), 5)
sedan('sand').pose((6.6, -4.3, 0), -7)
softbox(cam, (1, -3, 1), 750, side=.3)
rim(cam, (1, -3, 1), 500, color='#ffc890')
shoot(exposure=.15)
