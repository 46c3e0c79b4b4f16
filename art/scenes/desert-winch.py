"""Close view: the winch rope of a desert 4x4 under tension, hook and damper sharp, the vehicles soft."""
from kit import *
from kit.vehicles.rig import hook

set_time('late', az=262, el=24)
r, s = desert_4x4().pose((0, 0, 0)), suv('red').pose((10.5, .6, 0), 184)
a, b = r.at(r.winch), s.at((s.front[0], 0, .5))
h = a.lerp(b, .30)
cam = camera((h.x + 2.5, h.y - 3.3, 1.1), (h.x - .55, h.y, h.z + .12), 85, at=(.5, .47), level=False, focus=h, fstop=2.2)
detail_ground('sand')
rope(a, b, .01, .013)
d = (b - a).normalized()
for k in (-1, 1):                                          # damper laid over the rope, hanging to both sides
    box((.36, .012, .2), h - d * .5 + Vector((0, k * .045, -.09)), 'amber', None, .006, rot=(k * .42, 0, 0))
tube([h - d * .10, h + d * .02], .03, 'steel')
hook(None, h + d * .30, 1.5, 'amber', (0, -pi / 2, 0))
torus(.075, .022, h + d * .40, 'steel', rot=(0, 0, 0), n=28, m=10)
torus(.07, .02, h + d * .52, 'galv', rot=(pi / 2, 0, 0), n=28, m=10)
for k in range(22):
    shrub((h.x - 6 + (k * 37 % 50) * .3, 3 + (k * 53 % 70) * .35, 0), .8, 'dry', k)
softbox(cam, h, 40, dist=5, size=2.5)
shoot(exposure=.25)
