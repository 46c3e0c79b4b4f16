"""A low sports car waits at the ramp of an enclosed carrier on the marina quay at dusk."""
from kit import *

set_time('dusk', az=75)
cam = camera((-17.5, -11.2, 1.9), (-2.6, -.6, 1.2), 42, at=(.60, .33))
marina(palms=False, lamps=(-34, 14), power=420)
t = luxury_carrier(night=True).pose((1.2, .2, 0), 3)
c = supercar('plum', night=True).pose((-7.3, -.9, 0), 8)
skyline(cam, marks=(('twist', .40, 260, 56), ('round', .52, 270, 40), ('sail', .86, 330, 46, 2.2), ('crown', .30, 300, 36)), near=175, far=330, lo=12, hi=40, n=70, low=0)
light('AREA', t.at((-1.5, 0, 2.6)), t.at((-3, 0, 0)), 60, '#fff0d8', 1.2)
tail_glow(c, -2.2, energy=5)
softbox(cam, (-5, 0, 1), 1700, side=-.6)
rim(cam, (-3, 0, 1), 800, side=.5, color='#ffb27a')
shoot(exposure=.3, glow=.1)
