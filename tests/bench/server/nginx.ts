/**
 * An nginx that serves a folder as it is, with what the build has packed beside each
 * file: what the server is measured against.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);

/** Starts it with one worker on `port`; undefined where nginx is not installed. `stop` resolves when it has ended. */
export async function startNginx(root: string, port: number): Promise<{ stop(): Promise<void> } | undefined> {
  if (!BINARY) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  mkdirSync(join(directory, 'tmp'));
  spawnSync('chmod', ['-R', 'a+rX', directory]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${directory}/tmp/${kind};`)
    .join(' ');
  const mime = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(directory, 'nginx.conf'),
    `daemon off; ${user} pid ${directory}/pid; worker_processes 1; events {} http { ${mime} ${temporary} access_log off; sendfile on; gzip_static on; gzip_vary on; keepalive_requests 1000;
      server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri.html =404; } location = / { try_files /index.html =404; } } }`,
  );
  const child = spawn(BINARY, ['-e', join(directory, 'error.log'), '-c', join(directory, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  for (
    let i = 0;
    i < 100 &&
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ));
    i++
  )
    await new Promise((later) => setTimeout(later, 50));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
