"""A flatbed has backed up to a villa's driveway and draws a sand-coloured saloon up its tilted bed."""
from kit import *

set_time('late', az=240, el=30)
cam = camera((13.4, -8.6, 2.6), (2.4, 3.2, 1.1), 38, at=(.52, .38))
villa_street(drive=2.5)
t = flatbed(tilt=1).pose((2.5, .6, 0), -90)
c = sedan('sand')
t.load(c, 2.6)
rope(t.bed.at((4.9, 0, .2)), c.at((c.front[0] + .02, 0, .42)), .02)
taper(-1.6, -3.2, 6.6, -3.3, 4)
softbox(cam, (2, 2, 1), 250)
shoot(exposure=.2)
