import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskAlarm } from '../../../server/desk/alarm/alarm';
import { webhookBody, type UntakenJob } from '../../../server/desk/alarm/webhook';
import type { Job } from '../../../src/contract/job/record';
import { createLog } from '../../../server/http/log';
import { booking } from '../fixture';
import { clock, desk, deskForEachTest, START } from './fresh-desk';
import { call, goBack } from './support';
import { eventually } from '../../support/eventually';

deskForEachTest();

const lines: string[] = [];
const log = createLog((line) => void lines.push(line));
let alarm: DeskAlarm;
let pushes: string[];
let alerts: UntakenJob[];
/** Whether the alert address answers. */
let reached: boolean;

beforeEach(async () => {
  lines.length = 0;
  [pushes, alerts, reached] = [[], [], true];
  alarm = new DeskAlarm({
    desk: desk.store.desk,
    log,
    now: () => clock.now,
    alertAfter: 120,
    push: async (messages) =>
      void pushes.push(
        ...messages.map(({ kind, job, waiting }) => `${kind} ${job}${kind === 'ring' ? ` of ${waiting}` : ''}`),
      ),
    webhook: async (job) => alerts.push(job) > 0 && reached,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await alarm.stop();
});

const after = async (seconds: number) => {
  clock.now = START + seconds * 1000;
  await alarm.tick();
};

describe("the server's alarm", () => {
  it('rings at once, again every 30 seconds, and is quiet on every device when somebody takes the job', async () => {
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    const { id } = (await desk.board()).jobs[0]!;
    await after(29);
    expect(pushes).toEqual([`ring ${id} of 1`]);
    await after(30);
    expect(pushes).toEqual([`ring ${id} of 1`, `ring ${id} of 1`]);
    await desk.change((await desk.board()).jobs[0]!, { kind: 'step', to: 'taken' });
    await eventually(() => expect(pushes.at(-1)).toBe(`quiet ${id}`));
    await after(600);
    expect(pushes).toHaveLength(3);
  });

  it('rings for a job that comes while the server starts, also where the database is slow to say what is newest', async () => {
    const { feed } = desk.store.desk;
    const started = feed.started.bind(feed);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    vi.spyOn(feed, 'started').mockImplementation(() => answered.then(started));
    const begun = alarm.start();
    await Promise.race([begun, desk.board()]);
    await desk.book(booking());
    answer();
    await begun;
    await eventually(() => expect(pushes).toHaveLength(1));
  });

  it('looks each second by itself, and is not silenced by a clock that was set back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    clock.now = START - 3_600_000;
    vi.advanceTimersByTime(1000);
    await eventually(() => expect(pushes).toHaveLength(2));
  });

  it('rings for a new job at once, and once a round for all that wait, with their number', async () => {
    const bookAnother = () => desk.book(booking({ id: randomUUID() }));
    await alarm.start();
    for (let job = 1; job <= 3; job++) {
      clock.now = START + job * 5000;
      await bookAnother();
      await eventually(() => expect(pushes).toHaveLength(job));
    }
    const [first, ...others] = (await desk.board()).jobs.map(({ id }) => id).sort((a, b) => a - b);
    expect(pushes).toEqual([first, ...others].map((id, i) => `ring ${id} of ${i + 1}`));
    for (const seconds of [34, 35, 40, 45, 64, 65]) await after(seconds);
    expect(pushes.slice(3)).toEqual([`ring ${first} of 3`, `ring ${first} of 3`]);
    clock.now = START + 70_000;
    await bookAnother();
    await eventually(() => expect(pushes.at(-1)).toMatch(/ of 4$/));
    await after(94);
    expect(pushes).toHaveLength(6);
    await after(95);
    expect(pushes.slice(6)).toEqual([`ring ${first} of 4`]);
  });

  it('tells the number of those that ring: what was left from before is not among them, as on the screens', async () => {
    await desk.book(booking());
    clock.now = START + 12 * 3_600_000;
    await desk.book(booking({ id: randomUUID() }, { phone: '050 765 4321' }));
    const { id } = (await desk.board()).jobs.reduce((a, b) => (a.id > b.id ? a : b));
    await alarm.start();
    await eventually(async () => {
      await alarm.tick();
      expect(pushes).toEqual([`ring ${id} of 1`]);
    });
  });

  it('goes on for what waited before the server started', async () => {
    await desk.book(booking());
    await alarm.start();
    await alarm.tick();
    expect(pushes).toHaveLength(1);
  });

  it('goes on for it also where the store did not answer at the start', async () => {
    await desk.book(booking());
    vi.spyOn(desk.store.desk, 'board').mockRejectedValueOnce(new Error('busy'));
    await alarm.start();
    await alarm.tick();
    expect(pushes).toHaveLength(1);
  });

  it.each([
    [
      'one is erased on the dashboard',
      ({ id }: { id?: unknown }) => desk.store.eraseHeld({ id: String(id) }, 'dashboard'),
    ],
    ['a number is erased by the command', () => desk.store.eraseHeld({ phone: '+971 50 123 4567' }, 'command')],
  ])('is quiet, and rings no more, when %s while it waits', async (_what, erase) => {
    const data = booking();
    await alarm.start();
    await desk.book(data);
    // Two that come at once can ring together.
    await eventually(() => expect(pushes).toHaveLength(1));
    await desk.book(booking({ id: randomUUID() }, { phone: '050 765 4321' }));
    await eventually(() => expect(pushes).toHaveLength(2));
    const [{ id }, other] = (await desk.board()).jobs.sort((a, b) => a.id - b.id) as [Job, Job];
    await erase(data);
    await eventually(() => expect(pushes.at(-1)).toBe(`quiet ${id}`));
    await after(600);
    expect(pushes.slice(3)).toEqual([`ring ${other.id} of 1`]);
    expect(alerts.map(({ reference }) => reference)).toEqual([other.reference]);
  });

  it('rings for the jobs of a database that has gone back, of which no event came', async () => {
    await alarm.start();
    await desk.book(booking());
    await desk.book(booking({ id: randomUUID() }));
    await desk.change((await desk.board()).jobs[0]!, { kind: 'step', to: 'taken' });
    await eventually(() => expect(pushes).toContain('quiet 1'));
    pushes = [];
    await goBack(desk);
    await desk.post('jobs', call());
    await eventually(async () => {
      await alarm.tick();
      expect(pushes).toContain('ring 1 of 1');
    });
  });

  it('rings and alerts for a job that has the number of one that a database has lost by going back', async () => {
    await alarm.start();
    // Two that come at once can ring together.
    for (const job of [1, 2]) {
      await desk.book(booking({ id: randomUUID() }));
      await eventually(() => expect(pushes).toHaveLength(job));
    }
    await after(120);
    expect(alerts).toHaveLength(2);
    pushes = [];
    await goBack(desk);
    await desk.post('jobs', call());
    const { reference } = (await desk.board()).jobs[0]!;
    await eventually(async () => {
      await alarm.tick();
      expect(pushes).toContain('ring 1 of 1');
    });
    await after(240);
    expect(alerts.at(-1)?.reference).toBe(reference);
  });

  it('asks again what still waits when the store did not answer after something was erased', async () => {
    const data = booking();
    await alarm.start();
    await desk.book(data);
    await eventually(() => expect(pushes).toHaveLength(1));
    const waiting = vi.spyOn(desk.store.desk, 'waiting').mockRejectedValueOnce(new Error('busy'));
    await desk.store.eraseHeld({ id: String(data.id) }, 'dashboard');
    await eventually(() => expect(waiting).toHaveBeenCalledOnce());
    await after(30);
    expect(pushes.map((push) => push.split(' ')[0])).toEqual(['ring', 'quiet']);
  });

  it('calls the alert address once when nobody has taken a job for two minutes, with nothing personal', async () => {
    await alarm.start();
    await desk.book(booking({}, { description: 'My wife is bleeding' }));
    await eventually(() => expect(pushes).toHaveLength(1));
    await after(119);
    expect(alerts).toEqual([]);
    await after(120);
    await after(121);
    await eventually(() => expect(alerts).toHaveLength(1));
    expect(alerts[0]).toMatchObject({ waiting: 120, danger: true });
    const text = JSON.stringify(webhookBody(alerts[0]!));
    for (const secret of ['Mariam', 'Haddad', '501234567', 'bleeding', 'Deira']) expect(text).not.toContain(secret);
  });

  it('asks the store for the alert again after a failure, and no more once it was given', async () => {
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    const claim = vi.spyOn(desk.store.desk, 'claimAlert').mockRejectedValueOnce(new Error('the disk is full'));
    await after(120);
    expect(alerts).toEqual([]);
    for (const second of [121, 122, 123]) await after(second);
    expect(alerts).toHaveLength(1);
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('calls the alert address, once, where the store has not answered for half a minute', async () => {
    await alarm.start();
    await desk.book(booking());
    await eventually(() => expect(pushes).toHaveLength(1));
    vi.spyOn(desk.store.desk, 'claimAlert').mockRejectedValue(new Error('the disk is full'));
    for (const second of [120, 149]) await after(second);
    expect(alerts).toEqual([]);
    for (const second of [150, 151, 400]) await after(second);
    expect(alerts).toMatchObject([{ waiting: 150, danger: false }]);
    expect(lines.at(-1)).toContain('alert sent');
  });

  it('says in the log that an alert reached nobody', async () => {
    reached = false;
    await alarm.start();
    await desk.book(booking());
    await after(120);
    await eventually(() => expect(lines.at(-1)).toContain('ALERT NOT SENT: nobody has taken a job'));
  });

  it('leaves an alert that has got no answer to the server that starts next, and none that has', async () => {
    const parts = { desk: desk.store.desk, log, now: () => clock.now, alertAfter: 120, push: async () => undefined };
    const told: string[] = [];
    await desk.book(booking());
    const first = new DeskAlarm({
      ...parts,
      webhook: ({ reference }) => {
        told.push(`first ${reference}`);
        return new Promise(() => undefined);
      },
    });
    const next = () =>
      new DeskAlarm({ ...parts, webhook: async ({ reference }) => told.push(`next ${reference}`) > 0 });
    await first.start();
    clock.now = START + 121_000;
    void first.tick();
    await eventually(() => expect(told).toHaveLength(1));
    await first.stop();
    for (let starts = 0; starts < 2; starts++) {
      const server = next();
      await server.start();
      await server.tick();
      await server.stop();
    }
    const [{ reference } = { reference: '' }] = (await desk.board()).jobs;
    expect(told).toEqual([`first ${reference}`, `next ${reference}`]);
  });

  it('makes the call of a server that died before the address has answered, two minutes later, once', async () => {
    const parts = { desk: desk.store.desk, log, now: () => clock.now, alertAfter: 120, push: async () => undefined };
    const told: string[] = [];
    await desk.book(booking());
    // As of a process that is killed: nothing comes back from it, and it says nothing any more.
    const first = new DeskAlarm({ ...parts, webhook: () => new Promise(() => void told.push('first')) });
    await first.start();
    clock.now = START + 120_000;
    void first.tick();
    await eventually(() => expect(told).toHaveLength(1));
    const servers = ['next', 'other'].map(
      (name) => new DeskAlarm({ ...parts, webhook: async () => told.push(name) > 0 }),
    );
    for (const server of servers) await server.start();
    for (const second of [121, 239, 241, 242, 500, 900]) {
      clock.now = START + second * 1000;
      for (const server of servers) await server.tick();
      expect(told.length, `${second}`).toBe(second < 240 ? 1 : 2);
    }
    for (const server of [first, ...servers]) await server.stop();
  });

  it('tells nobody outside of a job that was taken in time, or of one for tomorrow', async () => {
    await alarm.start();
    await desk.book(booking());
    // Two that are heard of at once ring once.
    await eventually(() => expect(pushes).toHaveLength(1));
    await desk.book(booking({ id: randomUUID(), urgency: 'scheduled' }));
    await eventually(() => expect(pushes).toHaveLength(2));
    await desk.change(
      (await desk.board()).jobs.find(({ urgency }) => urgency === 'immediate')!,
      { kind: 'step', to: 'taken' },
    );
    const [later] = (await desk.board()).jobs.filter(({ state }) => state === 'new');
    await eventually(() => expect(pushes.at(-1)).toMatch(/^quiet/));
    // Its devices ring again when the promised call is due, and then in that step.
    for (const seconds of [299, 300, 301, 599, 600]) await after(seconds);
    expect(pushes.slice(3)).toEqual([`ring ${later!.id} of 1`, `ring ${later!.id} of 1`]);
    expect(alerts).toEqual([]);
  });
});
