"""A low red sports car before the open tailgate of an enclosed carrier at dusk."""
from kit import *

set_time('dusk', az=95)
cam = camera((-16.4, -10.8, 1.6), (-2.9, 0, 1.25), 46, at=(.5, .42))
studio(cam, 'yard', seed=9)
t = luxury_carrier(night=True).pose((1.6, .4, 0), 2)
c = sports_car('red', night=True).pose((-7.2, -.4, 0), 16)
light('AREA', t.at((-1.5, 0, 2.7)), t.at((-3, 0, 0)), 80, '#fff0d8', 1.2)
softbox(cam, (-5, 0, 1), 1700)
rim(cam, (-4, 0, 1), 1100, color='#ffb27a')
shoot(exposure=.3, glow=.1)
