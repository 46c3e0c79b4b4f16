"""Desert 4x4 on firm sand."""
from kit import *
portrait(-2.7, 2.6, 2.3, floor='sand', city=False, fill=.7)
desert_4x4().pose((0, 0, 0))
sand_board(None, (-.6, -2.3, .03), rot=(0, 0, .25))
sand_board(None, (.9, -2.5, .03), rot=(0, 0, -.1))
shoot(exposure=-.1)
