/** Calls an address outside (ntfy, Slack, a pager) when nobody has taken a job. The payload holds no personal data. */
import { decoded } from '../../../src/contract/decoded.ts';
import type { Log } from '../../http/log.ts';

/** How long the other side may take, in milliseconds, and after which pauses it is asked again. */
const ANSWER_MS = 10_000;
const PAUSES_MS = [2_000, 10_000, 30_000];

export interface UntakenJob {
  reference: string;
  /** Seconds since it came in. */
  waiting: number;
  danger: boolean;
}

/** The body: `text` is what Slack and its kin show, `title` and `message` what ntfy shows, the rest is for programs. */
export function webhookBody({ reference, waiting, danger }: UntakenJob) {
  const minutes = Math.round(waiting / 60);
  const since = waiting < 55 ? `${waiting} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `${reference} has waited for ${since}${danger ? ' and somebody may be hurt' : ''}. Open the dashboard.`;
  return { event: 'job_waiting', title: 'Nobody has taken a job', message, text: message, reference, waiting, danger };
}

/** `fetch` takes no address with a user name and password in it (https://user:password@…): they go into a header. */
function requestTo(url: string): { address: string; headers: Record<string, string> } {
  const address = new URL(url);
  const pair = [address.username, address.password].map(decoded).join(':');
  address.username = address.password = '';
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  return {
    address: address.href,
    headers: { 'Content-Type': 'application/json', ...(pair === ':' ? {} : { Authorization: authorization }) },
  };
}

interface WebhookWorld {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

/**
 * Calls the address until it has answered with a 2xx, four times at the most; resolves to whether it has. Never throws.
 */
export async function callWebhook(
  url: string,
  job: UntakenJob,
  log: Log,
  { fetch, wait }: WebhookWorld,
): Promise<boolean> {
  const { address, headers } = requestTo(url);
  for (const pause of [0, ...PAUSES_MS]) {
    if (pause > 0) await wait(pause);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(webhookBody(job)),
        // Redirects are not followed, so that a secret goes to no other address; the logged status tells the operator.
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (answer.ok) return true;
      log.warn({ status: answer.status }, 'the alert address refused');
    } catch {
      // The address holds a secret: it is never logged.
      log.warn('the alert address does not answer');
    }
  }
  return false;
}
