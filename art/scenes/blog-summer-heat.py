"""Noon heat: a sedan with its bonnet up at the edge of a desert road."""
from kit import *
set_time('noon', az=285, el=48)
cam = camera((8.8, -7.0, 1.65), (.4, -2.2, .95), 48, at=(.5, .4))
desert_road(cam, posts=False)
bonnet_car('silver').pose((0, -2.3, 0))
bottle((2.75, -3.6, 0), s=1.3)
cone((-4.2, -2.4, 0))
warning_triangle((-6.0, -2.4, 0), 180, s=1.3)
softbox(cam, (0, -2, 1), 350)
shoot(exposure=-.15)
