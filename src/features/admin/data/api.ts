import type { LastBackup } from '@/contract/dashboard';
import { apiError } from '@/lib/api-error';
import { fetchInTime } from '@/lib/fetch-in-time';

/** Asking the API on behalf of the staff. Nothing here throws: what can go wrong is one of the answers. */
export type Answer =
  | { kind: 'ok'; body: unknown }
  /** The API itself refused the token: a gateway that asks for a sign-in does not count. */
  | { kind: 'denied' }
  /** The back end does not know what was asked for. `gone`: there is no such record, as the API itself says. */
  | { kind: 'unknown'; gone: boolean }
  /** No network, no answer in time, an error of the server, of the way to it, or an answer that is not whole. */
  | { kind: 'failed' };

export const STATS = '/api/mongodb-health?action=dashboard-stats';
export const INSIGHTS = '/api/real-crm-endpoint?action=business-insights';
export const DATABASE_HEALTH = '/api/mongodb-health';
export const ADS_HEALTH = '/api/real-crm-endpoint?action=health-check';
export const CRM = '/api/real-crm-endpoint';

/** How long an answer may take, body included, in milliseconds. */
const TIME_LIMIT_MS = 10_000;
const UNKNOWN_STATUS = [400, 404, 405, 415, 501];

interface Question {
  token: string;
  /** Sent as JSON by POST. */
  body?: object;
}

type Fields = Record<string, unknown>;

/** The fields of a body; none where it is no JSON. */
function fieldsIn(text: string): Fields {
  try {
    return Object(JSON.parse(text)) as Fields;
  } catch {
    return {};
  }
}

/** A body that reports a problem under a 200, in the fields that many back ends use. */
const denies = ({ status, ok, success, connected }: Fields): boolean =>
  status === 'error' || [ok, success, connected].includes(false);

/**
 * The body of a successful answer; a body that reports a problem counts as a failure, and a web page (a host's
 * fallback, a sign-in) as 'unknown'.
 */
const bodyOf = (response: Response): Promise<Answer> =>
  response.json().then(
    (body: unknown) => (denies(Object(body) as Fields) ? { kind: 'failed' } : { kind: 'ok', body }),
    (error: unknown) => (error instanceof SyntaxError ? { kind: 'unknown', gone: false } : { kind: 'failed' }),
  );

/** `Bearer` without an error code: the token got lost on the way and was not judged (RFC 6750). */
const NO_TOKEN_CAME = 'Bearer';

async function answerOf(response: Response): Promise<Answer> {
  if (response.ok) return bodyOf(response);
  const { status, headers } = response;
  // A gateway's answer must sign nobody out and remove nothing from a list.
  const isOurs = apiError(fieldsIn(await response.text())) !== undefined;
  if (status === 401 || status === 403) {
    if (!isOurs) return { kind: 'unknown', gone: false };
    return { kind: headers.get('WWW-Authenticate') === NO_TOKEN_CAME ? 'failed' : 'denied' };
  }
  return UNKNOWN_STATUS.includes(status) ? { kind: 'unknown', gone: isOurs && status === 404 } : { kind: 'failed' };
}

/** One question to the API. */
export async function ask(url: string, question: Question): Promise<Answer> {
  return (await fetchInTime(url, question, TIME_LIMIT_MS, answerOf)) ?? { kind: 'failed' };
}

interface Health {
  healthy: boolean;
  /** Where the server tells of its backups. */
  backup?: LastBackup;
}

function backupOf({ backup }: Fields): LastBackup | undefined {
  if (typeof backup !== 'object' || backup === null) return undefined;
  const { at, ok } = backup as Fields;
  return { ...(typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at } : {}), ok: ok === true };
}

/**
 * A health check is good if the answer is a 2xx whose body does not report a problem: the format of the existing
 * endpoints' bodies is not known. A web page comes from something else, as with bookings (decision 005): a host's own
 * page, a sign-in.
 */
export async function healthOf(url: string): Promise<Health> {
  const health = await fetchInTime(url, {}, TIME_LIMIT_MS, async (response): Promise<Health> => {
    const text = await response.text();
    const body = fieldsIn(text);
    const backup = backupOf(body);
    const healthy = response.ok && !text.trimStart().startsWith('<') && !denies(body);
    return { healthy, backup };
  });
  return health ?? { healthy: false };
}
