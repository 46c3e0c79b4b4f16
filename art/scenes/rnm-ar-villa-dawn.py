"""First light in a street of villas: a wheel-lift truck sets off with a blue-grey saloon."""
from kit import *

set_time('dawn', az=215, el=13)
cam = camera((11.2, -10.6, 2.2), (-1.2, -1.2, 1.2), 40, at=(.53, .36))
villa_street(drive=-13, seed=0)
t = wheel_lift().pose((1.6, -1.6, 0))
tow(t, saloon('navy'))
softbox(cam, (0, 0, 1), 600, side=.5, color='#ffe6cf')
shoot(exposure=.4)
