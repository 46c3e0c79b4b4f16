"""Flatbed with its bed down, seen from behind at dusk, beacons on."""
from kit import *
portrait(-6.7, 3.6, 2.6, turn=-138, time='dusk', sun=-100, seed=27, fill=.8, floor='asphalt', at=(.5, .46))
t = flatbed(night=True, tilt=1).pose((0, 0, 0))
for s in (-1, 1):
    beacon_light(t, (2.45, s * .6, 2.75), 120)
shoot(exposure=.35)
