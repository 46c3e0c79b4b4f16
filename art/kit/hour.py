"""The home page's picture: one place and camera at five hours. A scene says the hour, nothing else."""
from .camera import camera
from .finish import shoot
from .lights import NOW, beacon_light, headlights, light, rim, set_time, softbox
from .people import driver, family
from .places import guard_rail, skyline, szr
from .rigging import lamps_on, tail_glow, wheel_straps
from .vehicles import flatbed, sedan

__all__ = ['hero_hour']

# sky, where the sun stands, its height, exposure, softbox watts, rim watts, glow
HOURS = {
    'dawn': ('dawn', 191, 8, .38, 900, 300, .1),
    'noon': ('noon', 250, 48, .0, 350, 0, .04),
    'dusk': ('dusk', 70, 5, .42, 2300, 900, .11),
    'night': ('night', 60, None, .5, 3200, 2000, .11),
    'storm': ('storm', 215, 30, .25, 900, 300, .12),
}


def hero_hour(hour):
    """Help has come: the flatbed at the roadside with a teal sedan on its deck, its driver and a family behind the barrier.

    The truck and the people stand in the middle third and the sky above is calm, so that words have room on either side;
    the middle 4:5 of the frame is a picture for itself."""
    sky, az, el, exposure, soft, edge, glow = HOURS[hour]
    set_time(sky, az=az, el=el, **({'haze': (16, 150, .93)} if hour == 'storm' else {}))
    dark = hour in ('dusk', 'night')
    cam = camera((13.2, -17.2, 2.5), (.9, -4.6, 1.45), 43, at=(.5, .36))
    szr(lamps=(-34, -4, 24), power=1100 if dark else 0, train=None, wet=.7 if hour == 'night' else None)
    guard_rail(-60, 60, -7.1)
    on = hour != 'noon'
    t = flatbed(night=on).pose((.6, -4.2, 0), 0)
    c = sedan('teal')
    t.load(c, 2.55)
    wheel_straps(c)
    driver('board', hold='board', look=(18, 4)).pose((3.0, -8.1, .12), 205)
    family(.9, -8.5, 20, .12)
    for y in (-.5, .5):
        beacon_light(t, (2.45, y, 2.75), {'noon': 0, 'dawn': 60, 'storm': 90}.get(hour, 130))
    if on:
        lamps_on(t, 500 if dark else 200)
        tail_glow(t, -4)
    light('POINT', t.at((2.7, 0, 2.15)), t.at((2.7, 0, 1)), 2.5 if dark else 30, '#ffe2b8', .15)   # the cab's own lamp
    skyline(cam, marks=(('burj', .30, 350, 80), ('wedge', .18, 300, 42), ('wedge', .215, 310, 36), ('twist', .80, 300, 44), ('frame', .90, 330, 26)),
            shape=lambda s: .5 + .5 * abs(2 * s - 1), trees=0)
    softbox(cam, (1, -5, 1.2), soft, side=-.5)
    if edge:
        rim(cam, (0, -4, 1.6), edge, side=-.9)
        rim(cam, (2, -4, 1.6), edge * .4, side=.9, color='#ffb070')
    shoot(exposure=exposure, glow=glow, samples=1.3 if dark else 1.)
