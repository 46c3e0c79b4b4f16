"""The cast on plain ground, to look at (not published)."""
from kit import *
set_time('late', az=-70)
cam = camera((0.4, -7.2, 1.5), (0.2, 0, .95), 46, at=(.5, .48))
studio(cam, 'yard', city=True)
row = [driver('ease'), driver('board', hold='board'), gulf_man('ease'), gulf_woman('folded'), asian_man('phone', hold='phone'), asian_woman('stand'), child(), mechanic('kneel'), dispatcher('stand')]
for k, g in enumerate(row):
    g.pose((-2.9 + k * .74, 0, 0), -90 + 6 * (k % 3))
softbox(cam, (0, 0, 1), 200)
shoot(exposure=.2)
