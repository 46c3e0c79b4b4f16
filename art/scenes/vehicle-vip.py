"""Escort SUV with a thin amber line."""
from kit import *
portrait(-2.4, 2.5, 1.95, seed=21, fill=.68, floor='asphalt', time='dusk', sun=-60)
g = vip_suv(night=True).pose((0, 0, 0))
headlights(g, 2.38, .78, .88, 220)
beacon_light(g, (-.1, 0, 2.1), 60)
shoot(exposure=.35)
