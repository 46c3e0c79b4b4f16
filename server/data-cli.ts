/**
 * `npm run data -- …`, `npm run backup`, `npm run restore -- FILE`: what an operator does
 * with the store, beside a running server.
 */
import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { normalised } from '../src/contract/readable.ts';
import { pathFrom, readConfig, type ServerConfig } from './config.ts';
import { loadEnvFiles } from './env-files.ts';
import { codeOf, StartError } from './start-error.ts';
import { StoreUnavailable } from './store/errors.ts';
import { moveStore } from './store/move.ts';
import { backUp } from './store/sqlite/backup.ts';
import { demandStore } from './store/sqlite/prepare.ts';
import { replacedIn, restore } from './store/sqlite/restore.ts';
import { isPostgres, openDatabase, openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const USAGE = `npm run data -- export --phone 0501234567 [--out copy.json]   everything stored under a number
npm run data -- erase --phone 0501234567                      erases it for good
npm run data -- retention                                     erases what is older than the privacy page says
npm run data -- move --to postgres://user:password@host/name  copies the store of DATA_DIR there and compares
npm run backup [-- --to DIRECTORY]                            a copy of the store, while the server runs
npm run restore -- FILE                                       replaces the store with a backup; stop the server first`;

/** Of `npm run data erase --phone …` only the number arrives, of `npm run backup --to …` nothing. */
const NPM = 'Write -- before the options, as below: npm keeps them otherwise.';

/** Digits of the shortest number that a booking or a call may have. */
const SHORTEST = 7;

// `| head` closes the pipe early.
process.stdout.on('error', () => process.exit(1));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The command line. Throws StartError for what its command does not know, and for a word too many. */
function commandLine() {
  try {
    const { values, positionals, tokens } = parseArgs({
      allowPositionals: true,
      tokens: true,
      options: { phone: { type: 'string' }, out: { type: 'string' }, to: { type: 'string' } },
    });
    const [command, ...rest] = positionals;
    const argument = command === 'restore' ? rest.shift() : undefined;
    // A number or a path with spaces and no quotes would be cut at the first, and something else be done.
    if (command && !COMMANDS.has(command)) throw new Error(`"${command}" is not a command.`);
    if (rest.length > 0)
      throw new Error(`"${rest.join(' ')}" is not expected here. ${NPM} Put a value with spaces between quotes.`);
    // If these were ignored, a copy that was asked for before erasing would never be made, and the first of two numbers
    // would not be erased.
    const allowed = new Set(COMMANDS.get(command ?? '')?.options);
    for (const token of tokens)
      if (token.kind === 'option' && !allowed.delete(token.name))
        throw new Error(`--${token.name} is not an option of this command, or is given twice.`);
    return { values, command: COMMANDS.get(command ?? ''), argument };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Writes a customer's data to a file that only this user can read, completely or not at all. */
function writeCopy(file: string, text: string): void {
  try {
    // Restrict the mode before writing: an existing file keeps its mode. /dev/null is not ours to change.
    writeFileSync(file, '', { mode: 0o600 });
    const own = statSync(file).isFile();
    if (own) chmodSync(file, 0o600);
    try {
      writeFileSync(file, text);
    } catch (error) {
      // Half of it would be handed out as the whole.
      if (own) rmSync(file, { force: true });
      throw error;
    }
  } catch (error) {
    throw new StartError(`${file} cannot be written (${codeOf(error)}). Nothing was exported.`);
  }
}

/** What a command works with. Its methods throw StartError for a value that is missing or cannot be used. */
interface Cli {
  config: ServerConfig;
  /** The customer's number, as typed. */
  phone(): string;
  /** `--to`, as typed. */
  to(): string;
  /** The path in an option or argument, called `name` in messages; a shell does not expand ~ in --to=~/backups. */
  path(value: string | undefined, name: string): string;
  values: { out?: string; to?: string };
  argument?: string;
}

function cliOf({ values, argument }: Pick<ReturnType<typeof commandLine>, 'values' | 'argument'>): Cli {
  const demand = (value: string | undefined, name: string): string => {
    if (!value?.trim()) throw new StartError(`${name} is missing.${name.startsWith('--') ? ` ${NPM}` : ''}\n${USAGE}`);
    return value.trim();
  };
  return {
    config: readConfig(process.env, process.cwd()),
    phone() {
      const text = normalised(demand(values.phone, '--phone'));
      if (text.replace(/\D/g, '').length < SHORTEST) throw new StartError(`"${text}" is not a complete phone number.`);
      return text;
    },
    to: () => demand(values.to, '--to'),
    path: (value, name) => pathFrom(demand(value, name), name, process.cwd()),
    values,
    argument,
  };
}

async function withStore<T>({ config }: Cli, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config.databaseUrl ?? config.dataDir, { beside: true, tell: say });
  return work(store).finally(() => store.close());
}

async function exportCustomer(cli: Cli): Promise<void> {
  const whose = { phone: cli.phone() };
  const out = cli.values.out === undefined ? undefined : cli.path(cli.values.out, '--out');
  const held = await withStore(cli, (store) => store.exportHeld(whose, 'command'));
  const text = JSON.stringify(held, null, 2);
  if (out === undefined) return say(text);
  writeCopy(out, `${text}\n`);
  say(`In ${out}: ${counted(held.bookings.length, 'booking')} and ${counted(held.jobs.length, 'job')}.`);
}

async function eraseCustomer(cli: Cli): Promise<void> {
  const whose = { phone: cli.phone() };
  const erased = await withStore(cli, (store) => store.eraseHeld(whose, 'command'));
  const replaced = cli.config.databaseUrl ? [] : replacedIn(cli.config.dataDir);
  const kept =
    replaced.length > 0 ? ` Nothing is ever erased in ${replaced.join(', ')}: delete it when all is well.` : '';
  if (erased.bookings + erased.jobs === 0)
    return say(`Nothing is stored under ${whose.phone}, so nothing was erased.${kept}`);
  say(
    `Erased: ${counted(erased.bookings, 'booking')} and ${counted(erased.jobs, 'job')}. Backups still contain what was erased, until they are replaced.${kept}`,
  );
}

async function eraseOld(cli: Cli): Promise<void> {
  const done = await withStore(cli, (store) => store.retain('command'));
  say(
    done === 'clock'
      ? 'Nothing was erased.'
      : `Erased: ${counted(done.bookings, 'booking')}, ${counted(done.jobs, 'job')}, ${counted(done.photos, 'photograph')} and ${counted(done.calls, 'call tap')}.`,
  );
}

async function move({ config, to }: Cli): Promise<void> {
  const url = to();
  if (!isPostgres(url)) throw new StartError('--to must begin with postgres://.');
  demandStore(config.dataDir);
  // Takes the lock: what a running server stored meanwhile would be left behind.
  const [from, target] = [await openDatabase(config.dataDir), await openDatabase(url, { given: '--to' })];
  try {
    const moved = await moveStore(from, target);
    say(
      `Copied and compared: ${Object.entries(moved)
        .map(([table, rows]) => `${table} ${rows}`)
        .join(', ')}. Now set DATABASE_URL and start the server.`,
    );
  } finally {
    await from.close();
    await target.close();
  }
}

/** Backups are SQLite's: PostgreSQL has its own. */
function demandSqlite({ config }: Cli): void {
  if (config.databaseUrl)
    throw new StartError('With PostgreSQL, use its own tools: pg_dump and pg_restore, or continuous archiving.');
}

async function backup(cli: Cli): Promise<void> {
  demandSqlite(cli);
  const { config, path, values } = cli;
  const folder = path(values.to ?? config.backupDir, '--to (or BACKUP_DIR)');
  const { file, bookings } = await backUp(config.dataDir, folder, config.backupsKept, Date.now());
  say(`In ${file}: ${counted(bookings, 'booking')}.`);
}

async function restoreBackup(cli: Cli): Promise<void> {
  demandSqlite(cli);
  const { config, path, argument } = cli;
  const { replaced, bookings } = await restore(config.dataDir, path(argument, 'The file'), Date.now());
  // Normal on a new machine that starts from a backup; it also happens when DATA_DIR differs from the server's.
  const before = replaced
    ? `The store that was there before is in ${replaced}.`
    : "No store was there before: if the server has one, set DATA_DIR to the server's own and do it again.";
  say(`Restored to ${config.dataDir}: ${counted(bookings, 'booking')}. ${before}`);
}

/** Each command, with the options that it takes. */
const COMMANDS: ReadonlyMap<string, { options: readonly string[]; run: (cli: Cli) => Promise<void> }> = new Map([
  ['export', { options: ['phone', 'out'], run: exportCustomer }],
  ['erase', { options: ['phone'], run: eraseCustomer }],
  ['retention', { options: [], run: eraseOld }],
  ['move', { options: ['to'], run: move }],
  ['backup', { options: ['to'], run: backup }],
  ['restore', { options: [], run: restoreBackup }],
]);

async function main(): Promise<void> {
  const { command, ...rest } = commandLine();
  loadEnvFiles(process.cwd());
  const cli = cliOf(rest);
  if (!command) throw new StartError(USAGE);
  await command.run(cli);
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : 'It failed.';
  process.stderr.write(`${error instanceof StoreUnavailable ? `The store cannot be used: ${why}.` : why}\n`);
  process.exit(1);
});
