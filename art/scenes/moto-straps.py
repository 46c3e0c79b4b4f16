"""Close: soft straps hold a motorcycle's handlebars down to the deck of its carrier."""
from kit import *
set_time('late', az=240)
D = 1.0  # top of the deck
cam = camera((2.75, -1.75, 2.55), (.36, 0, D + .66), 50, at=(.5, .5), level=False, fstop=4, focus=(.4, -.15, D + .98))
mall_parking()
box((5.4, 2.3, .12), (-.6, 0, D - .06), mottled('deck_mat', '#7d858d', '#8b939b', 3, .55, .002, 30), bevel=.01)
for s in (-1, 1):
    box((5.4, .09, .2), (-.6, s * 1.17, D - .02), 'amber', bevel=.02)
    for k in range(7):
        box((.22, .012, .07), (-3 + k * .8, s * 1.222, D - .02), 'red' if k % 2 else 'white', bevel=0)
m = motorcycle('navy', stand=False).pose((0, 0, D))
for s in (-1, 1):
    y = s * .3
    torus(.03, .008, (.27, y, D + 1.06), 'strap', rot=(.3, .2, 1.2))
    soft_strap([(.275, y, D + 1.05), (.36, y * 1.25, D + .88), (.5, s * .52, D + .62)], .04, 'strap', across=(-.5, .7 * s, .2))
    ratchet(None, (.5, s * .52, D + .6), (0, 1.15, s * .6), 1.0)
    soft_strap([(.52, s * .54, D + .58), (.62, s * .64, D + .3), (.7, s * .72, D + .03)], .04, 'strap', across=(-.5, .7 * s, .2))
    tie_ring((.7, s * .73, D))
light('AREA', (3, -3, D + 3), (.3, 0, D + .9), 130, '#fff2e0', 2)
light('AREA', (-1.5, 2.5, D + 2.2), (.3, 0, D + .9), 110, '#ffd9a8', 1.5)
shoot(exposure=0)
