"""A small cast in the manner of fine model figures: `driver()`, `family()`, … Metres, facing +X, standing on the ground."""
from .cast import *
from .cast import __all__
