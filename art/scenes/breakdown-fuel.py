"""Desert road at dusk: the roadside van has stopped behind an SUV, a fuel can stands ready."""
from kit import *
set_time('dusk', az=150)
cam = camera((11.2, -9.6, 1.6), (0, -2.0, 1.1), 44, at=(.5, .38))
desert_road(cam)
c = suv('sand', night=True).pose((3.4, -2.3, 0))
v = roadside_van(night=True).pose((-4.4, -2.2, 0))
jerry(None, (1.55, -3.75, 0), s=1.25)
cone((-.8, -3.5, 0))
headlights(v, 2.62, .78, .95, 260)
beacon_light(v, (.95, .4, 2.7), 90)
beacon_light(v, (.95, -.4, 2.7), 90)
softbox(cam, (0, -2, 1), 750)
shoot(exposure=.35)
