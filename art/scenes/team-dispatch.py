"""Dispatch by night: two screens with the map and the job board, a headset in front."""
from kit import *
desk_set(window=True, seed=9)
cam = camera((-.62, -1.75, .72), (.02, .1, .2), 43, at=(.5, .46), level=False, fstop=4, focus=(.08, -.12, .1))
monitor((-.34, .2, 0), 12, w=.62, kind='map')
monitor((.38, .2, 0), -14, w=.62, kind='bars', seed=5)
headset((.1, -.12, .045), 20, s=1.25)
keyboard((-.3, -.2, 0), 6)
radio((.52, -.1, 0), -20, s=1.1)
mug((-.72, -.05, 0), 120, mat='navy')
light('AREA', (-.3, .1, .45), (-.2, -.5, 0), 3, '#7fe0e6', .5)
shoot(exposure=.85)
