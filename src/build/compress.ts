/** Writes `.br` and `.gz` beside every text file of `dist/`, for servers that send them as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|xml|json|txt|webmanifest)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compresses all text files under `dir`; answers how many. */
export async function compressFolder(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((e) => e.isFile() && TEXT.test(e.name)).map((e) => path.join(e.parentPath, e.name));
  for (const file of files) {
    const data = await readFile(file);
    await writeFile(`${file}.br`, await br(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }));
    await writeFile(`${file}.gz`, await gz(data, { level: 9 }));
  }
  return files.length;
}

if (process.argv[1]?.endsWith('compress.ts')) {
  const count = await compressFolder(process.argv[2] ?? 'dist');
  console.log(`compressed ${count} files`);
}
