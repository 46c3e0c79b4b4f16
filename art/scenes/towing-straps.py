"""Close view: a car's wheel on the bed, held by a wheel strap and ratchet."""
from kit import *

set_time('late', az=268, el=30)
t = flatbed().pose((0, 0, 0))
c = sedan('teal')
t.load(c, 2.55)
wheel_straps(c, axles=(c.p['axles'][0], c.p['axles'][-1]), r=c.wheels[0][2], y=abs(c.wheels[0][1]))
w = c.at(c.wheels[0])
cam = camera((w.x + 1.5, w.y - 3.9, w.z + .55), (w.x + .12, w.y - .1, w.z - .02), 85, at=(.52, .5), level=False, focus=(w.x, w.y - .12, w.z), fstop=2.2)
villa_street(drive=9)
softbox(cam, w, 60, dist=6, size=3)
shoot(exposure=.25)
