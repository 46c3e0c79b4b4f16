"""City highway at noon: a sedan stopped on the shoulder, a flatbed behind it, its people behind the barrier."""
from kit import *
set_time('noon', az=250)
cam = camera((13.8, -18.4, 2.5), (.2, -8.6, 1.3), 41, at=(.53, .38))
szr(train=20, near='shoulder')
s = sedan('silver').pose((4.6, -8.7, 0))
hazards(s, 4)
t = flatbed().pose((-6.0, -8.4, 0))
asian_man('ease', look=(-10, 2)).pose((-2.0, -12.5, -.02), 20)
driver('board', hold='board', look=(18, 4)).pose((-.9, -12.7, -.02), 170)
skyline(cam, marks=(('burj', .62, 380, 84), ('wedge', .36, 300, 44), ('twist', .86, 310, 46), ('crown', .2, 300, 50)))
softbox(cam, (2, -8, 1), 500)
shoot(exposure=-.15, samples=1.5)
