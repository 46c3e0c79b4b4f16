/** Nothing leaves the workshop that belongs there: source maps, secrets, addresses of a developer's machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BuiltSite } from './support/built-site';
import type { Report } from './support/report';

const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;
const BINARY = /\.(?:avif|webp|png|jpe?g|woff2?|blend|ico)$/;

const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  /\b[sr]k_live_[0-9A-Za-z]{16,}/,
  /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}/,
  /\bmongodb(?:\+srv)?:\/\/[^\s"'/]+:[^\s"'/]+@/,
];

/**
 * Addresses of a developer's machine. React Router parses relative addresses against
 * `http://localhost` where there is no window.
 */
const LOCAL = /localhost|127\.0\.0\.1|0\.0\.0\.0/;
const LOCAL_ALLOWED = /["'`]http:\/\/localhost["'`]/g;

/** Absolute paths of one machine. */
const MACHINE_PATHS = /(?<![\w.:~*-])\/(?:work|tmp|root|Users)\/[a-z]/;
/** Names of registries: a lock file that holds them ties everybody to one. */
const REGISTRY = /"resolved":|https?:\/\/[^"\s]*(?:registry|npmmirror|artifactory|verdaccio|jfrog)/;

/** Tracked files, or undefined outside a Git checkout. */
function tracked(): string[] | undefined {
  try {
    return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

const readable = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // deleted in the work tree, not yet in the index
  }
};

export function checkHygiene(site: BuiltSite, report: Report): void {
  const texts = [...site.files].filter((file) => TEXT.test(file));
  const maps = [...site.files].filter((file) => file.endsWith('.map'));
  report.check('no source maps', [...maps, ...texts.filter((file) => /\bsourceMappingURL=/.test(site.read(file)))]);
  report.check(
    'no secrets in the site',
    texts.filter((file) => SECRETS.some((secret) => secret.test(site.read(file)))),
  );
  report.check(
    'no local addresses in the site',
    texts.filter((file) => LOCAL.test(site.read(file).replace(LOCAL_ALLOWED, ''))),
  );

  // The privacy policy says that recordings of a session leave out who somebody is, and where.
  report.check(
    'what somebody types about themselves is in no recording',
    site.pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('[type=tel], [type=email], textarea')]
        .filter((field) => !field.closest('[data-clarity-mask]'))
        .map((field) => `${path}: ${field.getAttribute('name')}`),
    ),
  );

  const lines = readable('package-lock.json').split('\n');
  report.check(
    'package-lock.json names no registry',
    lines.filter((line) => REGISTRY.test(line)).map((line) => line.trim()),
  );

  const files = tracked();
  if (!files) return console.log('skip  tracked files: not a Git checkout');
  const sources = files.filter((file) => !BINARY.test(file)).map((file) => [file, readable(file)] as const);
  report.check(
    'no machine paths in tracked files',
    sources.filter(([, text]) => MACHINE_PATHS.test(text)).map(([file]) => file),
    `${files.length} files`,
  );
  report.check(
    'no secrets in tracked files',
    sources.filter(([, text]) => SECRETS.some((secret) => secret.test(text))).map(([file]) => file),
  );
  report.check(
    'no .env, build or data in Git',
    files.filter((file) => /^(?:dist|data|node_modules|\.bench)\/|(?:^|\/)\.env(?:\.(?!example$).*)?$/.test(file)),
  );
}
