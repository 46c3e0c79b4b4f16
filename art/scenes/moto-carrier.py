"""Noon at the quay: a motorcycle stands on the carrier, held in its chock."""
from kit import *
set_time('noon', az=255, el=42)
cam = camera((8.4, -8.6, 1.8), (.2, 0, 1.15), 44, at=(.5, .42))
marina(x0=-114)                                            # no palm behind the deck
t = moto_carrier().pose((0, 0, 0))
motorcycle('red', stand=False).pose((-.3, t.chocks[0][1], t.bed_z + .02))
y = t.chocks[0][1]
for s in (-1, 1):
    for x in (-.1, -1.0):
        soft_strap([(x + (0 if x > -.5 else .1), y + s * .3, t.bed_z + (1.0 if x > -.5 else .75)), (x + .2, y + s * .33, t.bed_z + .5), (x + .3, y + s * .32, t.bed_z + .05)], .035, 'strap', across=(.3, 1, 0))
skyline(cam, marks=(('sail', .2, 330, 60), ('twist', .8, 300, 52)))
softbox(cam, (0, 0, 1), 450)
shoot(exposure=-.15, samples=3)
