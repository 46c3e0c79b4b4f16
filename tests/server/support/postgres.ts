/**
 * A PostgreSQL of the tests' own: Debian's package, put there when it is missing, as the
 * browser tests do with Chromium. The server lives in a temporary directory and listens on
 * a socket in it, on no port; it is never the system's service, and ends with the tests.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, mayInstall } from '../../support/apt';

const ROOT = process.getuid?.() === 0;
/** Its data is gone after the tests, also after a power cut: nothing is worth waiting for a disk. */
const SETTINGS = ['listen_addresses=', 'max_connections=200', 'fsync=off', 'full_page_writes=off'];

/** Directory of the newest installed server's programs. */
function programs(): string | undefined {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

function install(): void {
  if (!mayInstall()) return;
  // Without this, the package would start a service of its own.
  const command =
    'mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf';
  spawnSync('sh', ['-c', `[ -e /etc/postgresql-common/createcluster.conf ] || { ${command}; }`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  aptInstall(['postgresql'], ['-o', 'Dpkg::Options::=--force-confold']);
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
const asUser = (command: string, args: string[]): [string, string[]] =>
  ROOT
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', command, ...args]]
    : [command, args];

interface TestPostgres {
  /** The directory of its socket, see `postgresDatabase`. */
  home: string;
  stop(): Promise<void>;
}

/** Starts it; throws where it is missing and cannot be installed. */
export async function startPostgres(): Promise<TestPostgres> {
  if (!programs()) install();
  const bin = programs();
  if (!bin) throw new Error('PostgreSQL is missing: install the package `postgresql` to run these tests');
  const home = mkdtempSync(join(tmpdir(), 'rnm-pg-'));
  if (ROOT) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(home, id('-u'), id('-g'));
  }
  chmodSync(home, 0o755);
  const data = join(home, 'data');
  const run = (command: string, args: string[]): void => {
    execFileSync(...asUser(join(bin, command), args), { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  run('initdb', ['-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']);
  const server = spawn(
    ...asUser(join(bin, 'postgres'), ['-D', data, '-k', home, ...SETTINGS.flatMap((setting) => ['-c', setting])]),
    { cwd: home, stdio: 'ignore' },
  );
  const ended = new Promise((done) => server.once('exit', done));
  for (let tries = 0; spawnSync(join(bin, 'pg_isready'), ['-q', '-h', home]).status !== 0; tries++) {
    if (tries > 300 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    home,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Not the `psql` of the path: Debian's is a Perl program that looks for this one. */
function psql(home: string, database: string, statement: string): void {
  execFileSync(join(programs()!, 'psql'), ['-q', '-h', home, '-U', 'tests', '-d', database, '-c', statement]);
}
const freshName = (): string => `t_${randomUUID().replace(/-/g, '')}`;
const addressOf = (home: string, database: string): string =>
  `postgres://tests@/${database}?host=${encodeURIComponent(home)}`;

function makeDatabase(home: string): string {
  const name = freshName();
  // template0 has no connections; with template1, two tests that make one at once would be in each other's way.
  psql(home, 'postgres', `CREATE DATABASE ${name} TEMPLATE template0`);
  return name;
}

/** Address of a fresh, empty database in the server whose socket is in `home`. */
export const postgresDatabase = (home: string): string => addressOf(home, makeDatabase(home));

/** The database of this process in which `postgresSchema` makes its schemas. */
let shared: string | undefined;

/**
 * Address of a fresh, empty schema in the server whose socket is in `home`. A database costs far more, since PostgreSQL
 * copies some 300 files for it. The extension that the tables need is in the database already.
 */
export function postgresSchema(home: string): string {
  if (!shared) {
    shared = makeDatabase(home);
    psql(home, shared, 'CREATE EXTENSION pg_trgm');
  }
  const name = freshName();
  psql(home, shared, `CREATE SCHEMA ${name}`);
  return `${addressOf(home, shared)}&options=${encodeURIComponent(`-c search_path=${name},public`)}`;
}
