"""A heavy wrecker with its boom raised in front of a broken-down lorry in an industrial yard."""
from kit import *

set_time('late', az=258, el=20)
cam = camera((14.2, -14.6, 2.6), (-2.4, 0, 2.0), 42, at=(.5, .42))
yard(lamps=(-34, 26))
t = heavy_wrecker(raise_=22).pose((1.6, 0, 0))
lo = lorry('navy').pose((-10.9, 0, 0))
softbox(cam, (0, 0, 1.5), 700, dist=20, size=9)
shoot(exposure=.3, samples=3)
