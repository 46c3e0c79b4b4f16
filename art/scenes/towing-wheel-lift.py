"""A wheel-lift truck with its driver at the wheel tows a sky-blue sedan through a street of villas."""
from kit import *

set_time('late', az=262, el=34)
cam = camera((10.4, -9.4, 1.9), (-.9, -1.6, 1.1), 46, at=(.5, .41))
villa_street(drive=16, seed=2)
t = wheel_lift().pose((1.4, -1.6, 0))
at_wheel(t, driver, look=(-24, 0))
light('POINT', t.at((1.9, 0, 2.1)), t.at((2, 0, 1)), 40, '#fff0d8', .15)
c = sedan('sky')
tow(t, c, 2.78)
softbox(cam, (0, 0, 1), 420)
shoot(exposure=.1)
