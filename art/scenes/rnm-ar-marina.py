"""A flatbed with a teal electric car on the marina quay at blue hour, yachts and lit towers behind."""
from kit import *

set_time('dusk', az=110)
cam = camera((11.8, -12.6, 2.3), (-.2, 0, 1.5), 40, at=(.53, .36))
marina(palms=False, lamps=(-16, 13), power=420)
t = flatbed(night=True).pose((0, .2, 0), 0)
c = electric_car('teal')
t.load(c, 2.55)
wheel_straps(c)
lamps_on(t, 360, (2.45, 2.5), 90)
skyline(cam, marks=(('twist', .25, 260, 58), ('round', .36, 280, 42), ('crown', .72, 290, 46), ('setback', .84, 270, 38)), near=175, far=330, lo=12, hi=36, n=70, low=0)
softbox(cam, (0, 0, 1), 1700)
rim(cam, (0, 0, 1.5), 900, color='#ffb27a')
shoot(exposure=.3, glow=.1)
