import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OTHER_LOCATION } from '../../../src/contract/catalogue';
import type { TrackView } from '../../../src/contract/job/link';
import { plusCode } from '../../../src/contract/plus-code';
import { bookingRequest } from '../fixture';
import { clock, desk, deskForEachTest, historyOf, HOUR, only, START } from './fresh-desk';
import { ask, booked, move, press, withTruck } from './link-desk';
import { tokenOf } from './support';

deskForEachTest();

describe('the ticket', () => {
  it('comes with the answer to a booking, the same at every repeat', async () => {
    const { track, data } = await booked();
    const again = await desk.app.inject({
      method: 'POST',
      url: '/api/real-crm-endpoint',
      payload: bookingRequest(data),
    });
    expect([again.statusCode, tokenOf(again.json<{ track: string }>().track)]).toEqual([200, track]);
  });

  it('tells what people did and said, and when, and nobody’s number, name or position', async () => {
    const { track, job } = await booked({ lang: 'ar', position: { lat: 25.2711, lng: 55.3075, accuracy: 12 } });
    expect((await ask(track)).body).toEqual({
      purpose: 'track',
      reference: job.reference,
      lang: 'ar',
      state: 'new',
      now: new Date(START).toISOString(),
      receivedAt: job.createdAt,
      place: 'Deira',
      placeIn: { ar: 'ديرة' },
      hasPosition: true,
      mayCancel: true,
      mayMove: true,
    });
    await withTruck(job);
    await move('sent', { minutes: 20 });
    const sent = await ask(track);
    expect(sent.body).toMatchObject({
      state: 'sent',
      takenAt: job.createdAt,
      sentAt: '2026-11-22T22:01:00.000Z',
      truck: { plate: 'D 12345', kind: 'Flatbed', driver: 'Ali' },
      eta: { at: '2026-11-22T22:21:00.000Z', saidAt: '2026-11-22T22:01:00.000Z' },
    });
    expect(JSON.stringify(sent.body)).not.toMatch(/501234567|0501112222|Mariam|Haddad|25\.27/);
    await move('there');
    const there = (await ask(track)).body as TrackView;
    expect(there).toMatchObject({ hasPosition: false, mayCancel: true, mayMove: false });
    expect(there).not.toHaveProperty('eta');
    expect(there).not.toHaveProperty('place');
    await move('loaded');
    expect((await ask(track)).body).toMatchObject({ mayCancel: false });
    await move('done', { price: 260, payment: 'cash' });
    expect((await ask(track)).body).toMatchObject({ state: 'done', price: 260, endedAt: '2026-11-22T22:04:00.000Z' });
    // Taken back: the price that stands there may yet change.
    await desk.change(await only(), { kind: 'undo' });
    const back = (await ask(track)).body;
    expect(back).toMatchObject({ state: 'loaded' });
    expect(back).not.toHaveProperty('price');
  });

  it('has no place, nor has the driver, where the form’s answer was none of its areas', async () => {
    const { track, job } = await booked({ location: OTHER_LOCATION });
    expect((await ask(track)).body).toMatchObject({ place: '' });
    expect((await ask(await desk.link(job, 'job'))).body).toMatchObject({ place: '' });
    expect((await press(track, { kind: 'place', place: 'Exit 41' })).body).toMatchObject({ place: 'Exit 41' });
  });

  it('moves the place, adds a note and cancels; a note that speaks of blood marks the job', async () => {
    const { track, job } = await booked();
    expect((await ask(track)).body).toMatchObject({ place: 'Deira', placeIn: { ar: 'ديرة' } });
    expect(await press(track, { kind: 'place', place: 'Opposite Gate 3' })).toMatchObject({
      status: 200,
      body: { place: 'Opposite Gate 3' },
    });
    expect((await ask(track)).body).not.toHaveProperty('placeIn');
    expect(
      await press(track, { kind: 'position', position: { lat: 25.1384, lng: 55.2383, accuracy: 9 } }),
    ).toMatchObject({ status: 200, body: { hasPosition: true, placeIn: { ar: 'على بعد 0.0 كم من وسط القوز' } } });
    const note = { id: randomUUID(), kind: 'note', text: 'My son is bleeding' };
    // The answer was lost: once more.
    for (const press of [note, { ...note, id: note.id.toUpperCase() }])
      expect(await ask(track, press)).toMatchObject({ status: 200 });
    expect(await only()).toMatchObject({
      place: '0.0 km from the middle of Al Quoz',
      position: { lat: 25.1384, lng: 55.2383, accuracy: 9 },
      danger: 'words',
    });
    expect(await press(track, { kind: 'cancel', reason: 'car_started' })).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
    expect(await only()).toMatchObject({ state: 'cancelled', reason: 'car_started' });
    expect((await historyOf(job.id)).map(({ what, actor }) => `${actor} ${what}`)).toEqual([
      'customer created',
      'customer place',
      'customer place',
      'customer note',
      'customer step',
    ]);
  });

  it('takes the position out of a link in the place, for the driver’s map', async () => {
    const { track } = await booked();
    const place = 'She is here: https://maps.google.com/?q=25.1384,55.2383';
    expect(await press(track, { kind: 'place', place })).toMatchObject({ body: { place, hasPosition: true } });
    expect(await only()).toMatchObject({ place, position: { lat: 25.1384, lng: 55.2383, accuracy: 0 } });
    // A house and a street, not a spot in the Sudan.
    await press(track, { kind: 'place', place: '12, 34' });
    expect(await only()).not.toHaveProperty('position');
  });

  it('looks for a short Plus Code near the area that was chosen', async () => {
    const { track } = await booked({ location: 'Hatta' });
    const hatta = { lat: 24.7967, lng: 56.1175 };
    await press(track, { kind: 'place', place: plusCode(hatta).slice(4) });
    const { position } = await only();
    expect([position?.lat, position?.lng]).toEqual([expect.closeTo(hatta.lat, 3), expect.closeTo(hatta.lng, 3)]);
  });

  it('keeps the name of the place where a position is too rough to name another', async () => {
    const { track } = await booked();
    const position = { lat: 25.1384, lng: 55.2383, accuracy: 5000 };
    expect(await press(track, { kind: 'position', position })).toMatchObject({ body: { place: 'Deira' } });
    expect(await only()).toMatchObject({ place: 'Deira', position });
  });

  it('marks the job where the place in words is among the traffic, and not for the name of a building', async () => {
    const { track } = await booked();
    await press(track, { kind: 'place', place: 'Opposite the fire station' });
    expect(await only()).not.toHaveProperty('danger');
    await press(track, { kind: 'place', place: 'Hessa Street, fast lane' });
    expect(await only()).toMatchObject({ place: 'Hessa Street, fast lane', danger: 'words' });
  });

  it('refuses a cancellation once the car is loaded, and answers with the job as it is', async () => {
    const { track, job } = await booked();
    await withTruck(job);
    for (const to of ['sent', 'there', 'loaded']) await move(to);
    expect(await press(track, { kind: 'cancel', reason: 'price' })).toMatchObject({
      status: 409,
      body: { view: { state: 'loaded' } },
    });
    expect(await press(track, { kind: 'position', position: { lat: 25, lng: 55, accuracy: 5 } })).toMatchObject({
      status: 409,
    });
    expect((await only()).state).toBe('loaded');
  });

  it('needs "another reason" in words', async () => {
    const { track } = await booked();
    expect(await press(track, { kind: 'cancel', reason: 'other' })).toMatchObject({ status: 400 });
    expect((await only()).state).toBe('new');
  });

  it('calls a prank what a stranger may hear: cancelled', async () => {
    const { track, job } = await booked();
    await desk.change(job, { kind: 'end', to: 'prank', reason: 'abuse' });
    expect((await ask(track)).body).toMatchObject({ state: 'cancelled' });
  });

  it('calls a duplicate what it is: whoever waits must not read that no truck comes', async () => {
    const { track, job } = await booked();
    await desk.change(job, { kind: 'end', to: 'duplicate', reason: 'booked_and_called' });
    expect((await ask(track)).body).toMatchObject({ state: 'duplicate', mayCancel: false });
  });

  it.each([
    ['seven days after the job, however long that took', 9, true],
    ['thirty days after the booking where nobody ends the job', 30, false],
  ])('ends %s', async (_when, days, over) => {
    const { track } = await booked();
    clock.now = START + 2 * 24 * HOUR;
    if (over) await press(track, { kind: 'cancel', reason: 'price' });
    clock.now = START + days * 24 * HOUR - 1;
    expect((await ask(track)).status).toBe(200);
    clock.now += 1;
    expect(await ask(track)).toMatchObject({ status: 410, body: { link: 'expired' } });
  });

  it('opens nothing once the booking is erased', async () => {
    const { track, data } = await booked();
    await desk.store.eraseHeld({ id: data.id as string }, 'command');
    expect(await ask(track)).toMatchObject({ status: 410, body: { link: 'expired' } });
    expect(await press(track, { kind: 'note', text: 'hello' })).toMatchObject({ status: 410 });
  });
});
