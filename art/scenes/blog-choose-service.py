"""Flatbed and wheel-lift side by side: which one for which car."""
from kit import *
set_time('late', az=268, el=24)
cam = camera((.6, -17.5, 2.0), (.5, 0, 1.2), 43, at=(.5, .42))
studio(cam, 'asphalt', seed=31)
flatbed().pose((-2.9, .4, 0), -42)
wheel_lift().pose((4.0, 1.0, 0), -138)
softbox(cam, (0, 0, 1), 500)
rim(cam, (0, 0, 1), 450, color='#ffdcb0')
shoot(exposure=-.05)
