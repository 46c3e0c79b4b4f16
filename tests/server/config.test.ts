/** What each setting becomes. Which ones a server does not start with is told in `durability.test.ts`. */
import { describe, expect, it } from 'vitest';
import { backupDoubt, readConfig } from '../../server/config';
import { StartError } from '../../server/start-error';

const read = (env: Record<string, string>) => readConfig(env, '/srv/site');
const VERIFIER = `${'A'.repeat(22)}:${'A'.repeat(43)}`;

it('without any settings, and with settings that are blank, everything has its default', () => {
  const defaults = {
    host: '0.0.0.0',
    port: 4173,
    dist: '/srv/site/dist',
    dataDir: '/srv/site/data',
    databaseUrl: undefined,
    backupDir: undefined,
    backupsKept: 14,
    apiOrigin: undefined,
    apiTimeout: 18_000,
    trustProxy: false,
    verifier: undefined,
    metricsToken: undefined,
    alertWebhook: undefined,
    pushContact: 'mailto:desk@example.com',
    alertAfter: 120,
    env: {},
    limits: { bookings: 30, bookingsPerDay: 500, dashboards: 240, calls: 120, links: 600 },
  };
  expect(read({})).toEqual(defaults);
  const names = `PORT HOST DATA_DIR BACKUP_DIR BACKUPS_KEPT DATABASE_URL API_ORIGIN API_TIMEOUT_MS ALERT_WEBHOOK_URL
    ALERT_AFTER_SECONDS PUSH_CONTACT DIST_DIR TRUST_PROXY RATE_CALLS_PER_MINUTE METRICS_TOKEN`.split(/\s+/);
  expect(read(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(defaults);
});

it('spaces around a value are none of it', () => {
  const config = read({
    HOST: ' [::1] ',
    PORT: ' 65535 ',
    METRICS_TOKEN: ' a token ',
    DATABASE_URL: ' postgresql://db/rnm ',
    DATA_DIR: ' kept ',
    BACKUP_DIR: ' /mnt/b ',
    VITE_ADMIN_USER: 'staff',
    VITE_ADMIN_VERIFIER: ` ${VERIFIER} `,
    VITE_GTM_ID: ' GTM-1 ',
    VITE_CLARITY_ID: '',
    CSP_EXTRA_SOURCES: ' https://cdn.example.com https://*.tags.example:8443/x ',
    OTHER: 'not for the pages',
  });
  expect(config).toMatchObject({
    host: '::1',
    port: 65_535,
    metricsToken: 'a token',
    databaseUrl: 'postgresql://db/rnm',
    dataDir: '/srv/site/kept',
    backupDir: '/mnt/b',
  });
  expect(config.verifier).toBeDefined();
  expect(config.env).toEqual({
    VITE_ADMIN_USER: 'staff',
    VITE_ADMIN_VERIFIER: VERIFIER,
    VITE_GTM_ID: 'GTM-1',
    CSP_EXTRA_SOURCES: 'https://cdn.example.com https://*.tags.example:8443/x',
  });
});

it('a verifier without its user lets nobody in, and is no reason not to start', () => {
  expect(read({ VITE_ADMIN_VERIFIER: 'half a line', VITE_ADMIN_USER: ' ' }).verifier).toBeUndefined();
});

it('any free port and an alert at once are settings too', () => {
  expect(read({ PORT: '0', ALERT_AFTER_SECONDS: '0' })).toMatchObject({ port: 0, alertAfter: 0 });
});

it('the address of the existing endpoints keeps its path, without a slash at its end', () => {
  expect(read({ API_ORIGIN: 'https://crm.example:8443/v2//' }).apiOrigin).toBe('https://crm.example:8443/v2');
});

describe('TRUST_PROXY', () => {
  it.each([
    ['false', [false, false, false]],
    ['true', [true, false, false]],
    ['2', [true, true, false]],
  ])('%s: which of the hops are ours, from the nearest', (text, ours) => {
    const { trustProxy } = read({ TRUST_PROXY: text });
    const trusts = (hop: number) => typeof trustProxy === 'function' && trustProxy('203.0.113.1', hop);
    expect([0, 1, 2].map(trusts)).toEqual(ours);
  });

  it('addresses, with any spaces between them', () => {
    const list = ['10.0.0.1', '10.0.0.0/32', 'fd00::/128', 'loopback', 'linklocal', 'uniquelocal'];
    expect(read({ TRUST_PROXY: list.join(' , ') }).trustProxy).toEqual(list);
  });
});

describe('is refused in one line', () => {
  it.each([
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
    [{ API_ORIGIN: 'ftp://crm.example' }, 'API_ORIGIN must be an http(s) address, like https://api.example.com.'],
    [
      { API_ORIGIN: 'https://crm.example/#secret' },
      'API_ORIGIN must be an address alone, without a user name and password, a ? or a #.',
    ],
    ...['https://crm.example/api', 'https://crm.example/v2/api/'].map((text) => [
      { API_ORIGIN: text },
      'API_ORIGIN must be given without /api at its end: each request brings its own.',
    ]),
    // These hold secrets, and are not repeated.
    [{ ALERT_WEBHOOK_URL: 'ntfy.sh/secret' }, 'ALERT_WEBHOOK_URL must be an http(s) address.'],
    [{ ALERT_WEBHOOK_URL: 'ftp://ntfy.sh/secret' }, 'ALERT_WEBHOOK_URL must be an http(s) address.'],
    [{ DATABASE_URL: 'mysql://u:secret@db/rnm' }, 'DATABASE_URL must begin with postgres://.'],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL must begin with postgres://.'],
    [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY must be a number of proxies or their addresses, not "10.0.0.0/0".'],
    [{ TRUST_PROXY: 'fd00::/129' }, 'TRUST_PROXY must be a number of proxies or their addresses, not "fd00::/129".'],
    [{ TRUST_PROXY: 'cloud/8' }, 'TRUST_PROXY must be a number of proxies or their addresses, not "cloud/8".'],
    ...['mailto:desk', 'http://tow.example/contact'].map((text) => [
      { PUSH_CONTACT: text },
      `PUSH_CONTACT must begin with mailto: or https://, like mailto:desk@example.com, not "${text}".`,
    ]),
  ] as [Record<string, string>, string][])('%j', (env, message) => {
    expect(() => read(env)).toThrow(new StartError(message));
  });
});

it.each([
  [{}, undefined],
  [{ BACKUP_DIR: '/mnt/backups' }, undefined],
  [{ BACKUP_DIR: 'data-backups' }, undefined],
  [{ BACKUP_DIR: 'data/backups' }, /^BACKUP_DIR is in DATA_DIR/],
  [{ DATABASE_URL: 'postgres://host/name', BACKUP_DIR: '/mnt/backups' }, /^BACKUP_DIR has no effect with PostgreSQL/],
  [{ DATABASE_URL: 'postgres://host/name' }, undefined],
] as [Record<string, string>, RegExp | undefined][])('backups under %j are doubtful as %s', (env, words) => {
  const told = backupDoubt(read(env));
  if (words) expect(told).toMatch(words);
  else expect(told).toBeUndefined();
});
