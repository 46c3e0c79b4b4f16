import { bookingReference } from '@/contract/reference';
import type { Booking, StoreBookingRequest } from '@/contract/booking-schema';
import type { Ticket } from '@/contract/job/ticket';
import { isWebPage, REFUSALS } from '@/contract/booking-answers';

/** Where bookings go (spec 2, section 7). */
const BOOKING_URL = '/api/real-crm-endpoint';
/** A booking that has no answer by then counts as not sent, milliseconds. The same id makes the retry harmless. */
export const SEND_TIMEOUT_MS = 20_000;

export type SendResult =
  /** `ticket`: as the server gives it, where it does; judged where it is kept. */
  | { kind: 'stored'; reference: string; ticket?: Ticket }
  /** Refused for good. `fields` maps control names to messages, if the server names them. */
  | { kind: 'rejected'; status: number; message: string; fields: Record<string, string> }
  /**
   * Any other answer: worth a retry, after `retryAfter` seconds if the server says so. Status 0: a redirect, which is
   * not followed.
   */
  | { kind: 'failed'; status: number; retryAfter?: number }
  /** No answer: offline, blocked, cut off or timed out. */
  | { kind: 'unreachable' };

/** What an answer may hold; nothing of it is sure. */
interface Answer {
  reference?: unknown;
  track?: unknown;
  error?: unknown;
  fields?: unknown;
}

/**
 * Sends one booking. Never throws: every outcome has a kind. Any 2xx counts as stored, whatever its body (decisions,
 * E), unless that is a web page; it counts as refused only if the answer says what is wrong (decision 005).
 */
export async function sendBooking(booking: Booking, request: typeof fetch = fetch): Promise<SendResult> {
  const body: StoreBookingRequest = { action: 'store-booking', data: booking };
  let response: Response | undefined;
  let text: string | undefined;
  let answer: Answer = {};
  // AbortSignal.timeout is younger than some of the phones that come here.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT_MS);
  try {
    response = await request(BOOKING_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
      keepalive: true,
      // If it were followed, the POST would become a GET, and the page at its end would look like a confirmation.
      redirect: 'manual',
    });
    // Under the same time limit: a server may stall after its headers.
    text = await response.text();
    answer = Object(JSON.parse(text)) as Answer;
  } catch {
    // Once the status is there it counts, whatever becomes of the body.
    if (!response) return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
  const { status } = response;
  const { track, error, fields } = answer;
  if (response.ok && !isWebPage(response.headers.get('content-type'), text)) {
    const reference = (typeof answer.reference === 'string' && answer.reference) || bookingReference(booking.id);
    return { kind: 'stored', reference, ticket: typeof track === 'string' ? { path: track, reference } : undefined };
  }
  const message = typeof error === 'string' ? error : '';
  // Only texts can be shown.
  const told = typeof fields === 'object' && fields ? Object.entries(fields) : [];
  const texts = told.filter(([, said]) => typeof said === 'string');
  if (REFUSALS.has(status) && (message || texts.length > 0))
    return { kind: 'rejected', status, message, fields: Object.fromEntries(texts) };
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return { kind: 'failed', status, retryAfter };
}
