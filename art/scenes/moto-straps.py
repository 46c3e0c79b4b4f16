"""Close: soft straps hold a motorcycle's handlebars."""
from kit import *
set_time('late', az=240)
cam = camera((2.55, -1.55, 1.5), (.32, 0, .92), 70, at=(.5, .5), level=False, fstop=3.2, focus=(.4, -.15, .98))
mall_parking()
m = motorcycle('navy', stand=False).pose((0, 0, 0))
for s in (-1, 1):
    x, y, z = m.grips[0 if s < 0 else 1]
    y = s * .3
    torus(.03, .008, (.27, y, 1.06), 'strap', rot=(.3, .2, 1.2))
    soft_strap([(.275, y, 1.05), (.36, y * 1.25, .88), (.5, s * .52, .62)], .04, 'strap', across=(-.5, .7 * s, .2))
    ratchet(None, (.5, s * .52, .6), (0, 1.15, s * .6), 1.0)
    soft_strap([(.52, s * .54, .58), (.62, s * .64, .3), (.72, s * .72, .02)], .04, 'strap', across=(-.5, .7 * s, .2))
light('AREA', (3, -3, 3), (.3, 0, .9), 130, '#fff2e0', 2)
light('AREA', (-1.5, 2.5, 2.2), (.3, 0, .9), 110, '#ffd9a8', 1.5)
shoot(exposure=0)
