"""Flatbed and wheel-lift side by side: which one for which car."""
from kit import *
set_time('late', az=268, el=24)
cam = camera((13.8, -11.4, 2.0), (.4, 0, 1.2), 44, at=(.5, .42))
studio(cam, 'asphalt', seed=31)
flatbed().pose((0, 2.7, 0))
wheel_lift().pose((1.2, -1.9, 0))
softbox(cam, (0, 0, 1), 500)
rim(cam, (0, 0, 1), 450, color='#ffdcb0')
shoot(exposure=-.05)
