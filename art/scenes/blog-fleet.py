"""A row of roadside vans in the yard, early light; a driver with the list."""
from kit import *
set_time('dawn', az=285, el=16)
cam = camera((12.2, -10.4, 2.3), (-1.5, 3.2, 1.2), 41, at=(.57, .42))
yard()
v = roadside_van()
for k in range(5):
    (clone(v) if k else v).pose((2.4 - k * 3.3, 1.4, 0), -64)
driver('board', hold='board', look=(18, 8)).pose((5.9, -1.6, 0), -70)
softbox(cam, (0, 1, 1), 650)
rim(cam, (0, 1, 1), 500, color='#ffdcb0')
shoot(exposure=0, samples=2)
