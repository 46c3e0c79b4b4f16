"""Late afternoon beside a desert road: a camp of goat-hair tents, and a 4x4 tending to a visitor's SUV."""
from kit import *

set_time('late', az=235, el=20)
cam = camera((7.5, -14.5, 2.4), (.2, .6, 1.1), 40, at=(.52, .36))
h = desert_road(cam, dune=3.5, posts=False)
cloth = (mottled('tent_dark', '#3d2f26', '#54412f', 1.2, .95), mottled('tent_pale', '#cdbb97', '#dccba8', .8, .95))
for k, (x, y, w) in enumerate(((-13, 12, 9), (-2, 14.5, 11), (11, 13, 8))):
    m = cloth[k % 2]
    rows = [[(x + u * w / 2, y + v, .0 + z * (1 - .12 * abs(u) ** 2)) for v, z in ((-3.4, 1.25), (-1.6, 2.2), (0, 2.7), (1.6, 2.2), (3.4, .15))] for u in (-1, -.66, -.33, 0, .33, .66, 1)]
    loft(rows, m, close=False, cap=False, angle=60)
    box((w * .96, .1, 2.2), (x, y + 1.6, 1.0), cloth[0], bevel=.02)
    for u in (-1, -.5, 0, .5, 1):
        tube([(x + u * w / 2, y - 3.4, -.3), (x + u * w / 2, y - 3.4, 1.28)], .05, 'wood', res=2)
        tube([(x + u * w / 2, y - 3.4, 1.25), (x + u * w * .56, y - 5.4, -.1)], .018, 'rope', res=1)
    box((w * .7, 2.4, .08), (x, y - .6, .02), ('rubber_red', 'teal', 'plum')[k], bevel=.02)
for k, (x, y) in enumerate(((-20, 10), (5, 11), (18, 15))):
    palm((x, y, -.2), 4.8 + k * .4, k)
r, s = desert_4x4().pose((-2.9, -1.9, 0), 2), suv('silver').pose((4.1, -2.2, 0), 181)
rope(r.at(r.winch), s.at((s.front[0], 0, .5)), .08, .02, 'blue_rope')
softbox(cam, (0, 0, 1), 320)
shoot(exposure=.25)
