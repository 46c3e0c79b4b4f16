/** The desk's stream: Server-Sent Events, each with the number of the job event as its id. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobUpdate } from '../../../src/contract/job/record.ts';
import type { Desk } from '../desk.ts';

/** Heartbeat, in milliseconds (desk design: "a heartbeat every 15 s"). */
export const BEAT_MS = 15_000;
/** Unsent data at which a client that does not read is disconnected, in bytes. */
const MOST_UNREAD = 1024 * 1024;
/** More missed events than this are told as a whole board. */
const MOST_MISSED = 500;

const eventText = (update: JobUpdate): string =>
  `event: job\nid: ${update.event.seq}\ndata: ${JSON.stringify(update)}\n\n`;

/** From here on, the answer is written by us: the framework would end it. */
function sendHead(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // The connection closes with the stream, so that a shutdown does not wait for keep-alive.
    Connection: 'close',
    // nginx would hold events back until its buffer is full.
    'X-Accel-Buffering': 'no',
  });
}

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

  /** Ends every stream, and each that is opened later: browsers then reconnect at once to the next server. */
  end(): void {
    this.#ended = true;
    for (const end of this.#open) end();
  }

  /**
   * Answers `request` with everything after its `Last-Event-ID`, or with the whole board if the tag of the client's
   * (`?board=`) is no longer that of the board; then with each event as it comes.
   */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = reply;
    // The client left while its session was checked. Its close event is over, so nothing would ever clean up a stream.
    if (raw.destroyed) return void reply.hijack();
    const since = Number(/^\d{1,15}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0] ?? NaN);
    /** The tag of the board that the client has; undefined while another one is read for it. */
    let { board: told } = request.query as { board?: unknown };
    /** Number of the newest event that the client has. */
    let sent = 0;
    /** How often the board has changed other than by an event. */
    let changes = 0;
    let begin = (): void => undefined;
    /** The client is told one thing after the other: what happens while a board is read is told after it. */
    let turn = new Promise<void>((resolve) => (begin = resolve));
    const inTurn = (tell: () => void | Promise<void>): void => {
      // If one fails, the stream is cut and the browser fetches the board when it reconnects.
      turn = turn.then(tell).catch(() => void raw.destroy());
    };

    const write = (text: string): void => {
      // A client that has stalled keeps an ended answer open: another write would be an error that nobody handles.
      if (raw.writableEnded) return;
      if (raw.writableLength > MOST_UNREAD) raw.destroy();
      else raw.write(text);
    };
    const pass = (updates: JobUpdate[]): void => {
      for (const update of updates) {
        if (update.event.seq <= sent) continue;
        sent = update.event.seq;
        write(eventText(update));
      }
    };
    /** A sign of life, with the time: the machine's clock may have been set since the board was told. */
    const tellTime = (): void =>
      write(`event: beat\ndata: ${JSON.stringify({ now: new Date(this.#desk.now()).toISOString() })}\n\n`);
    /** Sends the whole board, unless it has changed meanwhile: it would undo that on the screen. The next turn does. */
    const tellBoard = async (): Promise<void> => {
      const before = changes;
      told = undefined;
      const board = await this.#desk.board();
      if (changes !== before) return;
      told = board.tag;
      sent = board.seq;
      write(`event: board\nid: ${board.seq}\ndata: ${JSON.stringify(board)}\n\n`);
    };
    // Listen before reading missed events, so that none falls between the two.
    const unsubscribe = this.#desk.feed.listen(
      (updates) => inTurn(() => pass(updates)),
      (tag) => {
        changes += 1;
        // The feed may hear of a change after the client was told.
        inTurn(() => (tag === told ? undefined : tellBoard()));
      },
    );
    const end = (): void => void raw.end();
    const beat = setInterval(() => {
      // Ends the stream when the session has expired or was ended by `admin:sign-out`, or when the database that knows
      // of it does not answer: a sign before that would make an old board look current.
      void this.#isOpen(request).then((open) => (open ? tellTime() : end()), end);
    }, BEAT_MS);
    const clean = (): void => {
      unsubscribe();
      clearInterval(beat);
      this.#open.delete(end);
    };
    raw.on('close', clean);
    this.#open.add(end);
    try {
      await this.#desk.feed.started();
      const missed = Number.isNaN(since) ? undefined : await this.#desk.since(since, MOST_MISSED + 1);
      const outdated = told !== undefined && told !== (await this.#desk.boardTag());
      sendHead(reply);
      if (missed && missed.length <= MOST_MISSED && !outdated) {
        sent = since;
        pass(missed);
      } else {
        await tellBoard();
      }
      tellTime();
      begin();
      // Opened on an existing connection after the shutdown began: it would keep the server waiting.
      if (this.#ended) end();
    } catch (error) {
      clean();
      if (raw.headersSent) raw.destroy();
      else throw error;
    }
  }
}
