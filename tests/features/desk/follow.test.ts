import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Board, JobUpdate } from '@/contract/job/record';
import {
  ABSENT_MS,
  BOARD_URL,
  EVENTS_URL,
  follow,
  FRESH_MS,
  HOLDS_MS,
  POLL_MS,
  type Line,
  type Listener,
} from '@/features/desk/stream/follow';
import { job } from './sample-job';
import { eventually } from '../../support/eventually';

const board = (seq: number): Board => ({ jobs: [job(1)], trucks: [], seq, now: '2026-11-22T22:00:00.000Z' });
const update = (seq: number): JobUpdate => ({
  event: { seq, jobId: seq, at: '2026-11-22T22:00:00.000Z', actor: 'customer', by: '', what: 'created' },
  job: job(seq),
});
const sse = (id: number) => `event: job\nid: ${id}\ndata: ${JSON.stringify(update(id))}\n\n`;

/** A stream that the test writes into; it begins with a beat, as the server's does. */
function pipe(first = 'event: beat\ndata: {}\n\n') {
  let control!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (c) => void (control = c) });
  const encoder = new TextEncoder();
  control.enqueue(encoder.encode(first));
  return {
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    write: (text: string) => control.enqueue(encoder.encode(text)),
    end: () => control.close(),
    break: () => control.error(new Error('cut')),
  };
}

/** Like a browser: aborting the request ends its body. */
function cutBy(answer: Response, signal: AbortSignal): Response {
  if (!answer.body) return answer;
  const cut = new TransformStream<Uint8Array, Uint8Array>();
  void answer.body.pipeTo(cut.writable, { signal }).catch(() => undefined);
  return new Response(cut.readable, { headers: answer.headers, status: answer.status });
}

/** Runs `follow` with scripted answers; a wait is recorded and lasts until `pass` ends it. */
function following(
  answers: { board: () => Response | Error; events: (lastId: string) => Response | Error },
  deskOptional = true,
) {
  const heard = {
    boards: [] as number[],
    updates: [] as number[],
    lines: [] as Line[],
    told: [] as string[],
    signs: 0,
    denied: 0,
    absent: 0,
  };
  const waits: number[] = [];
  let pass: () => void = () => undefined;
  let time = Date.parse('2026-11-22T22:00:00.000Z');
  const wakers = new Set<(frozen: boolean) => void>();
  const listener: Listener = {
    onBoard: ({ seq }) => heard.boards.push(seq),
    onUpdate: ({ event }) => heard.updates.push(event.seq),
    onSign(now) {
      heard.signs++;
      if (now) heard.told.push(now);
    },
    onLine: (line) => heard.lines.push(line),
    onDenied: () => heard.denied++,
    onAbsent: () => heard.absent++,
  };
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const inits: RequestInit[] = [];
  const fetch = vi.fn(async (url: string, { signal, ...init }: RequestInit) => {
    inits.push(init);
    const lastId = (init.headers as Record<string, string>)['Last-Event-ID'] ?? '';
    asked.push(url + (lastId && `#${lastId}`));
    signals.push(signal as AbortSignal);
    const answer = url === BOARD_URL ? answers.board() : answers.events(lastId);
    if (answer instanceof Error) throw answer;
    return cutBy(answer, signal as AbortSignal);
  }) as unknown as typeof globalThis.fetch;
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waits.push(ms);
      pass = resolve;
      signal.addEventListener('abort', () => resolve());
    });
  const stop = follow('token', listener, {
    fetch,
    deskOptional,
    wait,
    now: () => time,
    onWake(woke) {
      wakers.add(woke);
      return () => wakers.delete(woke);
    },
  });
  /** The machine sleeps for this time and wakes; `frozen`: only the page was frozen. */
  const sleep = (ms: number, frozen = false) => {
    time += ms;
    for (const woke of wakers) woke(frozen);
  };
  const tick = (ms: number) => void (time += ms);
  return { heard, asked, inits, signals, wakers, waits, pass: () => pass(), stop, sleep, tick };
}

afterEach(() => void vi.useRealTimers());

describe('following the desk', () => {
  it('shows the board, then each event as it comes, and asks for the stream where the board ended', async () => {
    const stream = pipe();
    const { heard, asked, inits, signals, wakers, stop } = following({
      board: () => Response.json(board(7)),
      events: stream.response,
    });
    await eventually(() => expect(heard.lines).toEqual(['connecting', 'live']));
    // The second heartbeat as an older server sends it.
    stream.write('event: beat\ndata: {"now":"2026-11-22T22:00:15.000Z"}\n\nevent: beat\ndata: {}\n\n');
    stream.write(sse(8) + sse(9));
    await eventually(() => expect(heard.updates).toEqual([8, 9]));
    expect(heard.told).toEqual(['2026-11-22T22:00:15.000Z']);
    expect(heard.boards).toEqual([7]);
    expect(asked).toEqual([BOARD_URL, `${EVENTS_URL}#7`]);
    const headers = { Authorization: 'Bearer token' };
    expect(inits).toEqual([
      { cache: 'no-store', headers },
      { cache: 'no-store', headers: { ...headers, Accept: 'text/event-stream', 'Last-Event-ID': '7' } },
    ]);
    expect(signals[1]?.aborted).toBe(false);
    stop();
    expect(signals[1]?.aborted).toBe(true);
    await eventually(() => expect(wakers.size).toBe(0));
    expect(heard.lines).toEqual(['connecting', 'live']);
  });

  it('names the tag of its board to the stream, so that it is told of what changed in between without an event', async () => {
    const { asked, stop } = following({
      board: () => Response.json({ ...board(7), tag: 'a+b' }),
      events: () => pipe().response(),
    });
    await eventually(() => expect(asked).toEqual([BOARD_URL, `${EVENTS_URL}?board=a%2Bb#7`]));
    stop();
  });

  it('takes an event that is replayed only once', async () => {
    const stream = pipe();
    const { heard, stop } = following({ board: () => Response.json(board(7)), events: stream.response });
    stream.write(sse(7) + sse(8) + sse(7) + sse(8) + sse(9));
    await eventually(() => expect(heard.updates).toEqual([8, 9]));
    stop();
  });

  it('goes on from a board that the stream brings after a gap', async () => {
    const stream = pipe();
    const { heard, stop } = following({ board: () => Response.json(board(7)), events: stream.response });
    stream.write(`event: board\ndata: ${JSON.stringify(board(12))}\n\n${sse(12)}${sse(13)}`);
    await eventually(() => expect(heard.updates).toEqual([13]));
    expect(heard.boards).toEqual([7, 12]);
    stop();
  });

  it('asks for the board every ten seconds after the stream has broken twice, and says so', async () => {
    const { heard, waits, pass, stop } = following({
      board: () => Response.json(board(7)),
      events: () => new Error('cut'),
    });
    await eventually(() => expect(waits).toHaveLength(1));
    pass();
    await eventually(() => expect(waits).toHaveLength(2));
    pass();
    await eventually(() => expect(waits).toEqual([1000, 1000, POLL_MS]));
    expect(heard.lines.at(-1)).toBe('polling');
    // Each board is a sign: what is shown is as of now.
    expect(heard).toMatchObject({ boards: [7, 7, 7], signs: 3 });
    // Within a minute the stream gets another chance, and one only.
    for (let waited = 3; waited < 10; waited++) {
      pass();
      await eventually(() => expect(waits).toHaveLength(waited + 1));
    }
    expect(waits.slice(2)).toEqual([...Array<number>(6).fill(POLL_MS), 1000, POLL_MS]);
    stop();
  });

  it.each([
    ['takes a stream up again however often it breaks, once it has held for more than a beat', HOLDS_MS, 'live'],
    ['asks for the board where streams break before they have held', HOLDS_MS - 1, 'polling'],
  ] as const)('%s', async (_, held, line) => {
    const streams = [pipe(), pipe(), pipe()];
    let next = 0;
    const { heard, waits, pass, stop, tick } = following({
      board: () => Response.json(board(7)),
      events: () => (streams[next] as ReturnType<typeof pipe>).response(),
    });
    for (const stream of streams.slice(0, 2)) {
      await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
      tick(held);
      stream.write(sse(8 + next));
      await eventually(() => expect(heard.updates).toHaveLength(next + 1));
      next += 1;
      stream.break();
      await eventually(() => expect(waits).toHaveLength(next));
      pass();
    }
    await eventually(() => expect(heard.lines.at(-1)).toBe(line));
    expect(waits.slice(0, 2)).toEqual([1000, 1000]);
    stop();
  });

  it('takes the stream up again at once when a server restarts in order', async () => {
    const [first, second] = [pipe(), pipe()];
    const streams = [first, second];
    const { heard, waits, pass, asked, stop } = following({
      board: () => Response.json(board(7)),
      events: () => (streams.shift() as typeof first).response(),
    });
    await eventually(() => expect(asked).toHaveLength(2));
    first.end();
    await eventually(() => expect(waits).toEqual([500]));
    pass();
    await eventually(() => expect(asked).toHaveLength(4));
    second.write(sse(8));
    await eventually(() => expect(heard.updates).toEqual([8]));
    stop();
  });

  it.each([
    ['machine wakes', 20 * 60_000, false],
    ['machine has its clock set back', -20 * 60_000, false],
    ['page was frozen, however shortly', 5_000, true],
  ])('asks at once when the %s, and brings what came meanwhile once', async (_, ms, frozen) => {
    const [first, second] = [pipe(), pipe()];
    const streams = [first, second];
    let seq = 7;
    const { heard, waits, asked, stop, sleep } = following({
      board: () => Response.json(board(seq)),
      events: () => (streams.shift() as typeof first).response(),
    });
    await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
    first.write(sse(8));
    await eventually(() => expect(heard.updates).toEqual([8]));
    seq = 9;
    sleep(ms, frozen);
    await eventually(() => expect(heard.boards).toEqual([7, 9]));
    await eventually(() => expect(asked.at(-1)).toBe(`${EVENTS_URL}#9`));
    second.write(sse(9) + sse(10));
    await eventually(() => expect(heard.updates).toEqual([8, 10]));
    expect(waits).toEqual([]);
    stop();
  });

  it('is live with the first word of the stream, and asks for the board where none comes in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const mute = pipe('');
    const { heard, asked, waits, stop } = following({ board: () => Response.json(board(7)), events: mute.response });
    await eventually(() => expect(asked).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard.lines).toEqual(['connecting']);
    await vi.advanceTimersByTimeAsync(5_000);
    await eventually(() => expect(waits).toEqual([1000]));
    expect(heard.lines).toEqual(['connecting']);
    stop();
  });

  it('asks again for a board that does not come in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = [pipe(''), pipe('')];
    const { heard, asked, waits, pass, stop } = following({
      board: () => (answers.shift() as ReturnType<typeof pipe>).response(),
      events: pipe().response,
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(waits).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(waits).toEqual([POLL_MS]));
    expect(heard.lines).toEqual(['lost']);
    pass();
    await eventually(() => expect(asked).toHaveLength(2));
    // Stopping is not a lost connection.
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.lines).toEqual(['lost']);
  });

  it('is live no more as soon as the stream is silent for too long, however long the next answer takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { heard, waits, stop } = following({ board: () => Response.json(board(7)), events: pipe().response });
    await eventually(() => expect(heard.lines).toEqual(['connecting', 'live']));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(heard.lines).toEqual(['connecting', 'live']);
    await vi.advanceTimersByTimeAsync(10_000);
    await eventually(() => expect(waits).toEqual([1000]));
    expect(heard.lines).toEqual(['connecting', 'live', 'connecting']);
    stop();
  });

  it('leaves a stream alone that was heard just now, when the page is only looked at again', async () => {
    const stream = pipe();
    const { heard, asked, stop, sleep } = following({
      board: () => Response.json(board(7)),
      events: stream.response,
    });
    await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
    sleep(FRESH_MS);
    stream.write(sse(8));
    await eventually(() => expect(heard.updates).toEqual([8]));
    expect(asked).toHaveLength(2);
    stop();
  });

  it('lets the connection go of a stream that it cannot read on', async () => {
    const stream = pipe();
    const { signals, waits, stop } = following({ board: () => Response.json(board(7)), events: stream.response });
    stream.write('event: job\ndata: {\n\n');
    await eventually(() => expect(waits).toEqual([1000]));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    stop();
  });

  it.each([
    ['nothing answers', () => new Error('offline')],
    ['a server is busy', () => new Response('', { status: 429 })],
    ['a server has waited for too long', () => new Response('', { status: 408 })],
    ['a server is in trouble', () => new Response('', { status: 503 })],
  ])('says that the line is lost while %s, and goes on trying', async (_, answer) => {
    const { heard, waits, pass, stop } = following({ board: answer, events: answer });
    await eventually(() => expect(waits).toEqual([POLL_MS]));
    pass();
    await eventually(() => expect(waits).toEqual([POLL_MS, POLL_MS]));
    expect(new Set(heard.lines)).toEqual(new Set(['lost']));
    stop();
  });

  it.each([
    ['404', () => new Response('', { status: 404 }), 0],
    ['400', () => Response.json({ error: 'Unknown action' }, { status: 400 }), 0],
    ['501', () => new Response('', { status: 501 }), 0],
    ['a redirect', () => new Response('', { status: 302 }), 0],
    ['other JSON', () => Response.json({ hello: 'world' }), 0],
    ['a list of other jobs', () => Response.json({ jobs: [] }), 0],
    ['a page of a static host', () => new Response('<h1>Towing</h1>'), 0],
    ['401', () => new Response('', { status: 401 }), 1],
  ])('takes %s at first for a back end without a desk, and asks again after a while', async (_, page, denied) => {
    let answer = page;
    const { heard, asked, waits, pass, stop } = following({ board: () => answer(), events: pipe().response });
    await eventually(() => expect(waits).toEqual([ABSENT_MS]));
    expect(heard).toMatchObject({ absent: 1, denied, lines: [] });
    expect(asked).toEqual([BOARD_URL]);
    answer = () => Response.json(board(7));
    pass();
    await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
    expect(heard.boards).toEqual([7]);
    stop();
  });

  it.each([
    ['404', () => new Response('', { status: 404 }), 0],
    ['a sign-in page', () => new Response('<h1>Wi-Fi</h1>'), 0],
    ['401', () => new Response('', { status: 401 }), 1],
  ])('where the back end has a desk, %s is a lost line from the start, and is soon asked again', async (...given) => {
    const [, page, denied] = given;
    let answer = page;
    const { heard, waits, pass, stop } = following({ board: () => answer(), events: pipe().response }, false);
    await eventually(() => expect(waits).toEqual([POLL_MS]));
    expect(heard).toMatchObject({ absent: 0, denied, lines: ['lost'] });
    answer = () => Response.json(board(7));
    pass();
    await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
    stop();
  });
});

describe('a page of a proxy in place of the desk, once there was one', () => {
  const html = (status: number) =>
    new Response('<p>Back soon</p>', { status, headers: { 'content-type': 'text/html' } });

  it.each([
    ['404', () => html(404), 0],
    ['405', () => html(405), 0],
    ['200 with a page', () => html(200), 0],
    ['200 with other JSON', () => Response.json({}), 0],
    ['401', () => html(401), 2],
    ['403', () => html(403), 2],
  ])('is a line that is lost, and is asked again: %s', async (_, page, denied) => {
    const [first, second] = [pipe(), pipe()];
    let next: () => Response = first.response;
    let asksForBoard = () => Response.json(board(7));
    const { heard, waits, pass, stop } = following({ board: () => asksForBoard(), events: () => next() });
    await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
    asksForBoard = page;
    first.break();
    await eventually(() => expect(waits).toEqual([1000]));
    pass();
    await eventually(() => expect(waits).toEqual([1000, POLL_MS]));
    pass();
    await eventually(() => expect(waits).toEqual([1000, POLL_MS, POLL_MS]));
    expect(heard).toMatchObject({ absent: 0, denied });
    expect(heard.lines.at(-1)).toBe('lost');

    asksForBoard = () => Response.json(board(8));
    next = second.response;
    pass();
    await eventually(() => expect(heard.lines.at(-1)).toBe('live'));
    expect(heard.boards).toEqual([7, 8]);
    stop();
  });

  it.each([
    ['404', () => html(404), 0],
    ['200 with a page', () => html(200), 0],
    ['200 with other JSON', () => Response.json({}), 0],
    ['401', () => html(401), 2],
  ])('is no stream: the board is asked for instead, without haste: %s', async (_, page, denied) => {
    const { heard, waits, pass, stop } = following({ board: () => Response.json(board(7)), events: page });
    for (const waited of [1, 2]) {
      await eventually(() => expect(waits).toHaveLength(waited));
      pass();
    }
    await eventually(() => expect(waits).toEqual([1000, 1000, POLL_MS]));
    expect(heard.lines).toEqual(['connecting', 'connecting', 'polling']);
    expect(heard).toMatchObject({ absent: 0, denied, boards: [7, 7, 7] });
    stop();
  });
});
