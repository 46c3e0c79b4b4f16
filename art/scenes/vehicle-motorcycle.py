"""Motorcycle carrier with one machine in the chock."""
from kit import *
portrait(-2.9, 2.9, 2.4, seed=15, fill=.74)
t = moto_carrier().pose((0, 0, 0))
motorcycle('teal', stand=False).pose((-.28, t.chocks[0][1], t.bed_z + .02))
for s in (-1, 1):
    soft_strap([(-.05, t.chocks[0][1] + s * .3, t.bed_z + 1.02), (.25, t.chocks[0][1] + s * .34, t.bed_z + .5), (.3, t.chocks[0][1] + s * .32, t.bed_z + .05)], .035, 'strap', across=(.3, 1, 0))
shoot(exposure=-.05)
