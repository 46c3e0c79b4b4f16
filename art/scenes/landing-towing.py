"""Towing: a flatbed with a silver SUV on its deck in a street of villas, the driver going through the papers with the owner."""
from kit import *

set_time('late', az=248, el=24)
cam = camera((11.6, -12.2, 2.1), (.6, -1.8, 1.35), 44, at=(.55, .39))
villa_street(drive=-13, seed=2)
t = flatbed().pose((.4, -1.7, 0), 0)
c = suv('silver')
t.load(c, 2.5)
wheel_straps(c, r=.385, axles=(-1.42, 1.45), y=.82)
at_wheel(t, look=(-20, 0))
light('POINT', t.at((2.7, 0, 2.15)), t.at((2.7, 0, 1)), 26, '#ffe2b8', .15)
driver('board', hold='board', look=(14, 2)).pose((2.2, -5.0, .12), 196)
gulf_man('ease', look=(-4, 2)).pose((.85, -5.35, .12), 8)
softbox(cam, (0, -3, 1), 460)
shoot(exposure=.1)
