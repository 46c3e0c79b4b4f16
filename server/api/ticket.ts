import type { Links } from '../desk/links/links.ts';
import { forLog } from '../http/errors.ts';
import type { Log } from '../http/log.ts';

/**
 * The ticket's address for a booking; undefined where none can be made, which the log says. The booking stands without
 * one.
 */
export const ticketOf = (links: Links, log: Pick<Log, 'error'>, id: string): Promise<string | undefined> =>
  links.ticket(id).catch((error: unknown) => void log.error(`a booking has no ticket: ${forLog(error)}`));
