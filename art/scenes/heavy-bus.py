"""A bus on the heavy wrecker's under-lift, on the airport road."""
from kit import *
set_time('dawn', az=255, el=17)
cam = camera((14.5, -19.5, 2.5), (-2.9, 0, 1.7), 34, at=(.5, .4))
airport_road()
w = heavy_wrecker(raise_=9, reach=.2, under=.5).pose((4.6, 0, 0))
a = 2.6
bus('teal').pose((4.6 - 4.95 - 5.25, 0, 2.2 * sin(radians(a))), 0, a)
softbox(cam, (-2, 0, 1.5), 1000, dist=20, size=10)
shoot(exposure=0)
