/**
 * The last step of a build: writes `.br` and `.gz` beside every text file, for servers that send them as they are,
 * and puts the finished site in the place of the last one.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|xml|json|txt|webmanifest)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Compresses all text files under `dir`; answers how many. */
async function compressFolder(dir: string): Promise<number> {
  const files = (await filesIn(dir)).filter((file) => TEXT.test(file));
  for (const file of files) {
    const data = await readFile(file);
    await writeFile(
      `${file}.br`,
      await br(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
    );
    await writeFile(`${file}.gz`, await gz(data, { level: 9 }));
  }
  return files.length;
}

/** 2001-01-01, in seconds since the epoch; the dates that follow end in 2018. */
const FIRST_DATE_S = 978_307_200;

/**
 * Gives every file under `dir` a date made of its content. nginx makes its ETags of date
 * and length: so they are the same on every machine and after every deployment (by rsync,
 * tar or an image) that did not change the file, and another one when it did.
 */
export async function dateByContent(dir: string): Promise<void> {
  for (const file of await filesIn(dir)) {
    const hash = createHash('sha256').update(await readFile(file));
    const date = FIRST_DATE_S + (hash.digest().readUInt32BE() >>> 3);
    await utimes(file, date, date);
  }
}

/** Where a build is written. A build that fails leaves `dist`, and whoever serves it, alone. */
export const UNFINISHED = 'dist.part';

/** Puts the folder `part` in the place of the folder `dist`, which need not exist. What was there is removed. */
export async function takePlace(part: string, dist: string): Promise<void> {
  const old = `${dist}.old`;
  await stat(part);
  await rm(old, { recursive: true, force: true });
  await rename(dist, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(part, dist);
  await rm(old, { recursive: true, force: true });
}

if (process.argv[1]?.endsWith('publish.ts')) {
  const dir = process.argv[2] ?? UNFINISHED;
  const count = await compressFolder(dir);
  await dateByContent(dir);
  if (dir === UNFINISHED) await takePlace(dir, 'dist');
  console.log(`compressed ${count} files`);
}
