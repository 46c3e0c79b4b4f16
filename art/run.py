"""Runs one scene file inside Blender: blender -b -P art/run.py -- SCENE.py OUT.png WIDTH SAMPLES
A scene builds its set with the kit and ends with shoot(...), which reads width and samples from here. OUT strip-<name>-<frame>.png asks
a strip's scene for one of its square frames."""
import os
import re
import runpy
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import core, job  # noqa: E402  (needs the path above)

scene, out, width, samples = sys.argv[sys.argv.index('--') + 1:][:4]
core.reset()
job.JOB.update(out=os.path.abspath(out), width=int(width), samples=int(samples), started=time.time())
frame = re.fullmatch(r'strip-[a-z]+-(\d)\.png', os.path.basename(out))
if frame:
    job.JOB.update(ratio=1., frame=int(frame[1]))
try:
    runpy.run_path(scene)
except Exception:
    import traceback
    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)   # Blender itself would end with 0 after a script error
