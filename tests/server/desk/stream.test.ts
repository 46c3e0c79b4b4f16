import { createParser } from 'eventsource-parser';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board, JobUpdate } from '../../../src/contract/job/record';
import { booking, cleanUp } from '../fixture';
import { call, deskServer, goBack, type DeskServer } from './support';
import { BEAT_MS, Streams } from '../../../server/desk/http/stream';
import { eventually } from '../../support/eventually';
import { quickest } from '../../support/quickest';

const clock = { now: Date.parse('2026-11-22T22:00:00.000Z') };
let desk: DeskServer;
let address: string;
const sockets: Socket[] = [];

beforeEach(async () => {
  desk = await deskServer(clock);
  address = await desk.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await desk.close();
});
afterAll(cleanUp);

/** Opens a stream and collects its text. */
async function listen(lastId?: number, url = `${address}/api/desk/events`) {
  const control = new AbortController();
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${desk.token}`,
      ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
    },
    signal: control.signal,
  });
  const jobs: number[] = [];
  const boards: Board[] = [];
  const all: string[] = [];
  const parser = createParser({
    onEvent({ event = '', data }) {
      all.push(event);
      if (event === 'job') jobs.push((JSON.parse(data) as JobUpdate).event.seq);
      if (event === 'board') boards.push(JSON.parse(data) as Board);
    },
  });
  const ended = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>)
      parser.feed(chunk);
  })().catch(() => undefined);
  return { status: response.status, jobs, boards, all, ended, cut: () => control.abort() };
}

/** Opens the stream without reading from it. */
async function stalled(): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).pause();
  socket.write(`GET /api/desk/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${desk.token}\r\n\r\n`);
  sockets.push(socket);
  await once(socket, 'connect');
}

describe('the stream', () => {
  it('tells of a booking within a second, on every open screen', async () => {
    const screens = await Promise.all([listen(0), listen(0), listen(0)]);
    let booked = 0;
    const told = async () => {
      await desk.book(booking({ id: randomUUID() }));
      booked++;
      await eventually(() => expect(screens.map(({ jobs }) => jobs.length)).toEqual([booked, booked, booked]));
    };
    expect(await quickest(told)).toBeLessThan(1000);
    screens.forEach(({ cut }) => cut());
  });

  it('replays what was missed, once and in order, and goes on', async () => {
    await desk.book(booking());
    const { seq } = await desk.board();
    for (let i = 0; i < 3; i++) await desk.book(booking({ id: randomUUID() }));
    const stream = await listen(seq);
    await desk.book(booking({ id: randomUUID() }));
    await eventually(() => expect(stream.jobs).toHaveLength(4));
    expect(stream.jobs).toEqual([...stream.jobs].sort((a, b) => a - b));
    expect(new Set(stream.jobs).size).toBe(4);
    stream.cut();
  });

  it('sends events that arrive while the past is read', async () => {
    const { desk: jobs } = desk.store;
    const since = jobs.since.bind(jobs);
    const before = await listen(0);
    vi.spyOn(jobs, 'since').mockImplementationOnce(async (...asked) => {
      const missed = await since(...asked);
      await desk.book(booking());
      await eventually(() => expect(before.jobs).toHaveLength(1));
      return missed;
    });
    const stream = await listen(0);
    await eventually(() => expect(stream.jobs).toEqual(before.jobs));
    for (const { cut } of [before, stream]) cut();
  });

  it('loses and repeats nothing while bookings come in and the connection is cut again and again', async () => {
    const heard: number[] = [];
    let last = 0;
    let made = 0;
    let cutting = true;
    // Bookings continue for as long as connections are cut, however fast this machine is, so that each has events to
    // get.
    const bookings = (async () => {
      for (; cutting; made++) await desk.book(booking({ id: randomUUID() }));
    })();
    for (let round = 0; round < 8; round++) {
      const stream = await listen(last);
      await new Promise((resolve) => setImmediate(resolve));
      await eventually(() => expect(stream.all.length).toBeGreaterThan(1));
      stream.cut();
      await stream.ended;
      heard.push(...stream.jobs);
      last = heard.at(-1) ?? 0;
    }
    cutting = false;
    await bookings;
    const rest = await listen(last);
    await eventually(() => expect(heard.length + rest.jobs.length).toBe(made));
    heard.push(...rest.jobs);
    expect(heard).toEqual(Array.from({ length: made }, (_, i) => (heard[0] as number) + i));
    rest.cut();
  });

  it('sends the whole board to a client without an event number', async () => {
    await desk.book(booking());
    const stream = await listen();
    await eventually(() => expect(stream.boards).toHaveLength(1));
    expect(stream.boards[0]?.jobs).toHaveLength(1);
    stream.cut();
  });

  it('tells every screen of a truck, and of a job that was erased, by the whole board', async () => {
    const gone = booking();
    const last = booking({ id: randomUUID() });
    await desk.book(gone);
    await desk.book(last);
    const screens = await Promise.all([listen(0), listen(0)]);
    await eventually(() => expect(screens.map(({ jobs }) => jobs.length)).toEqual([2, 2]));
    await desk.post('trucks', { plate: 'D 12345', kind: '', driver: 'Ali', phone: '0501112222', onDuty: true });
    await eventually(() => expect(screens.map(({ boards }) => boards.at(-1)?.trucks.length)).toEqual([1, 1]));
    await desk.store.eraseHeld({ id: gone.id as string }, 'dashboard');
    await eventually(() => expect(screens.map(({ boards }) => boards.at(-1)?.jobs.length)).toEqual([1, 1]));
    // With the last one goes the newest event: the next is told all the same.
    await desk.store.eraseHeld({ id: last.id as string }, 'dashboard');
    await eventually(() => expect(screens.map(({ boards }) => boards.at(-1)?.jobs.length)).toEqual([0, 0]));
    await desk.book(booking({ id: randomUUID() }));
    await eventually(() => expect(screens.map(({ jobs }) => jobs.length)).toEqual([3, 3]));
    screens.forEach(({ cut }) => cut());
  });

  it('tells the board of a database that has gone back, as a promoted standby that lagged, and then its events', async () => {
    await desk.book(booking());
    await desk.book(booking({ id: randomUUID() }));
    // No look by the clock: between the two steps it would find a board without jobs, and the first job be an event.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await listen(0);
    await eventually(() => expect(screen.jobs).toEqual([1, 2]));
    await goBack(desk);
    await desk.post('jobs', call());
    await eventually(() => expect(screen.boards.at(-1)?.jobs.map(({ place }) => place)).toEqual(['Al Quoz']));
    await desk.post('jobs', call({ phone: '050 765 4322' }));
    await eventually(() => expect(screen.jobs).toEqual([1, 2, 2]));
    screen.cut();
  });

  it('tells of a truck and of an erased job that changed between the board that a client has and its stream', async () => {
    const gone = booking();
    await desk.book(gone);
    const open = ({ seq, tag }: Board) => listen(seq, `${address}/api/desk/events?board=${tag}`);
    const first = await desk.board();
    await desk.post('trucks', { plate: 'D 12345', kind: '', driver: 'Ali', phone: '0501112222', onDuty: true });
    const truck = await open(first);
    await eventually(() => expect(truck.boards.map(({ trucks }) => trucks.length)).toEqual([1]));
    const second = await desk.board();
    await desk.store.eraseHeld({ id: gone.id as string }, 'dashboard');
    // The server itself has noticed: a stream that is open by then is told the board once more.
    await eventually(() => expect(truck.boards.at(-1)?.jobs).toEqual([]));
    const erased = await open(second);
    await eventually(() => expect(erased.boards.map(({ jobs }) => jobs.length)).toEqual([0]));
    // With the board as it is, only what happens.
    const third = await open(await desk.board());
    await desk.book(booking({ id: randomUUID() }));
    await eventually(() => expect(third.jobs).toHaveLength(1));
    expect(third.boards).toEqual([]);
    [truck, erased, third].forEach(({ cut }) => cut());
  });

  it('does not tell a board again when the feed hears of its change later', async () => {
    const heard = vi.spyOn(desk.store.desk.feed, 'listen');
    const stream = await listen(0, `${address}/api/desk/events?board=old`);
    await eventually(() => expect(stream.boards).toHaveLength(1));
    const [, board] = heard.mock.lastCall!;
    board!(stream.boards[0]!.tag!);
    await desk.book(booking());
    await eventually(() => expect(stream.jobs).toHaveLength(1));
    expect(stream.boards).toHaveLength(1);
    board!('newer');
    await eventually(() => expect(stream.boards).toHaveLength(2));
    stream.cut();
  });

  it('tells of a truck that changes while the past is read', async () => {
    const { desk: jobs } = desk.store;
    const since = jobs.since.bind(jobs);
    const before = await listen(0);
    await eventually(() => expect(before.all).toContain('beat'));
    vi.spyOn(jobs, 'since').mockImplementationOnce(async (...asked) => {
      const missed = await since(...asked);
      await desk.post('trucks', { plate: 'D 12345', kind: '', driver: 'Ali', phone: '0501112222', onDuty: true });
      await eventually(() => expect(before.boards).toHaveLength(1));
      return missed;
    });
    const stream = await listen(0);
    await eventually(() => expect(stream.boards.map(({ trucks }) => trucks.length)).toEqual([1]));
    for (const { cut } of [before, stream]) cut();
  });

  describe('with a database whose answers come late', () => {
    const truckOf = (plate: string) => ({ plate, kind: '', driver: 'Ali', phone: '0501112222', onDuty: true });
    const truck = (plate: string) => desk.post('trucks', truckOf(plate));
    /** Saves a truck, and resolves once every stream has heard of it. */
    async function heardOf(change: object): Promise<void> {
      const heard = vi.fn();
      const stop = desk.store.desk.feed.listen(() => undefined, heard);
      await desk.post('trucks', change);
      await eventually(() => expect(heard).toHaveBeenCalled());
      stop();
    }

    it('tells the newest board last', async () => {
      const { desk: jobs } = desk.store;
      const board = jobs.board.bind(jobs);
      const stream = await listen(0);
      await eventually(() => expect(stream.all).toContain('beat'));
      const late = vi.spyOn(jobs, 'board').mockImplementationOnce(async () => {
        const first = await board();
        await heardOf(truckOf('D 2'));
        // As long as another answer takes.
        await board();
        return first;
      });
      await truck('D 1');
      await eventually(() => expect(late.mock.settledResults[0]?.type).toBe('fulfilled'));
      await eventually(() => expect(stream.boards.at(-1)?.trucks.length).toBe(2));
      await desk.book(booking());
      await eventually(() => expect(stream.jobs).toHaveLength(1));
      expect(stream.boards.map(({ trucks }) => trucks.length)).toEqual([2]);
      stream.cut();
    });

    it('tells of a truck that is as before once the board has been read', async () => {
      const { desk: jobs } = desk.store;
      const board = jobs.board.bind(jobs);
      await truck('D 1');
      const [one] = (await desk.board()).trucks;
      const stream = await listen();
      await eventually(() => expect(stream.boards).toHaveLength(1));
      vi.spyOn(jobs, 'board').mockImplementationOnce(async () => {
        const offDuty = await board();
        await heardOf({ id: one!.id, onDuty: true });
        return offDuty;
      });
      await desk.post('trucks', { id: one!.id, onDuty: false });
      await eventually(() => expect(stream.boards.at(1)?.trucks[0]?.onDuty).toBe(true));
      stream.cut();
    });

    it('tells of a truck that changes while the first board is read', async () => {
      const { desk: jobs } = desk.store;
      const board = jobs.board.bind(jobs);
      vi.spyOn(jobs, 'board').mockImplementationOnce(async () => {
        const first = await board();
        await heardOf(truckOf('D 1'));
        return first;
      });
      const stream = await listen();
      await eventually(() => expect(stream.boards.at(-1)?.trucks.length).toBe(1));
      stream.cut();
    });

    it('tells of a truck that changes while the board is compared with the one that a client has', async () => {
      const { desk: jobs } = desk.store;
      const boardTag = jobs.boardTag.bind(jobs);
      const { seq, tag } = await desk.board();
      vi.spyOn(jobs, 'boardTag').mockImplementationOnce(async () => {
        const first = await boardTag();
        await heardOf(truckOf('D 1'));
        return first;
      });
      const stream = await listen(seq, `${address}/api/desk/events?board=${tag}`);
      await eventually(() => expect(stream.boards.map(({ trucks }) => trucks.length)).toEqual([1]));
      stream.cut();
    });
  });

  it('sends a heartbeat every 15 s, and ends with the session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let signedIn = true;
    const streams = new Streams(desk.store.desk, async () => signedIn);
    const app = Fastify().get('/', (request, reply) => streams.serve(request, reply));
    const stream = await listen(0, await app.listen({ port: 0, host: '127.0.0.1' }));
    await eventually(() => expect(stream.all).toEqual(['beat']));
    vi.advanceTimersByTime(BEAT_MS);
    await eventually(() => expect(stream.all).toEqual(['beat', 'beat']));
    signedIn = false;
    vi.advanceTimersByTime(BEAT_MS);
    await stream.ended;
    await app.close();
  });

  it('gives no sign of life, by which a screen would call its board current, when its store has not answered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const streams = new Streams(desk.store.desk, () => Promise.reject(new Error('no answer')));
    const app = Fastify().get('/', (request, reply) => streams.serve(request, reply));
    const stream = await listen(0, await app.listen({ port: 0, host: '127.0.0.1' }));
    await eventually(() => expect(stream.all).toEqual(['beat']));
    vi.advanceTimersByTime(BEAT_MS);
    await stream.ended;
    expect(stream.all).toEqual(['beat']);
    await app.close();
  });

  it('ends cleanly when the server stops', async () => {
    const stream = await listen(0);
    await desk.app.close();
    await stream.ended;
    expect(stream.status).toBe(200);
  });

  it('ends at once if it is opened while the server is already stopping', async () => {
    const streams = new Streams(desk.store.desk, async () => true);
    const app = Fastify().get('/', (request, reply) => streams.serve(request, reply));
    streams.end();
    const { body } = await app.inject('/');
    expect([body.match(/event: \w+/g), streams.size]).toEqual([['event: board', 'event: beat'], 0]);
    // A board that stays open for days goes by the time of its last heartbeat.
    expect(Date.parse(/event: beat\ndata: \{"now":"(.+?)"\}/.exec(body)?.[1] ?? '')).toBeLessThanOrEqual(
      desk.store.now(),
    );
    await app.close();
  });

  it('writes nothing more once it has ended, even if a stalled client keeps it open', async () => {
    const [asked] = await Promise.all([once(desk.app.server, 'request'), stalled()]);
    const answer = asked[1] as ServerResponse;
    await eventually(() => expect(answer.headersSent).toBe(true));
    // More than the machine buffers for a client that does not read, but less than the limit for disconnecting it.
    while (answer.writableLength < 300_000) {
      answer.write(`: ${'x'.repeat(100_000)}\n\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const failed = vi.fn();
    answer.on('error', failed);
    answer.end();
    for (let i = 0; i < 2; i++) await desk.book(booking({ id: randomUUID() }));
    const other = await listen(0);
    await eventually(() => expect(other.jobs).toHaveLength(2));
    expect(answer.writableFinished).toBe(false);
    expect(failed).not.toHaveBeenCalled();
    other.cut();
  });

  it('is cleaned up if the browser has left before it began', async () => {
    const streams = new Streams(desk.store.desk, () => Promise.resolve(true));
    const app = Fastify();
    let served: Promise<void> | undefined;
    app.get('/', async (request, reply) => {
      request.raw.destroy();
      await once(reply.raw, 'close');
      await (served = streams.serve(request, reply));
    });
    await expect(fetch(await app.listen({ port: 0, host: '127.0.0.1' }))).rejects.toThrow();
    await eventually(() => expect(served).toBeDefined());
    await served;
    expect(streams.size).toBe(0);
    await app.close();
  });

  it('answers HEAD at once, in place of a stream that nobody reads', async () => {
    const signal = AbortSignal.timeout(3000);
    const headers = { authorization: `Bearer ${desk.token}` };
    expect((await fetch(`${address}/api/desk/events`, { method: 'HEAD', headers, signal })).status).toBe(404);
  });

  it('is closed to strangers', async () => {
    expect((await fetch(`${address}/api/desk/events`)).status).toBe(401);
  });
});
