"""A roadside van stands behind a silver saloon on a wide shoulder at dusk; the people are behind the barrier, the triangle is far back."""
from kit import *

set_time('dusk', az=75, el=3, strength=.8)
cam = camera((12.4, -11.6, 2.2), (.7, -5.6, 1.05), 40, at=(.45, .42))
z = roadside(cam, .3)
v = roadside_van(night=True).pose((-2.7, -5.5, 0), 0)
s = saloon('silver', night=True).pose((3.9, -5.4, 0), 0)
hazards(s, 7)
warning_triangle((-34, -5.0, 0), yaw=180, s=1.5, night=True)
driver('board', hold='board', look=(18, 4)).pose((-.5, -8.7, z(-.5, -8.7)), 10)
gulf_man('ease', look=(-10, 2)).pose((1.0, -8.6, z(1, -8.6)), 178)
lamps_on(v, 200)
for y in (-.4, .4):
    beacon_light(v, (.2, y, 2.7), 40)
softbox(cam, (1, -5, 1), 1500)
rim(cam, (0, -5, 1), 900, color='#ffb27a')
shoot(exposure=.4, glow=.1, samples=3)
