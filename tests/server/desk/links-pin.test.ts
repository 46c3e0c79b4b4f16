import { describe, expect, it } from 'vitest';
import type { Job } from '../../../src/contract/job/record';
import { clock, desk, deskForEachTest, HOUR, MINUTE, only, START } from './fresh-desk';
import { ask, move, press } from './link-desk';
import { call } from './support';

deskForEachTest();

describe("a caller's pin", () => {
  const calledIn = async (over: object = {}): Promise<Job> => {
    await desk.post('jobs', call(over));
    return only();
  };

  it('brings the position into the job within the call, and names the nearest area where nothing is known', async () => {
    const job = await calledIn({ place: '' });
    const pin = await desk.link(job, 'pin');
    expect((await ask(pin)).body).toEqual({
      purpose: 'pin',
      reference: job.reference,
      lang: 'en',
      state: 'new',
      now: new Date(START).toISOString(),
    });
    expect(await press(pin, { kind: 'position', position: { lat: 25.0806, lng: 55.15, accuracy: 12 } })).toMatchObject({
      status: 200,
    });
    expect(await only()).toMatchObject({
      place: '0.9 km from the middle of Dubai Marina',
      position: { lat: 25.0806, lng: 55.15, accuracy: 12 },
    });
  });

  it('takes a press whose time is no whole number of milliseconds', async () => {
    const pin = await desk.link(await calledIn({ place: '' }), 'pin');
    clock.now += MINUTE;
    const position = { lat: 25.0806, lng: 55.15, accuracy: 12 };
    expect(await press(pin, { kind: 'position', ago: 20.25, position })).toMatchObject({ status: 200 });
    expect((await only()).position).toEqual(position);
  });

  it('leaves the landmark that the dispatcher wrote down, and takes a better position later', async () => {
    const pin = await desk.link(await calledIn({ place: 'Behind the mall' }), 'pin');
    await press(pin, { kind: 'position', position: { lat: 25, lng: 55, accuracy: 900 } });
    await press(pin, { kind: 'position', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
    expect(await only()).toMatchObject({ place: 'Behind the mall', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
  });

  it('lives for two hours, and no longer than the job', async () => {
    const job = await calledIn();
    const pin = await desk.link(job, 'pin');
    clock.now = START + 2 * HOUR - 1;
    expect((await ask(pin)).status).toBe(200);
    clock.now += 1;
    expect(await ask(pin)).toMatchObject({ status: 410, body: { link: 'expired' } });
    const other = await desk.link(job, 'pin');
    await desk.change(await only(), { kind: 'end', to: 'prank', reason: 'test' });
    expect((await ask(other)).status).toBe(410);
  });

  it.each([
    [{ kind: 'note', text: 'x' }],
    [{ kind: 'step', to: 'there' }],
    [{ kind: 'position', position: { lat: 91, lng: 55, accuracy: 1 } }],
    [{ kind: 'position' }],
    [{}],
  ])('does nothing else: %o', async (change) => {
    const pin = await desk.link(await calledIn({ place: 'Deira' }), 'pin');
    expect((await press(pin, change)).status).toBe(400);
    expect((await only()).version).toBe(1);
  });

  it('leaves no position behind: it goes at the end of the job, and after two hours where no truck was sent', async () => {
    const job = await calledIn();
    const pin = await desk.link(job, 'pin');
    await press(pin, { kind: 'position', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
    clock.now = START + 2 * HOUR - 1;
    expect(await desk.store.forgetPositions()).toBe(0);
    clock.now += 1;
    expect(await desk.store.forgetPositions()).toBe(1);
    expect(await only()).not.toHaveProperty('position');

    await press(await desk.link(job, 'pin'), { kind: 'position', position: { lat: 25.1, lng: 55.1, accuracy: 8 } });
    await move('taken');
    await move('sent');
    clock.now += 3 * HOUR;
    expect(await desk.store.forgetPositions()).toBe(0);
    await move('there');
    await move('done');
    // It may still be taken back.
    expect(await desk.store.forgetPositions()).toBe(0);
    clock.now += MINUTE;
    expect(await desk.store.forgetPositions()).toBe(1);
    expect(JSON.stringify(await desk.get(`jobs/${job.id}`))).not.toContain('25.1');
  });

  it('does not touch a position that the desk has entered', async () => {
    const job = await calledIn();
    await desk.change(job, { kind: 'place', place: 'Here', position: { lat: 25.2, lng: 55.2, accuracy: 0 } });
    clock.now += 30 * HOUR;
    expect(await desk.store.forgetPositions()).toBe(0);
  });
});
