"""Close: a tyre and a pressure gauge on its valve."""
from kit import *
set_time('late', az=250)
cam = camera((1.05, -3.1, .52), (1.32, -.95, .24), 62, at=(.52, .53), level=False, fstop=4, focus=(1.4, -1.05, .25))
detail_ground('concrete')
suv('teal').pose((0, 0, 0))
gauge((1.02, -1.26, .045), 0, s=1.7, rot=(.85, 0, .25), hose=(.14, .06, .1))
light('AREA', (.2, -3.4, 2.2), (1.4, -1, .3), 110, '#fff2e0', 1.4)
light('AREA', (3.2, -2.4, 1.2), (1.4, -1, .3), 40, '#bfe2ff', 1.0)
shoot(exposure=.05)
