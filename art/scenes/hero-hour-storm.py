"""A flatbed has loaded a teal sedan by the city highway, its driver and a family behind the barrier, in blowing sand."""
from kit import *

hero_hour('storm')
