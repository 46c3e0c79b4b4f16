"""A flatbed has loaded a teal sedan by the city highway, its driver and a family behind the barrier, as the lamps come on."""
from kit import *

hero_hour('dusk')
