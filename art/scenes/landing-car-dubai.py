"""Cars in Dubai: on a service road beside the metro viaduct in the afternoon a flatbed has a green hatchback on its deck; its driver goes through the papers with the owner."""
from kit import *

set_time('late', az=208, el=32)
cam = camera((10.2, -10.8, 1.6), (.4, -1.6, 1.75), 34, at=(.52, .34))
road(-120, 90, 0, 2, lane=3.3, shoulder=.4)
ground(mottled('city_ground', '#8a7b63', '#a08f73', .06, .95), z=-.2)
slab = tiled('shop_pavers', '#a39682', '#b7aa95', .6, .6, '#6f6657', .02, rough=.6)
for s in (-1, 1):
    kerb(-120, 90, s * 3.85)
box((210, 11, .3), (-15, -9.4, -.03), slab, bevel=0)
box((210, 10, .3), (-15, 9, -.03), mottled('lawn', '#5d7a3f', '#7b8f52', .5, .95), bevel=0)
viaduct(9.2, -260, 150, h=8.0, train=-26)
hedge(-70, 60, 5.4, 1.0, .5, .1)
road(-240, 160, 22, 3)
for k, x in enumerate(range(-70, 60, 11)):
    palm((x, 13.2 + k % 2, .1), 4.6 + k % 3 * .4, k)
t = flatbed().pose((.2, -1.8, 0), 0)
c = hatchback('green')
t.load(c, 2.5)
wheel_straps(c, axles=(c.p['axles'][0], c.p['axles'][-1]), y=.78)
at_wheel(t, look=(-16, 0))
light('POINT', t.at((2.7, 0, 2.15)), t.at((2.7, 0, 1)), 26, '#ffe2b8', .15)
driver('board', hold='board', look=(12, 4)).pose((1.0, -4.9, .12), 190)
asian_woman('ease', look=(4, 2)).pose((-.4, -5.3, .12), 12)
skyline(cam, marks=(('burj', .24, 420, 96), ('crown', .86, 320, 60), ('twist', .38, 330, 56)), near=200, far=420, lo=14, hi=40, n=60)
softbox(cam, (0, -3, 1), 520)
shoot(exposure=.05, samples=1.5)
