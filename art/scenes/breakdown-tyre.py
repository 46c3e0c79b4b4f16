"""A mechanic kneels at the front wheel of a red sedan on the jack; the spare leans ready beside him."""
from kit import *
set_time('late', az=250, el=26)
cam = camera((-.9, -8.6, 1.35), (1.15, -1.9, .72), 52, at=(.5, .45), level=False, fstop=9, focus=(1.3, -2.6, .5))
villa_street(drive=-16, seed=3)
c = sedan('red').pose((0, -1.6, .07), 0, 1.6)
jack((.72, -2.66, 0), 90, h=.30)
loose_wheel((-.35, -2.85, 0), yaw=172, lean=-9)
mechanic('kneel').pose((2.05, -2.95, 0), 152)
wheel_spanner((1.42, -2.62, .40), 0, rot=(1.57, .4, 0))
toolbox((2.75, -3.35, 0), 20)
softbox(cam, (1, -2, .8), 160, dist=7, size=4)
rim(cam, (1, -2, .5), 160, dist=8, color='#ffdcb0')
shoot(exposure=.05)
