"""Marina by night: a saloon on the quay, the enclosed carrier waits behind it."""
from kit import *
set_time('night', az=70)
cam = camera((11.0, -10.4, 1.7), (-.6, 0, 1.35), 39, at=(.47, .42))
marina()
c = saloon('plum', night=True).pose((3.7, -1.5, 0), -8)
t = luxury_carrier(night=True, open_=False).pose((-4.4, 1.4, 0))
lamps_on(t, 300, (3.3, 2.6), 110)
headlights(c, 2.5, .78, .7, 120)
skyline(cam, marks=(('twist', .16, 300, 56), ('crown', .34, 320, 50), ('wedge', .8, 300, 46), ('slab', .9, 280, 40)))
softbox(cam, (1, 0, 1.2), 1500)
rim(cam, (1, 0, 1.2), 1300)
shoot(exposure=.6, samples=2)
