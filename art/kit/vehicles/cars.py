"""Customers' cars. Each returns a Group standing on the ground, facing +X."""
from ..core import box, cyl, hexa, torus, tube
from . import profiles as P
from . import profiles_tall as T
from .car import car
from .shape import prism, rounded

__all__ = ['sedan', 'saloon', 'hatchback', 'electric_car', 'sports_car', 'supercar', 'suv', 'pickup', 'van']


def sedan(paint='teal', night=False, **k):
    return car(P.SEDAN, paint, night, 'sedan', **k)


def saloon(paint='navy', night=False, **k):
    return car(P.SALOON, paint, night, 'saloon', **k)


def hatchback(paint='red', night=False, **k):
    return car(P.HATCH, paint, night, 'hatchback', **k)


def electric_car(paint='pearl', night=False, **k):
    """Adds a charge port on the left rear wing: anchor .port."""
    g = car(P.EV, paint, night, 'electric', **k)
    y = .915
    cyl(.075, .03, (-1.75, y - .01, .84), 'black', g, 'Y', n=24, bevel=.008)
    cyl(.045, .05, (-1.75, y, .84), 'led_green' if night else 'grey', g, 'Y', n=20, bevel=.006)
    g.port = (-1.75, y + .02, .84)
    return g


def sports_car(paint='red', night=False, **k):
    return car(P.SPORTS, paint, night, 'sports', **k)


def supercar(paint='plum', night=False, **k):
    g = car(P.SUPER, paint, night, 'supercar', **k)
    box((.22, 1.5, .03), (-2.12, 0, 1.1), 'gloss', g, .012, rot=(0, .12, 0))
    for s in (-1, 1):
        box((.12, .03, .16), (-2.12, s * .5, 1.01), 'gloss', g, .01)
    return g


def suv(paint='navy', night=False, **k):
    """Customer's SUV with roof rails."""
    g = car(T.SUV, paint, night, 'suv', **k)
    for s in (-1, 1):
        tube([(.05, s * .66, 1.735), (-.1, s * .665, 1.79), (-1.7, s * .665, 1.775), (-1.85, s * .66, 1.71)], .018, 'galv', g, smooth=False)
        box((2.0, .05, .1), (0, s * .955, .44), 'black', g, .03)
    return g


def pickup(paint='green', night=False, **k):
    """Double cab with an open bed: .bed_z is the height of the bed floor."""
    p = dict(T.PICKUP)
    p['extra_cuts'] = [prism([(-2.6, -.8), (-1.06, -.8), (-1.06, .8), (-2.6, .8)], 'Z', .76, 1.6, 2)]
    g = car(p, paint, night, 'pickup', **k)
    g.bed_z, g.bed_x0, g.bed_x1 = .76, -2.6, -1.06
    for s in (-1, 1):
        tube([(-1.12, s * .74, 1.12), (-1.16, s * .68, 1.6), (-1.2, s * .6, 1.7)], .03, 'black', g, smooth=True)
        box((1.5, .12, .06), (.0, s * .98, .46), 'black', g, .02)
    tube([(-1.2, -.6, 1.7), (-1.2, .6, 1.7)], .03, 'black', g)
    return g


def van(paint='sand', night=False, **k):
    return car(T.VAN, paint, night, 'van', **k)
