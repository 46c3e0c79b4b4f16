/**
 * A night of random work against the real server: three screens whose connections fail again and again, bookings,
 * calls, changes that overtake one another, trucks, and customers who are erased. In the end every screen shows what
 * the server has, and each job's history leads to its state.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Job, JobEvent } from '../../../src/contract/job/record';
import { END_REASONS } from '../../../src/contract/job/record';
import { ENDS, nextStep, STEPS } from '../../../src/contract/job/steps';
import { seededRandom } from '@/simulation/random';
import { eventually } from '../../support/eventually';
import { booking, cleanUp } from '../fixture';
import { openScreen } from './screen';
import { call, deskServer } from './support';

afterAll(cleanUp);

const ROUNDS = 80;
/** Which of them meets what depends on how fast the server answers: the night goes on until all of these have been. */
const TO_HAPPEN = ['booking', 'call 201', 'truck 200', 'erased', 'step 200', 'step 409', 'end 200', 'undo 200'];
/** A night of so many rounds in which one of them has not happened never will have it. */
const MOST_ROUNDS = 20 * ROUNDS;

it(
  'every screen ends with what the server has, and each job where its history leads',
  { timeout: 60_000 },
  async () => {
    const clock = { now: Date.parse('2026-11-22T18:00:00.000Z') };
    const next = seededRandom(20261129);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const phone = () => `0501${String(Math.floor(next() * 1e6)).padStart(6, '0')}`;

    const desk = await deskServer(clock);
    const address = await desk.app.listen({ port: 0, host: '127.0.0.1' });
    const screens = Array.from({ length: 3 }, () => openScreen(desk, address, next, () => clock.now));
    const done: Record<string, number> = {};

    /** Changes a job as one screen shows it: somebody may have been faster, and some are not possible. */
    async function change(screen: (typeof screens)[number]): Promise<string> {
      const jobs = [...screen.state.jobs.values()];
      if (jobs.length === 0) return 'nothing';
      const job = pick(jobs.slice(-6));
      const { trucks } = screen.state;
      const to = pick(ENDS);
      const wanted = pick([
        { kind: 'step', to: nextStep(job) ?? 'done', minutes: 15 },
        { kind: 'step', to: nextStep(job) ?? 'done' },
        { kind: 'step', to: pick(STEPS) },
        { kind: 'end', to, reason: pick(END_REASONS[to]), note: 'as they said' },
        { kind: 'undo' },
        { kind: 'note', text: 'rang twice', id: randomUUID() },
        { kind: 'place', place: 'Deira', position: { lat: 25.27, lng: 55.31, accuracy: 10 } },
        { kind: 'price', price: 350 },
        { kind: 'truck', truckId: trucks.length > 0 ? pick(trucks).id : null },
        { kind: 'danger', danger: next() < 0.5 },
      ]);
      const { status, body } = await desk.change(job, wanted);
      expect([200, 404, 409]).toContain(status);
      if (status !== 404) screen.saved(body.job);
      return `${wanted.kind} ${status}`;
    }
    async function truck(): Promise<string> {
      const plate = `D ${Math.floor(next() * 10)}`;
      const { status } = await desk.post('trucks', {
        plate,
        kind: '',
        driver: 'Ali',
        phone: phone(),
        onDuty: next() < 0.5,
      });
      return `truck ${status}`;
    }
    async function work(): Promise<string> {
      clock.now += Math.floor(next() * 10_000);
      const chance = next();
      if (chance < 0.12) return desk.book(booking({ id: randomUUID() }, { phone: phone() })).then(() => 'booking');
      if (chance < 0.2) return desk.post('jobs', call({ phone: phone() })).then(({ status }) => `call ${status}`);
      if (chance < 0.3) return truck();
      const screen = pick(screens);
      const [job] = [...screen.state.jobs.values()].slice(-1);
      if (chance < 0.33 && job) return desk.store.eraseHeld({ phone: job.phone }, 'dashboard').then(() => 'erased');
      return change(screen);
    }

    const missing = () => TO_HAPPEN.filter((what) => !(what in done));
    for (let round = 0; round < ROUNDS || (missing().length > 0 && round < MOST_ROUNDS); round++) {
      const together = Array.from({ length: Math.ceil(next() * 4) }, work);
      for (const what of await Promise.all(together)) done[what] = (done[what] ?? 0) + 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    // Else the night has tried nothing.
    expect(missing()).toEqual([]);

    const { jobs, trucks, seq } = await desk.board();
    for (const screen of screens)
      await eventually(() => {
        const { state } = screen;
        expect([...state.jobs.values()].sort((a, b) => a.id - b.id)).toEqual([...jobs].sort((a, b) => a.id - b.id));
        expect([state.trucks, state.seq]).toEqual([trucks, seq]);
      });
    for (const { id, state } of jobs) {
      const { events } = (await desk.get(`jobs/${id}`)).body as { job: Job; events: JobEvent[] };
      const steps = events.filter(({ what }) => what === 'step' || what === 'undone');
      expect(steps.map(({ from }) => from)).toEqual(['new', ...steps.map(({ to }) => to)].slice(0, steps.length));
      expect(steps.at(-1)?.to ?? 'new').toBe(state);
    }
    for (const screen of screens) screen.close();
    await desk.close();
  },
);
