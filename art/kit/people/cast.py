"""The cast. Each returns a Group facing +X on the ground; `pose` and other options go through to figure()."""
from .body import POSES, figure

__all__ = ['driver', 'mechanic', 'dispatcher', 'gulf_man', 'gulf_woman', 'asian_man', 'asian_woman', 'child', 'family', 'at_wheel', 'POSES', 'figure']


def _as(**base):
    def make(pose='stand', **k):
        return figure(pose, **{**base, **k})
    return make


driver = _as(top='shirt_navy', bottom='trousers', skin='skin3', cover='cap', cap='board', vest='hivis', h=1.77)
mechanic = _as(top='overall', bottom='overall', skin='skin2', cover='cap', cap='dark', yoke='amber', h=1.75)
dispatcher = _as(top='shirt_teal', bottom='trousers', skin='skin2', cover='headset', h=1.72)
gulf_man = _as(robe='cloth_white', skin='skin2', cover='ghutra', beard=True, shoes='sandal', h=1.78)
gulf_woman = _as(robe='abaya', skin='skin1', cover='sheila', build=.92, shoes='shoe', h=1.64)
asian_man = _as(top='shirt_sky', bottom='chino', skin='skin3', h=1.72)
asian_woman = _as(top='kameez', bottom='cloth_white', tunic=True, skin='skin3', cover='dupatta', cap='dupatta', build=.9, shoes='sandal', h=1.62)


def child(pose='stand', h=1.14, top='kid_yellow', **k):
    """A child of about six; bare-headed, short hair."""
    return figure(pose, h=h, **{**dict(top=top, bottom='chino', skin='skin3', hair='hair'), **k})


def family(x, y, yaw=0, z=0., south=True):
    """Man, woman and a child standing close together, turned to yaw. Returns the three groups."""
    from math import cos, radians, sin
    man, woman = (asian_man, asian_woman) if south else (gulf_man, gulf_woman)
    skin = 'skin3' if south else 'skin2'
    a = radians(yaw)
    out = []
    for g, dx, dy, turn in ((man('ease', look=(-10, 2)), 0, .42, -6), (woman('child', look=(16, 6)), .02, -.34, 8), (child(skin=skin, look=(4, -8)), .2, .04, 0)):
        out.append(g.pose((x + dx * cos(a) - dy * sin(a), y + dx * sin(a) + dy * cos(a), z), yaw + turn))
    return out


def at_wheel(vehicle, make=driver, **k):
    """Seats a driver at a vehicle's wheel (anchors .seat and .seat_h, its sitter's height, as cabs and cars give them)."""
    d = make('drive', h=vehicle.seat_h, **k)
    d.o.parent = vehicle.o
    d.pose(vehicle.seat)
    return d
