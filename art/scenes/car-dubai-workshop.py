"""A flatbed brings a hatchback to a workshop."""
from kit import *
set_time('late', az=262)
cam = camera((9.6, -15.6, 2.0), (-.8, -3.6, 1.5), 42, at=(.5, .4))
workshop()
t = flatbed().pose((-.6, -4.6, 0))
c = hatchback('sky')
t.load(c, 2.6)
wheel_straps(c, r=.31, axles=(-1.24, 1.28), y=.77)
softbox(cam, (0, -4, 1.3), 500)
shoot(exposure=0)
