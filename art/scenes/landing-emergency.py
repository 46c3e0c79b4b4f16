"""Emergency: a response unit with its arrow board lit shields a stopped car at nightfall; driver and family are behind the barrier."""
from kit import *

set_time('dusk', az=75, el=3, strength=.7)
cam = camera((-13.2, -10.2, 2.3), (2.6, -5.0, 1.35), 42, at=(.56, .38))
szr(lamps=(-24, 6, 36), power=1000, train=None, wet=.6)
guard_rail(-60, 70, -7.1)
u = accident_unit(night=True).pose((1.2, -4.2, 0), 3)
s = sedan('red', night=True).pose((9.6, -4.6, 0), 0)
hazards(s, 6)
taper(-6.6, -3.0, -1.8, -2.2, 4)
driver('ease', look=(14, 4)).pose((3.2, -8.4, .12), 100)
family(3.3, -9.7, 128, .12, south=False)
for y in (-.5, .5):
    beacon_light(u, (-.1, y, 2.2), 90)
tail_glow(s, -2.35, energy=8)
skyline(cam, marks=(('burj', .30, 420, 80), ('wedge', .18, 340, 36), ('twist', .84, 330, 40)), near=230, far=470, hi=30, n=64, trees=0)
softbox(cam, (3, -7, 1), 3600, side=.1)
rim(cam, (2, -5, 1.5), 900, side=.8)
shoot(exposure=.5, glow=.11, samples=1.3)
