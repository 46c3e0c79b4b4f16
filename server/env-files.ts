import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseVerifier } from '../src/contract/credentials.ts';
import { codeOf, StartError } from './start-error.ts';

/**
 * Files that Vite reads for a production build too, so that the site and the server see
 * the same values; nearer ones first.
 */
const FILES = ['.env.production.local', '.env.production', '.env.local', '.env'];

/** What `.env.example` describes, and the README besides. */
const KNOWN = new Set(
  `VITE_GOOGLE_MAPS_API_KEY VITE_GOOGLE_MAP_ID VITE_GTM_ID VITE_GOOGLE_ADS_ID VITE_GOOGLE_ADS_CALL_LABEL
  VITE_GOOGLE_ADS_BOOKING_LABEL VITE_GOOGLE_ADS_WHATSAPP_LABEL VITE_CLARITY_ID VITE_CLICK_TRACKING_SRC
  VITE_ANALYTICS_PATH VITE_SPEED_INSIGHTS_PATH VITE_ADMIN_USER VITE_ADMIN_VERIFIER VITE_EMBEDDED_API PORT HOST
  DATA_DIR BACKUP_DIR BACKUPS_KEPT DATABASE_URL API_ORIGIN API_TIMEOUT_MS ALERT_WEBHOOK_URL ALERT_AFTER_SECONDS
  PUSH_CONTACT CSP_EXTRA_SOURCES DIST_DIR TRUST_PROXY RATE_BOOKINGS_PER_MINUTE RATE_BOOKINGS_PER_DAY
  RATE_DASHBOARDS_PER_MINUTE RATE_CALLS_PER_MINUTE RATE_LINKS_PER_MINUTE METRICS_TOKEN`.split(/\s+/),
);
/** Node's own and the system's. */
const FOREIGN = /^(?:NODE_|UV_|npm_|TZ$|LANG$|PATH$)/;

/** An unquoted value with a # in it: Node and Vite take the rest as a comment, so the value is cut. */
const CUT = /^\s*(?:export\s+)?(\w+)\s*=(?:#\S|[ \t]*[^\s'"`#][^\n#]*(?<=\S)#)/gm;

/** A whole setting, with a quoted value over several lines; only a comment may follow a closing quote. */
const SETTING = /^[ \t]*(?:export[ \t]+)?[^\s=#]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`)?.*$/gm;

/**
 * Numbers (from 1) of the lines that are neither a setting nor a comment. Lines that begin with a known name are
 * reported elsewhere.
 */
function strayLines(text: string): number[] {
  // Each setting leaves its line ends, so that the others keep their numbers.
  const rest = text.replace(SETTING, (setting) => setting.replace(/[^\n]/g, ''));
  return rest.split('\n').flatMap((line, i) => {
    const [, word = ''] = /^\s*(?:export\s+)?(\w*)/.exec(line) ?? [];
    return line.trim() === '' || line.trim().startsWith('#') || KNOWN.has(word) ? [] : [i + 1];
  });
}

/** The word that a line begins with, and the sign behind it. */
const LINE = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*(\S?)/gm;
/** A quote left at the start of a value: the closing one is missing, or an editor has made them typographic. */
const QUOTE = /^["'`“”„‘’]/;

/** Warnings about a file of settings; values may be secrets and are never repeated. */
function doubts(file: string, text: string, values: NodeJS.Dict<string>): string[] {
  // To Node 20 a name extends to the next =, even across lines: such a "name" may contain a secret, so it is not
  // reported.
  const names = Object.keys(values).filter((name) => !/[ \t\n]/.test(name));
  const unknown = names.filter((name) => !KNOWN.has(name) && !FOREIGN.test(name));
  const lines = [...text.matchAll(LINE)].flatMap(([, name = '', sign]) => (KNOWN.has(name) ? [{ name, sign }] : []));
  const set = lines.filter(({ sign }) => sign === '=').map(({ name }) => name);
  const twice = new Set(set.filter((name, i) => set.indexOf(name) < i));
  const quoted = names.filter((name) => QUOTE.test(values[name] ?? ''));
  return [
    ...unknown.map((name) => `${file}: nothing here reads ${name}. The names are in .env.example.`),
    ...strayLines(text).map((line) => `${file}: line ${line} has no = after its name.`),
    ...lines
      .filter(({ sign }) => sign !== '=')
      .map(({ name }) => `${file}: a line with ${name} has no = after the name.`),
    ...[...twice].map((name) => `${file}: ${name} is set more than once. The last one counts.`),
    ...set
      .filter((name) => !(name in values))
      .map((name) => `${file}: ${name} is not set: in a line above it, a = or a closing quote is missing.`),
    ...quoted.map((name) => `${file}: the value of ${name} has no plain " or ' at both its ends.`),
    ...[...text.matchAll(CUT)].map(
      ([, name]) => `${file}: the value of ${name} ends at its #. Put the whole value between quotes.`,
    ),
  ];
}

interface EnvFile {
  /** Its path. */
  file: string;
  values: NodeJS.Dict<string>;
  /** What is doubtful in it. */
  told: string[];
}

/** The `.env` files in `directory`, nearer ones first. */
function envFiles(directory: string): EnvFile[] {
  return FILES.map((name) => join(directory, name))
    .filter((path) => existsSync(path))
    .map((file) => {
      let text: string;
      try {
        // Some editors begin a file with a byte order mark, which would become part of the first name.
        text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
      } catch (error) {
        throw new StartError(
          `${file} cannot be read (${codeOf(error) || 'unknown error'}). Let this user read it, or move it away.`,
        );
      }
      if (text.includes('\0'))
        throw new StartError(`${file} is saved as UTF-16, and nothing in it can be read. Save it as UTF-8.`);
      const values = parseEnv(text);
      return { file, values, told: doubts(file, text, values) };
    });
}

/** What is doubtful in the `.env` files of `directory`. Throws StartError for a file that cannot be read. */
export const doubtsIn = (directory: string): string[] => envFiles(directory).flatMap(({ told }) => told);

/** The values of all files together: of a name that several set, the first one counts. */
const together = (files: readonly { values: NodeJS.Dict<string> }[]): NodeJS.Dict<string> =>
  Object.assign({}, ...files.map(({ values }) => values).reverse()) as NodeJS.Dict<string>;

/**
 * The file beside `file` that is nearer and sets one of `names`, and so counts in its place; undefined if there is
 * none. Throws as `doubtsIn` does.
 */
export function nearerThan(file: string, names: readonly string[]): string | undefined {
  const place = FILES.indexOf(basename(file));
  const isNearer = (other: string) => FILES.indexOf(basename(other)) < place;
  return envFiles(dirname(file)).find((one) => isNearer(one.file) && names.some((name) => name in one.values))?.file;
}

/** What the `.env` files of `directory` say together. Throws as `doubtsIn` does. */
export const valuesIn = (directory: string): NodeJS.Dict<string> => together(envFiles(directory));

/**
 * Adds what the `.env` files of `directory` say to `process.env`. A variable that is already set stays as it is.
 * Answers and throws as `doubtsIn` does.
 */
export function loadEnvFiles(directory: string): string[] {
  const files = envFiles(directory);
  for (const [name, value = ''] of Object.entries(together(files))) process.env[name] ??= value;
  return files.flatMap(({ told }) => told);
}

/** What to tell the operator when only one of the staff's two variables is set. */
export function halfCredential(env: Record<string, string | undefined>): string | undefined {
  const [set, missing] = env.VITE_ADMIN_USER?.trim()
    ? ['VITE_ADMIN_USER', 'VITE_ADMIN_VERIFIER']
    : ['VITE_ADMIN_VERIFIER', 'VITE_ADMIN_USER'];
  if (!env[set]?.trim() || env[missing]?.trim()) return undefined;
  return `${set} is set and ${missing} is not: the dashboard lets nobody in. \`npm run admin:password\` writes both.`;
}

/**
 * A warning when VITE_ADMIN_VERIFIER is not a verifier. Its value is not repeated: it may be a password that was put
 * there by mistake.
 */
export const wrongVerifier = ({ VITE_ADMIN_VERIFIER: text = '' }: Record<string, string | undefined>) =>
  text.trim() === '' || parseVerifier(text.trim())
    ? undefined
    : 'VITE_ADMIN_VERIFIER is not a verifier, and everybody can read it. `npm run admin:password` makes one.';
