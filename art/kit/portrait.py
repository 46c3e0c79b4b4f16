"""Three-quarter portrait of one vehicle on plain ground: the same camera for all, distance by the vehicle's size."""
from math import cos, radians, sin

from .camera import camera
from .lights import NOW, rim, set_time, softbox
from .places import studio

__all__ = ['portrait']


def portrait(x0, x1, h, turn=-44, time='late', sun=-78, floor='yard', fill=.74, mm=58, at=(.5, .47), eye=1.75, w=2.3, seed=3, city=True):
    """x0, x1: ends of the vehicle, h: its height, w: width, in metres. turn: where the camera stands, degrees from straight ahead.
    fill: share of the picture's width the vehicle takes. Call before building the vehicle: it sets the time."""
    set_time(time, az=sun)
    a = radians(turn)
    c = ((x0 + x1) / 2, 0, h * .5)
    wide = (x1 - x0) * abs(sin(a)) + w * abs(cos(a))
    tall = h / (9 / 16) * 1.12
    d = max(wide / fill, tall / fill) * mm / 36 + (x1 - x0) * .2
    cam = camera((c[0] + d * cos(a), d * sin(a), eye), c, mm, at=at)
    studio(cam, floor, city=city, seed=seed)
    softbox(cam, c, (900 if NOW.night else 240) * (d / 14) ** 2, side=.7, dist=d, size=d * .5)
    rim(cam, c, (700 if NOW.night else 380) * (d / 14) ** 2, side=-.8, dist=d, color='#5fd8ff' if NOW.night else '#ffdcb0')
    return cam
