"""A sedan is winched up the tilted bed of a flatbed in a villa street, late afternoon."""
from kit import *
set_time('late', az=250)
cam = camera((-13.6, -9.6, 2.3), (-1.6, 0, 1.3), 44, at=(.5, .42))
villa_street(drive=7)
t = flatbed(tilt=1).pose((0, 0, 0))
c = sedan('teal')
t.load(c, 2.5)
rope(t.bed.at((5.0, 0, .2)), c.at((2.33, 0, .42)), .01, .013)
taper(-9.2, -1.5, -9.4, 1.5, 3)
softbox(cam, (-1, 0, 1.2), 500)
rim(cam, (-1, 0, 1.2), 350, color='#ffdcb0')
shoot(exposure=0)
