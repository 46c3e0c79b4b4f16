"""A flatbed with a silver SUV passes under the flyovers of an interchange at noon."""
from kit import *

set_time('noon', az=255, el=46)
cam = camera((13.2, -12.4, 2.4), (-.4, 0, 1.6), 36, at=(.52, .36))
interchange()
t = flatbed().pose((0, 0, 0))
c = suv('silver')
t.load(c, 2.6)
wheel_straps(c, r=.38, axles=(c.p['axles'][0], c.p['axles'][-1]), y=abs(c.wheels[0][1]))
skyline(cam, marks=(('burj', .2, 460, 84),), near=260, far=500, hi=28, n=50)
softbox(cam, (0, 0, 1), 300)
shoot(exposure=.05)
