"""Two heavy wreckers, booms up."""
from kit import *
set_time('late', az=265, el=26)
cam = camera((16.5, -14.5, 2.4), (.2, .6, 1.8), 42, at=(.5, .4))
yard()
heavy_wrecker(raise_=20, reach=.6).pose((-1.8, -2.8, 0))
heavy_wrecker(raise_=36, reach=1.8).pose((2.4, 2.4, 0))
softbox(cam, (0, 0, 1.5), 850, dist=18, size=9)
rim(cam, (0, 0, 1.5), 600, dist=18, color='#ffdcb0')
shoot(exposure=-.05, samples=3)
