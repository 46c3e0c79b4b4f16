"""Flatbed and wheel-lift side by side in the company's yard, which one for which car: the driver with his list goes through them with a car's owner."""
from kit import *
set_time('late', az=262, el=28)
cam = camera((8.6, -15.4, 2.3), (.3, -.6, 1.35), 46, at=(.46, .41))
yard(lamps=(-34, 30))
flatbed().pose((-4.3, 1.7, 0), -34)
wheel_lift().pose((3.6, 1.2, 0), -34)
driver('board', hold='board', look=(12, 4)).pose((2.9, -4.6, 0), 160)
asian_man('folded', look=(6, 2)).pose((1.6, -5.1, 0), 20)
softbox(cam, (0, 0, 1), 600)
rim(cam, (0, 0, 1), 450, color='#ffdcb0')
shoot(exposure=.05, samples=2)
