"""Escort SUV without a name on it, dark, its driver at the wheel."""
from kit import *
portrait(-2.4, 2.5, 1.95, seed=21, fill=.76, floor='asphalt')
g = vip_suv('navy').pose((0, 0, 0))
at_wheel(g, driver, vest=None, cover='none', top='shirt_navy')
light('POINT', g.at((.2, 0, 1.6)), g.at((.2, 0, 0)), 8, '#ffe2b8', .12)
shoot(exposure=.1)
