/** A screen of the desk without its browser: it follows the server's events over a connection that fails at random. */
import type { Job } from '../../../src/contract/job/record';
import { deskReducer, FIRST, type DeskState } from '@/features/desk/stream/desk-state';
import { EVENTS_URL, follow } from '@/features/desk/stream/follow';
import type { DeskServer } from './support';

interface Screen {
  readonly state: DeskState;
  /** The screen's own change has been answered. */
  saved(job: Job): void;
  close(): void;
}

/** The longest pause before a lost connection is taken up again, in milliseconds. */
const PAUSE_MS = 20;
/** A stream is cut after at most so many bytes: within a board, an event, or a heartbeat. */
const MOST_BYTES = 6000;

/** `body` until it breaks off after `bytes`. */
function cutAfter(bytes: number, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let left = bytes;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, control) {
      control.enqueue(chunk.slice(0, left));
      left -= chunk.length;
      if (left <= 0) control.error(new Error('cut'));
    },
  });
  void body.pipeTo(cut.writable).catch(() => undefined);
  return cut.readable;
}

/** `address`: the server's. `next` gives numbers from 0 to 1; `now` the time in milliseconds since the epoch. */
export function openScreen(desk: DeskServer, address: string, next: () => number, now: () => number): Screen {
  let state = FIRST;
  const act = (action: Parameters<typeof deskReducer>[1]) => void (state = deskReducer(state, action));
  const line: typeof fetch = async (url, init) => {
    const fate = next();
    if (fate < 0.15) throw new TypeError('no connection');
    if (fate < 0.2) return Response.json({ error: 'later' }, { status: 503 });
    const answer = await fetch(address + String(url), init);
    if (!String(url).startsWith(EVENTS_URL) || !answer.body || fate < 0.6) return answer;
    return new Response(cutAfter(Math.ceil(next() * MOST_BYTES), answer.body), answer);
  };
  const close = follow(
    desk.token,
    {
      onBoard: (board) => act({ type: 'board', board, at: now() }),
      onUpdate: (update) => act({ type: 'update', update }),
      onSign: (told) => act({ type: 'sign', at: now(), now: told }),
      onLine: (how) => act({ type: 'line', line: how }),
      onDenied: () => act({ type: 'denied' }),
      onAbsent: () => act({ type: 'absent' }),
    },
    {
      fetch: line,
      deskOptional: false,
      wait: () => new Promise((resolve) => setTimeout(resolve, next() * PAUSE_MS)),
      now,
      onWake: () => () => undefined,
    },
  );
  return {
    get state() {
      return state;
    },
    saved: (job) => act({ type: 'saved', job }),
    close,
  };
}
