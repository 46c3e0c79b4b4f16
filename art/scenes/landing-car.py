"""Car: in a street of shops in the afternoon a flatbed has loaded a white electric car; its driver goes through the papers with the owner on the pavement."""
from kit import *

set_time('late', az=292, el=34)
cam = camera((-11.6, -12.4, 1.9), (-.6, -1.6, 1.5), 42, at=(.48, .37))
shop_street()
t = flatbed().pose((-.6, -1.8, 0), 180)
c = electric_car('pearl')
t.load(c, 2.6)
wheel_straps(c, r=.34, axles=(c.p['axles'][0], c.p['axles'][-1]), y=.82)
light('POINT', t.at((2.7, 0, 2.15)), t.at((2.7, 0, 1)), 26, '#ffe2b8', .15)
driver('board', hold='board', look=(12, 4)).pose((-1.5, -5.0, .12), -50)
asian_woman('folded', look=(8, 4)).pose((-.1, -5.9, .12), 168)
skyline(cam, marks=(('burj', .55, 420, 112), ('twist', .36, 330, 66), ('crown', .80, 340, 62)), near=230, far=430, lo=16, hi=40, n=56, low=0)
softbox(cam, (0, -3, 1), 480)
shoot(exposure=.0, samples=1.6)
