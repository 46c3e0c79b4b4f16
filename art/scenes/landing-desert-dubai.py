"""Desert: in the last light of the afternoon a dark red SUV has sunk between dunes; a driver in hi-vis clears the sand before its wheel with a shovel, the family waits well aside, the desert 4x4 stands ready."""
from kit import *
from kit.vehicles.desert import sand_board

set_time('late', az=188, el=11)
cam = camera((5.6, -12.4, 2.1), (.9, .6, 1.0), 42, at=(.54, .37))
d = Dunes(cam, calm=(1, 0, 11), seed=8, height=7)
s, r = suv('plum'), desert_4x4()
d.sit(s, 1.8, .2, -14, sink=.27, dp=3, dr=-2, heap=.26)
d.sit(r, -3.6, 5.6, -22, sink=.05, heap=.05)
d.track([(-3.6, 5.6), (-9, 8.4), (-17, 13), (-27, 30)])
d.track([(1.8, .2), (-3.0, 1.0), (-9, .6), (-16, -3)], depth=.1)
d.build(tufts=18)
x, y = 4.4, -1.6
m = driver('reach', hands=((.42, .16, .98), (.46, -.1, .72)), lean=20)
m.pose((x, y, d.z(x, y)), 150)
a, b = m.at((.34, .17, 1.12)), m.at((.72, -.16, .12))
tube([a, b], .018, 'wood')
box((.26, .2, .012), b, 'steel', bevel=.004, rot=(0, .55, 2.6))
for k, (x, y) in enumerate(((1.4, -2.5), (2.3, -2.8))):
    sand_board(None, (x, y, d.z(x, y) + .05), rot=(0, 0, .2 + .3 * k))
for g, (x, y, w) in zip((gulf_man('ease', look=(-10, 2)), gulf_woman('folded', look=(6, 4)), child(skin='skin2', look=(4, -8))), ((-1.7, -1.5, 2), (-1.9, -2.4, 10), (-1.35, -2.0, 4))):
    g.pose((x, y, d.z(x, y)), w)
softbox(cam, (1, 0, 1), 420, side=.4, color='#ffe9d0')
shoot(exposure=.25, glow=.05, samples=1.5)
