/** The desk's stream: Server-Sent Events, each with the number of the job event as its id. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobUpdate } from '../../../src/contract/job/record.ts';
import type { Desk } from '../desk.ts';

/** A sign of life also where nothing happens, in milliseconds (desk design: "a heartbeat every 15 s"). */
export const BEAT_MS = 15_000;
/** A reader that does not read is let go before it costs more than this, in bytes. */
const MOST_UNREAD = 1024 * 1024;
/** More missed events than this are told as a whole board. */
const MOST_MISSED = 500;

const eventText = (update: JobUpdate): string =>
  `event: job\nid: ${update.event.seq}\ndata: ${JSON.stringify(update)}\n\n`;

/** All open streams of one server. */
export class Streams {
  readonly #open = new Set<() => void>();
  #ended = false;
  readonly #desk: Desk;

  readonly #isOpen: (request: FastifyRequest) => Promise<boolean>;

  constructor(desk: Desk, isOpen: (request: FastifyRequest) => Promise<boolean>) {
    this.#desk = desk;
    this.#isOpen = isOpen;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Ends every stream in order, and each that comes later: browsers take that up at once with the next server. */
  end(): void {
    this.#ended = true;
    for (const end of this.#open) end();
  }

  /** Answers `request` with everything after its `Last-Event-ID`, then with each event as it comes. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = reply;
    // Gone while it was asked who that is: no close would ever end what begins here.
    if (raw.destroyed) return void reply.hijack();
    const since = Number(/^\d{1,15}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0] ?? NaN);
    const waiting: JobUpdate[] = [];
    let sent: number | undefined;

    const write = (text: string): void => {
      // A reader that has stalled keeps an answer open that has ended: a word more would be an error that nobody hears.
      if (raw.writableEnded) return;
      if (raw.writableLength > MOST_UNREAD) raw.destroy();
      else raw.write(text);
    };
    const pass = (updates: JobUpdate[]): void => {
      if (sent === undefined) return void waiting.push(...updates);
      for (const update of updates) {
        if (update.event.seq <= sent) continue;
        sent = update.event.seq;
        write(eventText(update));
      }
    };
    /** A sign of life, with the time: the machine's clock may have been set since the board was told. */
    const tellTime = (): void =>
      write(`event: beat\ndata: ${JSON.stringify({ now: new Date(this.#desk.now()).toISOString() })}\n\n`);
    /** The whole board, unless an event has overtaken its reading: that one would be taken back. */
    const tellBoard = async (): Promise<void> => {
      for (;;) {
        const before = sent;
        const board = await this.#desk.board();
        if (sent !== before) continue;
        // The newest event may have gone with the job that was erased.
        sent = Math.max(before ?? 0, board.seq);
        return write(`event: board\nid: ${board.seq}\ndata: ${JSON.stringify(board)}\n\n`);
      }
    };
    // Listening begins, and has begun, before the past is read, so that nothing falls between the two.
    const deaf = this.#desk.tail.listen(pass, () => {
      // Cut off, the browser asks for the board anew.
      if (sent !== undefined) tellBoard().catch(() => raw.destroy());
    });
    const end = (): void => void raw.end();
    const beat = setInterval(() => {
      tellTime();
      // A session that is over, or was ended by a command, hears no more.
      void this.#isOpen(request).then((open) => open || end(), end);
    }, BEAT_MS);
    const clean = (): void => {
      deaf();
      clearInterval(beat);
      this.#open.delete(end);
    };
    raw.on('close', clean);
    this.#open.add(end);
    try {
      await this.#desk.tail.started();
      const missed = Number.isNaN(since) ? undefined : await this.#desk.since(since, MOST_MISSED + 1);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // The connection ends with the stream: a server that stops waits for no browser to let go.
        Connection: 'close',
        // nginx would hold events back until its buffer is full.
        'X-Accel-Buffering': 'no',
      });
      if (missed && missed.length <= MOST_MISSED) {
        sent = since;
        pass(missed);
      } else {
        await tellBoard();
      }
      tellTime();
      pass(waiting);
      // Asked for on a connection that was open when the server began to stop, which would wait for its end.
      if (this.#ended) end();
    } catch (error) {
      clean();
      if (raw.headersSent) raw.destroy();
      else throw error;
    }
  }
}
