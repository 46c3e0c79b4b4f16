"""Industrial yard at dusk: the wrecker with its boom swung out, lamps on."""
from kit import *
set_time('dusk', az=140)
cam = camera((14.5, -13.5, 2.2), (-.6, 0, 2.1), 46, at=(.52, .42))
yard()
w = heavy_wrecker(night=True, raise_=38, turn=-22, reach=2.2).pose((0, 0, 0))
lamps_on(w, 420, (3.25, 3.1), 130)
lorry('green', night=True).pose((-13, 9, 0), -12)
softbox(cam, (0, 0, 1.6), 1700, dist=16)
rim(cam, (0, 0, 1.6), 1100, dist=16)
shoot(exposure=.5, samples=2)
