// npm run art                     renders every scene whose own file changed
// npm run art -- NAME [NAME…]     renders these (a name may end in * )
// npm run art -- NAME --preview   one small picture into art/.out/preview/, nothing published
// --force all over again   --kit also when a kit file changed   --samples N   --width N   --raw only the master
// --encode only encode it   --sheet contact sheet
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode, sheet } from './encode.mjs';

const ART = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(ART);
const OUT = join(ART, '.out');
const STATE = join(ART, '.rendered.json');
const LOCK = join(tmpdir(), 'art-render.lock');

const args = process.argv.slice(2);
const flag = (n) => args.includes(`--${n}`);
const value = (n, d) => (flag(n) ? Number(args[args.indexOf(`--${n}`) + 1]) : d);
const names = args.filter((a, i) => !a.startsWith('--') && !['--samples', '--width'].includes(args[i - 1]));
const json = (f) => (existsSync(f) ? JSON.parse(readFileSync(f, 'utf8')) : {});
const hash = (s) => createHash('sha256').update(s).digest('hex').slice(0, 12);
/** A page opens with these across the window: larger and finer than the rest. */
const OPENING = /^(?:hero|landing)-/;
/** A strip's scene makes four square pictures, strip-<name>-1 to -4. */
const STRIP = /^(strip-[a-z]+)-[1-4]$/;
const sceneFile = (name) => join(ART, 'scenes', `${name.replace(STRIP, '$1')}.py`);
const all = readdirSync(join(ART, 'scenes'))
  .filter((f) => /^[a-z].*\.py$/.test(f))
  .map((f) => f.slice(0, -3))
  .sort()
  .flatMap((n) => (n.startsWith('strip-') ? [1, 2, 3, 4].map((k) => `${n}-${k}`) : [n]));
const match = (n) => all.filter((a) => (n.endsWith('*') ? a.startsWith(n.slice(0, -1)) : a === n));
const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const store = (file, change) => {
  // read again before writing: two runs may publish at the same time
  const o = change(json(file));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(Object.entries(o).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );
};

/** The kit's files, together: a change of them alone renders nothing unless --kit asks for it. */
function kitHash(dir = join(ART, 'kit')) {
  const files = readdirSync(dir, { withFileTypes: true })
    .filter((f) => f.name !== '__pycache__')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return hash(
    files.map((f) => (f.isDirectory() ? kitHash(join(dir, f.name)) : readFileSync(join(dir, f.name)))).join('\n'),
  );
}

/** One full-size render at a time on this machine: Cycles takes every core, two would only take turns. */
function locked(work) {
  for (;;) {
    try {
      const f = openSync(LOCK, 'wx');
      writeSync(f, String(process.pid));
      closeSync(f);
      break;
    } catch {
      let stale = false;
      try {
        process.kill(Number(readFileSync(LOCK, 'utf8')) || 0x7fffffff, 0);
      } catch {
        stale = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 3000;
      }
      if (stale) rmSync(LOCK, { force: true });
      else wait(300 + Math.random() * 700);
    }
  }
  try {
    return work();
  } finally {
    rmSync(LOCK, { force: true });
    wait(1500);
  } // the pause lets another queue take its turn
}

function render(name, file, width, samples) {
  const r = spawnSync(
    'nice',
    [
      '-n',
      '15',
      'blender',
      '-b',
      '--factory-startup',
      '-P',
      join(ART, 'run.py'),
      '--',
      sceneFile(name),
      file,
      String(width),
      String(samples),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const text = r.stdout + r.stderr;
  const done = text.split('\n').find((l) => l.startsWith('DONE'));
  if (done) console.log(done);
  else
    console.error(
      `${name}: failed\n${text
        .split('\n')
        .filter((l) => !/^(Fra:|Saved|Blender|$)/.test(l))
        .slice(-14)
        .join('\n')}`,
    );
  return Boolean(done);
}

const masters = () => all.filter((n) => existsSync(join(OUT, `${n}.png`)));
if (flag('sheet')) {
  mkdirSync(OUT, { recursive: true });
  await sheet(
    masters()
      .filter((n) => !names.length || names.some((p) => match(p).includes(n)))
      .map((n) => [n, join(OUT, `${n}.png`)]),
    join(OUT, 'sheet'),
  );
  process.exit(0);
}
const wanted = names.length
  ? names.flatMap((n) => {
      const m = match(n);
      if (!m.length) console.error(`no scene ${n}`);
      return m;
    })
  : all;
let failed = wanted.length === 0;
for (const name of wanted) {
  if (flag('preview')) {
    failed = !render(name, join(OUT, 'preview', `${name}.png`), value('width', 576), value('samples', 16)) || failed;
    continue;
  }
  const own = hash(readFileSync(sceneFile(name)));
  const [scene, kit] = (json(STATE)[name] ?? '').split('/');
  const file = join(OUT, `${name}.png`);
  const due = flag('force') || names.length > 0 || scene !== own || (flag('kit') && kit !== kitHash());
  if (!due && !flag('encode')) continue;
  if (flag('encode') && !existsSync(file)) continue;
  const width = value('width', OPENING.test(name) ? 1360 : STRIP.test(name) ? 640 : 1120);
  const used = kitHash();
  if (
    !flag('encode') &&
    !locked(() => render(name, file, width, value('samples', OPENING.test(name) || STRIP.test(name) ? 12 : 8)))
  ) {
    failed = true;
    continue;
  }
  if (flag('raw')) continue; // look first, publish later with --encode
  await encode(name, file, join(ROOT, 'public/pictures'));
  const fresh = statSync(file).mtimeMs > statSync(sceneFile(name)).mtimeMs; // an older master shows another scene
  if (fresh) store(STATE, (o) => ({ ...o, [name]: `${own}/${used}` }));
}
process.exit(failed ? 1 : 0);
