"""Close view: an amber recovery board under the tyre of a bogged car, sand heaped round it."""
from kit import *
from kit.vehicles.desert import sand_board

set_time('late', az=215, el=20)
s = suv('teal')
w = Vector(s.wheels[-2])
cam = camera((w.x + 2.5, -5.0, 1.15), (w.x + .35, w.y - .1, .22), 85, at=(.52, .46), level=False, focus=(w.x + .4, w.y - .15, .2), fstop=2.4)
d = Dunes(cam, calm=(0, 0, 9), seed=4, near=.2)
d.sit(s, 0, 0, 0, sink=.1, dp=1.5)
for q in s.wheels:
    d.mound(q[0] - .35, q[1], .16, .4)
    d.mound(q[0] + .1, q[1] + (.3 if q[1] > 0 else -.3), .10, .3)
d.track([(-1, 0), (-8, -.4), (-20, 2)], depth=.1)
d.build(tufts=8, keep=6)
f = s.at(w)
for k, (dx, dy, a) in enumerate(((.72, 0., -.16), (1.55, -.75, .02))):
    z = d.z(f.x + dx, f.y + dy)
    sand_board(None, (f.x + dx, f.y + dy, z + (.1 if k == 0 else .045)), rot=(.03 * k, a, .05 + .5 * k))
softbox(cam, (w.x, w.y, .3), 60, side=.5, dist=7, size=3)
shoot(exposure=.3)
