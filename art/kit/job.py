"""What run.py asks of a scene: the file, its width in pixels, samples, height per width, and the frame of a strip (1 to 4)."""
import time

__all__ = ['JOB']

JOB = dict(out='out.png', width=640, samples=16, ratio=9 / 16, frame=1, started=time.time())
