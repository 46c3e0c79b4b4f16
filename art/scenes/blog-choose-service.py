"""Flatbed and wheel-lift side by side: which one for which car."""
from kit import *
set_time('late', az=268, el=24)
cam = camera((.6, -17.5, 2.0), (.6, 0, 1.2), 42, at=(.5, .42))
studio(cam, 'asphalt', seed=31)
flatbed().pose((-4.4, .2, 0), -38)
wheel_lift().pose((5.4, .8, 0), -142)
softbox(cam, (0, 0, 1), 500)
rim(cam, (0, 0, 1), 450, color='#ffdcb0')
shoot(exposure=-.05)
