"""Dispatch desk: a laptop with a map and a route, a radio and a phone."""
from kit import *
desk_set()
cam = camera((.42, -1.62, .46), (.02, .06, .17), 58, at=(.5, .5), level=False, fstop=4, focus=(0, .05, .1))
laptop((-.1, .1, 0), 8, s=1.25)
radio((.34, .02, 0), -18, s=1.15)
phone((.2, -.2, 0), -14, s=1.15)
mug((-.48, .18, 0), 40)
key((-.2, -.2, 0), 40, tag="seat_tan")
shoot(exposure=.85)
