"""A flatbed on its way at dusk, the interchange behind."""
from kit import *
set_time('dusk', az=150)
cam = camera((12.8, -10.8, 1.7), (.6, 0, 1.35), 42, at=(.62, .4))
interchange()
t = flatbed(night=True).pose((0, -1.2, 0))
lamps_on(t, 520, (2.45, 2.5), 140)
skyline(cam, marks=(('burj', .2, 420, 92), ('twist', .34, 380, 52)))
softbox(cam, (0, 0, 1.2), 1500)
rim(cam, (0, 0, 1.2), 1100)
shoot(exposure=.35, glow=.1)
