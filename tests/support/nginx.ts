/** Which nginx the tests use: the system's. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** Its command or path; undefined where it is not installed. */
export const findNginx = (): string | undefined => PLACES.find((path) => spawnSync(path, ['-v']).status === 0);

/**
 * Starts nginx with `site` (what stands inside `http { }`) and its own files in
 * `directory`; resolves once `origin` answers. Throws where nginx is missing or complains.
 */
export async function startNginx(directory: string, site: string, origin: string): Promise<{ stop(): Promise<void> }> {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is missing: install the package nginx, or run `npm run test:tools` as root');
  mkdirSync(join(directory, 'tmp'));
  writeFileSync(join(directory, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${directory}/tmp/${kind};`)
    .join('\n');
  const mime = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find(existsSync);
  writeFileSync(
    join(directory, 'nginx.conf'),
    `daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log; worker_processes 1; events {} http {
      ${mime ? `include ${mime};` : ''} access_log ${directory}/access.log; ${temporary} include ${directory}/site.conf; }`,
  );
  // nginx opens files as another user when it is started by root.
  spawnSync('chmod', ['-R', 'a+rX', directory]);
  const child = spawn(nginx, ['-e', join(directory, 'error.log'), '-c', join(directory, 'nginx.conf')], {
    stdio: 'pipe',
  });
  const gone = new Promise((done) => child.once('exit', done));
  let complaint = '';
  child.stderr.on('data', (part) => (complaint += String(part)));
  const answers = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
