"""Towing in Dubai: in the blue hour a wheel-lift truck has picked up a silver hatchback on a canal street; the driver goes through the papers with the owner, the towers stand across the water."""
from kit import *

set_time('night', az=118, strength=1.5)
cam = camera((11.4, -13.0, 1.8), (-.6, -2.2, 1.4), 40, at=(.47, .34))
shore_street('canal', lamps=(-17, -1, 17), bare=(4,))
t = wheel_lift(night=True).pose((1.6, -2.0, 0))
tow(t, hatchback('silver', night=True))
lamps_on(t, 240, (1.8, 2.44), 80)
light('POINT', t.at((1.9, 0, 2.1)), t.at((1.9, 0, 1)), 3, '#ffe2b8', .15)
driver('board', hold='board', look=(12, 4)).pose((3.7, -5.0, .12), 196)
gulf_woman('folded', look=(6, 4)).pose((2.4, -5.35, .12), 12)
skyline(cam, marks=(('burj', .60, 480, 128), ('twist', .30, 320, 66), ('crown', .86, 330, 74), ('fins', .14, 310, 56), ('wedge', .45, 350, 58)),
        near=250, far=480, lo=20, hi=56, n=80, low=0)
softbox(cam, (-1, -3, 1.2), 2000, dist=16, size=8)
light('AREA', (1, -7, 6), (1, -5.5, 0), 160, '#ffd3a0', 2)
rim(cam, (0, -2, 1.5), 800, color='#ffb27a')
shoot(exposure=.5, glow=.1, samples=1.6)
