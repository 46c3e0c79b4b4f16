"""Vehicles by family. All face +X, stand on the ground at the middle, measured in metres."""
from .cars import *
from .recovery import *
