"""A flooded street after rain: a sedan stands in the water, a flatbed comes for it."""
from kit import *
set_time('overcast', az=230)
cam = camera((11.8, -8.4, 1.75), (1.2, 0, .95), 42, at=(.5, .4))
villa_street(drive=14)
flood(.28)
sedan('navy').pose((3.6, -.9, 0), 8)
t = flatbed(night=True).pose((-6.2, .9, 0))
headlights(t, 3.6, .79, .95, 300)
for s in (-1, 1):
    beacon_light(t, (2.45, s * .5, 2.75), 110)
softbox(cam, (2, 0, 1), 500)
shoot(exposure=.1)
