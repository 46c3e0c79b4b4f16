"""Vehicles by family. All face +X, stand on the ground at the middle, measured in metres."""
from .cars import *
from .heavy import *
from .props import *
from .recovery import *
from .service import *
from .two_wheels import *
