"""Heavy: beside a desert highway at sundown a heavy wrecker has lifted a navy lorry by its front; its driver and the lorry's go through the papers behind the barrier."""
from kit import *

set_time('dusk', az=128, el=5)
cam = camera((20.4, -13.2, 2.5), (1.2, -5.6, 1.9), 43, at=(.50, .37))
z = roadside(cam, .24, dune=3.2)
w = heavy_wrecker(night=True, raise_=22, reach=.8, under=.62).pose((4.4, -5.3, 0))
a = 4.2
q = w.at(w.lift)
lorry('navy').pose((q.x - 3.0, -5.3, 2.1 * sin(radians(a))), 0, a)
lamps_on(w, 300, (3.25, 3.1), 90)
driver('board', hold='board', look=(10, 4)).pose((7.4, -8.5, z(7.4, -8.5)), -84)
asian_man('ease', look=(6, 2)).pose((7.2, -9.9, z(7.2, -9.9)), 74)
taper(-13.5, -3.2, -6.5, -2.2, 4, 1.1)
softbox(cam, (2, -5, 1.5), 2600, dist=18, size=9)
rim(cam, (2, -5, 1.5), 900, dist=18, color='#ffb27a')
shoot(exposure=.35, glow=.1, samples=1.6)
