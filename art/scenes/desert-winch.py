"""Close view: the winch rope of a desert 4x4 under tension, hook and damper sharp, the vehicles soft."""
from kit import *

set_time('late', az=262, el=24)
r, s = desert_4x4().pose((0, 0, 0)), suv('red').pose((10.5, .6, 0), 184)
a, b = r.at(r.winch), s.at((s.front[0], 0, .5))
h = a.lerp(b, .30)
cam = camera((h.x + 1.75, h.y - 2.6, .98), (h.x - .12, h.y, h.z), 85, at=(.60, .46), level=False, focus=h, fstop=2.)
detail_ground('sand')
rope(a, b, .01, .013)
d = (b - a).normalized()
box((.42, .02, .3), h - d * .42 + Vector((0, -.02, -.12)), 'amber', None, .008, rot=(.25, 0, 0))     # damper laid over the rope
tube([h - d * .10, h + d * .02], .03, 'steel')
torus(.075, .018, h + d * .08, 'amber', rot=(pi / 2, 0, 0))
torus(.06, .02, h + d * .19, 'steel', rot=(0, 0, 0))
tube([h + d * .24, h + d * .5], .021, 'steel')
for k in range(22):
    shrub((h.x - 6 + (k * 37 % 50) * .3, 3 + (k * 53 % 70) * .35, 0), .8, 'dry', k)
softbox(cam, h, 40, dist=5, size=2.5)
shoot(exposure=.25)
