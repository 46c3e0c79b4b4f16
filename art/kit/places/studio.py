"""Plain ground with a horizon for vehicle portraits, and a close ground for 85 mm details."""
from .. import lights
from ..core import box
from .surfaces import asphalt, ground, mottled, tiled
from .street import quad_strip
from .towers import skyline

__all__ = ['studio', 'detail_ground']


def studio(cam, floor='yard', city=True, seed=3):
    """floor: yard (brushed concrete), asphalt, sand, pale. city: a low, hazy skyline behind."""
    m = {'yard': lambda: tiled('yard_slabs', '#8f8b82', '#9a958b', 4, 4, '#77736b', .03), 'asphalt': lambda: asphalt(.35 if lights.NOW.night else 0.),
         'sand': lambda: mottled('flat_sand', '#c89a63', '#dab27b', .3, .95, .02), 'pale': lambda: mottled('pale_floor', '#b9b4a8', '#c6c1b5', .15, .8)}[floor]()
    ground(m, z=0)
    if city:
        skyline(cam, n=46, near=260, far=480, lo=9, hi=26, seed=seed, low=20, trees=18)


def detail_ground(kind='asphalt', line=None):
    """Ground under a close-up; line: y of a painted edge line along X."""
    m = {'asphalt': lambda: asphalt(0.), 'wet': lambda: asphalt(.8), 'sand': lambda: mottled('close_sand', '#c48d51', '#dcae70', 1.2, .95, .015, 26),
         'concrete': lambda: mottled('close_concrete', '#8f8b82', '#a09b90', .8, .85, .002, 30)}[kind]()
    ground(m, z=0)
    if line is not None:
        quad_strip([(-60, 60, line - .08, line + .08)], .004, mottled('paint', '#d9d6cb', '#f0ede2', 1.2, .6))
