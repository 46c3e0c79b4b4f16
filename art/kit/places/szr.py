"""The city highway along X: the subject's lane at y 0, camera on the -Y side; median, opposite carriageway, verge, viaduct, skyline."""
import random

from ..core import box
from .. import lights
from .street import guard_rail, hedge, kerb, palm, road, shrub, street_light, viaduct
from .surfaces import asphalt, ground, mottled, pool, tiled

__all__ = ['szr', 'gantry']


def szr(x0=-240, x1=180, wet=None, lamps=(-40, -8, 24), power=900, train=-46, metro=True, near='paver', palms=True):
    """lamps: x of the masts whose heads light the road for real; more masts stand further out with painted pools.
    near: 'paver', a kerb and a pavement, or 'shoulder', a hard shoulder (cars stand at y -8.5) with its barrier at y -11."""
    n = lights.NOW.night
    wet = (.8 if n else 0.) if wet is None else wet
    ground(mottled('city_ground', '#6e6250' if not n else '#3c3b38', '#8a7b63' if not n else '#4b4842', .06, .95), z=-.2)
    road(x0, x1, 0, 3, wet=wet)
    if near == 'shoulder':
        box((x1 - x0, 5.4, .3), ((x0 + x1) / 2, -8.6, -.152), asphalt(wet), bevel=0)
        guard_rail(max(x0, -120), min(x1, 100), -11.0, side=1)
    else:
        kerb(x0, x1, -6.15)
    if near == 'paver':
        box((x1 - x0, 5, .3), ((x0 + x1) / 2, -8.8, -.03), tiled('pavement', '#7d786d', '#8c8679', .6, .4, '#5d5950'), bevel=0)
    box((x1 - x0, 40, .2), ((x0 + x1) / 2, -31, -.12), mottled('verge', '#4d6238' if not n else '#2c3f30', '#65754a' if not n else '#3a4d38', .5, .95), bevel=0)
    kerb(x0, x1, 6.15)                                                  # median
    box((x1 - x0, 4.6, .34), ((x0 + x1) / 2, 8.6, -.02), mottled('median_soil', '#5a4a38', '#6d5a43', 1.5, .95), bevel=0)
    guard_rail(x0, x1, 7.0)
    hedge(max(x0, -70), min(x1, 60), 8.8, 1.1, .55, .15)
    kerb(x0, x1, 11.05)
    road(x0, x1, 17.1, 3, wet=wet)
    kerb(x0, x1, 23.3)
    box((x1 - x0, 16, .3), ((x0 + x1) / 2, 31.3, -.03), mottled('lawn', '#5d7a3f' if not n else '#2f4a35', '#7b8f52' if not n else '#3e5a3c', .5, .95), bevel=0)
    road(x0, x1, 60, 2, wet=0, z=-.05)
    for x in range(int(x0) + 8, int(x1), 32):
        lit = any(abs(x - q) < 1 for q in lamps)
        if not any(abs(x - q) < 10 for q in lamps):
            street_light((x, 8.7, .1), h=8.8)
            if n:
                for y in (2, 15.5):
                    pool(x, y, 9, .55)
    for x in lamps:
        street_light((x, 8.7, .1), h=8.8, power=power)
    r = random.Random(5)
    if palms:
        for k, x in enumerate(range(-72, 64, 16)):
            if not any(abs(x - q) < 3 for q in lamps):
                palm((x + r.uniform(-1, 1), 8.8, .1), 4.8 + r.uniform(-.4, .5), k)
        for k, x in enumerate(range(-110, 100, 9)):
            palm((x + r.uniform(-1.5, 1.5), 28 + (k % 3) * 3, 0), 5.5 + r.uniform(-.7, .9), k + 3)
    for k in range(60):
        shrub((r.uniform(-90, 80), r.uniform(25, 38), .1), r.uniform(.9, 1.7), 'bush', k)
    if metro:
        viaduct(47, train=train)


def gantry(x, y0=-6.6, y1=6.6, h=6.2):
    """Overhead sign frame over the near carriageway, blank green boards: a road sign without words."""
    from ..core import tube
    for y in (y0, y1):
        box((.3, .3, h + 1), (x, y, (h + 1) / 2), 'galv', bevel=.04)
    for z in (h, h + 1):
        tube([(x, y0, z), (x, y1, z)], .09, 'galv')
    for y in (-3, 3):
        box((.12, 4.6, 2.2), (x - .2, y, h + .5), 'sign_green', bevel=.06)
        box((.13, 4.4, .06), (x - .21, y, h + .5), 'line', bevel=.01)
