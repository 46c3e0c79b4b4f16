"""A flatbed has loaded a teal sedan by the city highway, its driver and a family behind the barrier, under a high sun."""
from kit import *

hero_hour('noon')
