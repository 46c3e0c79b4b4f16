/**
 * Follows the desk's events: by a stream, or where a stream does not hold, by polling every ten seconds. Missed events
 * are requested by number, so none is lost and none comes twice.
 */
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { Board, JobUpdate } from '@/contract/job/record';
import { isApiError } from '@/lib/api-error';

export const BOARD_URL = '/api/desk/jobs';
export const EVENTS_URL = '/api/desk/events';

/**
 * Timeout without data: the server sends a heartbeat every 15 s, so a connection that is silent for longer than two of
 * them is dead, in milliseconds.
 */
const SILENCE_MS = 35_000;
/** After waking, the stream is trusted if it was heard within this time, in milliseconds: at least one heartbeat. */
export const FRESH_MS = 20_000;
/** How long between two questions while no stream holds, and before a stream is tried again, in milliseconds. */
export const POLL_MS = 10_000;
/** Pause before a back end that has sent no board is asked again, in milliseconds: the answer may come from a proxy. */
export const ABSENT_MS = 30_000;
/**
 * A stream that was open for this long counts as working, however it ends: at least one heartbeat came through, in
 * milliseconds.
 */
export const HOLDS_MS = 20_000;
/** Failed streams in a row before polling starts. */
const FAILURES_BEFORE_POLLING = 2;
/**
 * Timeout for an answer, in milliseconds; of a stream, for the first event, which the server sends at once: a proxy
 * that buffers it would delay jobs too.
 */
const ANSWER_MS = 10_000;

export type Line = 'connecting' | 'live' | 'polling' | 'lost';

export interface Listener {
  /** The whole board, at the start and after a gap that the stream could not fill. */
  onBoard(board: Board): void;
  onUpdate(update: JobUpdate): void;
  /**
   * Anything has arrived, so what is shown is current. Also with each heartbeat, every 15 s, then with the server's
   * time: in a hidden tab, where timers are throttled, this is the only regular call.
   */
  onSign(now?: string): void;
  onLine(line: Line): void;
  /**
   * The token was refused, by the server or by what stands before it. Said each time, after what became of the line;
   * the following goes on. `byDesk`: by the server itself, and not by a gateway's page.
   */
  onDenied(byDesk: boolean): void;
  /** No board has come, and the answers do not look like a desk's. It is retried now and then. */
  onAbsent(): void;
}

interface World {
  fetch: typeof fetch;
  /** Whether the back end may have no desk. Where it has one for certain, anything else that answers is a lost line. */
  deskOptional: boolean;
  /** Resolves after `ms`, or earlier when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back when the machine may have slept, or the browser had `frozen` the page; ends with what it returns. */
  onWake: (woke: (frozen: boolean) => void) => () => void;
}

/** What aborts one request: `ended`, or its own timeout (the staff's oldest browsers have no `AbortSignal.any`). */
function linkedAbort(ended: AbortSignal) {
  const control = new AbortController();
  const abort = () => control.abort();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  ended.addEventListener('abort', abort);
  return {
    signal: control.signal,
    abort,
    /** Aborts in `ms`, unless this is called again before. */
    abortIn: (ms: number) => {
      clearTimeout(timeout);
      timeout = setTimeout(abort, ms);
    },
    /** Aborts what is left of the request: an unread body would keep a connection open. */
    release: () => {
      clearTimeout(timeout);
      ended.removeEventListener('abort', abort);
      abort();
    },
  };
}

const isDenied = ({ status }: Response): boolean => status === 401 || status === 403;
/** A redirect or an unknown address, in any form; a server in trouble answers 5xx, a busy one 429. */
const isAbsent = ({ status }: Response): boolean =>
  status === 501 || (status < 500 && status !== 408 && status !== 429);
const isStream = ({ ok, headers }: Response): boolean =>
  ok && !!headers.get('content-type')?.startsWith('text/event-stream');
const isBoard = (body: unknown): body is Board =>
  Array.isArray((body as Partial<Board> | null)?.jobs) && typeof (body as Board).seq === 'number';

/** Begins to follow; the function that it returns ends it. Nothing here throws. */
export function follow(
  token: string,
  listener: Listener,
  { fetch, deskOptional, wait, now, onWake }: World,
): () => void {
  const ended = new AbortController();
  const headers = { Authorization: `Bearer ${token}` };
  /** Number of the newest event that is known; undefined until a board has come. */
  let seq: number | undefined;
  /** Tag of the newest board: it may have changed before the stream is open. */
  let tag = '';
  /** Failed streams in a row; while polling, rounds too. */
  let failures = 0;

  /** The board as it is now; 'ok' when it came. */
  async function askBoard(): Promise<'ok' | 'again' | 'denied' | 'refused' | 'absent'> {
    const { signal, abortIn, release } = linkedAbort(ended.signal);
    abortIn(ANSWER_MS);
    try {
      const response = await fetch(BOARD_URL, { headers, cache: 'no-store', signal });
      if (isDenied(response)) return (await isApiError(response)) ? 'refused' : 'denied';
      if (!response.ok) return isAbsent(response) ? 'absent' : 'again';
      const body: unknown = await response.json();
      if (!isBoard(body)) return 'absent';
      seq = body.seq;
      tag = body.tag ?? '';
      listener.onBoard(body);
      listener.onSign();
      return 'ok';
    } catch (error) {
      // No JSON: a static host answers every address with a page of its own.
      return error instanceof SyntaxError ? 'absent' : 'again';
    } finally {
      release();
    }
  }

  /** Hands on one event of the stream; a replay may begin with what is known already. */
  function receive({ event, data }: EventSourceMessage): void {
    if (event === 'job') {
      const update = JSON.parse(data) as JobUpdate;
      if (seq === undefined || update.event.seq > seq) {
        seq = update.event.seq;
        listener.onUpdate(update);
      }
    } else if (event === 'board') {
      const board = JSON.parse(data) as Board;
      seq = board.seq;
      listener.onBoard(board);
    }
    const beat = event === 'beat' ? (JSON.parse(data) as { now?: string }) : undefined;
    listener.onSign(beat?.now);
  }

  /** Reads the stream until it ends, however it ends. */
  async function readStream(): Promise<'again' | 'denied' | 'ended' | 'slept' | 'broke'> {
    const { signal, abort, abortIn, release } = linkedAbort(ended.signal);
    const began = now();
    let heardAt = began;
    let slept = false;
    let live = false;
    abortIn(ANSWER_MS);
    // Timers stop while a machine sleeps: after waking, the timeout would fire half a minute late.
    const stopWaking = onWake((frozen) => {
      // In Chromium, data that arrived while the page was frozen is never delivered, nor anything after it.
      if (!frozen && Math.abs(now() - heardAt) <= FRESH_MS) return;
      slept = true;
      abort();
    });
    try {
      const response = await fetch(tag ? `${EVENTS_URL}?board=${encodeURIComponent(tag)}` : EVENTS_URL, {
        headers: { ...headers, Accept: 'text/event-stream', 'Last-Event-ID': String(seq) },
        cache: 'no-store',
        signal,
      });
      if (isDenied(response)) return 'denied';
      if (!isStream(response) || !response.body) return 'again';
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      const reader = events.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'ended';
        heardAt = now();
        abortIn(SILENCE_MS);
        if (!live) listener.onLine('live');
        live = true;
        receive(value);
      }
    } catch {
      if (slept) return 'slept';
      return heardAt - began >= HOLDS_MS ? 'broke' : 'again';
    } finally {
      stopWaking();
      release();
      // Reported at once: the next request may take a while to find out that nothing answers.
      if (live && !ended.signal.aborted) listener.onLine('connecting');
    }
  }

  /** One round: the board, then the stream or, where none holds, nothing more. Milliseconds to the next one. */
  async function round(): Promise<number> {
    const asked = await askBoard();
    if (ended.signal.aborted) return 0;
    if (asked !== 'ok') {
      // If a board has come before, there is a desk, and any other answer now means that the connection is lost.
      const absent = deskOptional && seq === undefined && asked !== 'again';
      if (absent) listener.onAbsent();
      else listener.onLine('lost');
      if (asked === 'denied' || asked === 'refused') listener.onDenied(asked === 'refused');
      return absent ? ABSENT_MS : POLL_MS;
    }
    if (failures >= FAILURES_BEFORE_POLLING) {
      listener.onLine('polling');
      // Every now and then the stream gets another chance.
      failures = failures >= FAILURES_BEFORE_POLLING + 5 ? 1 : failures + 1;
      return POLL_MS;
    }
    listener.onLine('connecting');
    const streamed = await readStream();
    if (ended.signal.aborted) return 0;
    if (streamed === 'denied') listener.onDenied(false);
    // After sleep, reconnect without a pause: the stream itself did not fail.
    if (streamed === 'slept') return 0;
    // A stream that ended cleanly (the server restarts) or broke after it had worked is not a failure; one that broke
    // early is.
    failures = streamed === 'ended' || streamed === 'broke' ? 0 : failures + 1;
    return streamed === 'ended' ? 500 : 1000;
  }

  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      const pause = await round();
      if (pause > 0) await wait(pause, ended.signal);
    }
  }
  void run();
  return () => ended.abort();
}
