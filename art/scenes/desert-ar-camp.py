"""Late afternoon by a desert camp: in front of the goat-hair tents a 4x4 has roped a visitor's blue SUV out of the sand, the driver talks with its owner."""
from kit import *

set_time('late', az=235, el=20)
cam = camera((7.8, -14.2, 2.5), (.2, .8, 1.2), 40, at=(.5, .38))
d = Dunes(cam, calm=(0, 6, 19), seed=23, height=6)
cloth = (mottled('tent_dark', '#3d2f26', '#54412f', 1.2, .95), mottled('tent_pale', '#cdbb97', '#dccba8', .8, .95))
for k, (x, y, w) in enumerate(((-13, 9, 9), (-2, 11, 11), (10.5, 10, 8))):
    m, z0 = cloth[k % 2], d.z(x, y)
    rows = [[(x + u * w / 2, y + v, z0 + z * (1 - .12 * abs(u) ** 2)) for v, z in ((-3.4, 1.25), (-1.6, 2.2), (0, 2.7), (1.6, 2.2), (3.4, .15))] for u in (-1, -.66, -.33, 0, .33, .66, 1)]
    loft(rows, m, close=False, cap=False, angle=60)
    box((w * .96, .1, 2.2), (x, y + 1.6, z0 + 1.0), cloth[0], bevel=.02)
    for u in (-1, -.5, 0, .5, 1):
        tube([(x + u * w / 2, y - 3.4, z0 - .4), (x + u * w / 2, y - 3.4, z0 + 1.28)], .05, 'wood', res=2)
        tube([(x + u * w / 2, y - 3.4, z0 + 1.25), (x + u * w * .56, y - 5.4, d.z(x + u * w * .56, y - 5.4) - .1)], .018, 'rope', res=1)
    box((w * .7, 2.4, .08), (x, y - .6, z0 + .02), ('rubber_red', 'teal', 'plum')[k], bevel=.02)
for k, (x, y) in enumerate(((-20, 10), (5, 11), (18, 15))):
    palm((x, y, d.z(x, y) - .2), 4.8 + k * .4, k)
r, s = desert_4x4(), suv('navy')
d.sit(r, -3.6, -.6, -6, sink=.05, heap=.05)
d.sit(s, 4.0, -1.0, 176, sink=.2, dp=2, heap=.25)
d.track([(-3.6, -.6), (-9, 1), (-18, 3), (-34, 6)])
rope(r.at(r.winch), s.at((s.front[0], 0, .5)), .06, .02, 'blue_rope')
driver('ease', look=(8, 2)).pose((-.2, -4.2, d.z(-.2, -4.2)), -8)
gulf_man('ease', look=(6, 2)).pose((1.1, -4.3, d.z(1.1, -4.3)), 170)
d.build(tufts=14)
softbox(cam, (0, 0, 1), 420)
shoot(exposure=.2, samples=2)
