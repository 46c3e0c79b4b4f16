"""City highway at noon: a sedan stopped at the edge, a flatbed arrives behind it."""
from kit import *
set_time('noon', az=250)
cam = camera((14.2, -12.4, 2.1), (.6, -3.2, 1.5), 42, at=(.5, .34))
szr(train=20)
sedan('silver').pose((4.6, -3.9, 0))
warning_triangle((.2, -3.9, 0), 180, s=1.3)
t = flatbed().pose((-6.2, -3.7, 0))
skyline(cam, marks=(('burj', .62, 380, 84), ('wedge', .36, 300, 44), ('twist', .86, 310, 46), ('crown', .2, 300, 50)))
softbox(cam, (2, -3, 1), 500)
shoot(exposure=-.15)
