/** A company's request for an account, from the POST to the board, the list, the figures and the alarm. */
import { describe, expect, it } from 'vitest';
import { DeskAlarm } from '../../../server/desk/alarm/alarm';
import { createLog } from '../../../server/http/log';
import { checkAccount } from '../../../src/contract/account-form';
import type { ShiftFigures } from '../../../src/contract/job/figures';
import type { BookingsPage } from '../../../src/contract/staff';
import { booking, bookingRequest } from '../fixture';
import { clock, desk, deskForEachTest } from './fresh-desk';
import { REFERENCE_LETTERS } from '../../../src/contract/reference';

const ID = '5ef1f3a5-5a86-4b8e-9f0e-0d9a4f5c7a10';
deskForEachTest();

const checked = checkAccount(
  {
    company: 'Al Noor Transport LLC',
    vehicles: '25',
    kinds: ['vans', 'trucks'],
    areas: 'Al Quoz, Sharjah',
    firstName: 'Sara',
    lastName: 'Haddad',
    phone: '050 123 4567',
    email: 'sara@alnoor.example',
    message: 'Mostly at night',
    consent: true,
  },
  { id: ID, submittedAt: '2026-11-22T22:00:00.000Z', lang: 'ar', attribution: { utm_campaign: 'fleets' } },
);
if (!checked.ok) throw new Error('refused');
const request = checked.booking;
const post = (data: unknown) =>
  desk.app.inject({ method: 'POST', url: '/api/real-crm-endpoint', payload: bookingRequest(data) });
const list = async (q: string) =>
  (
    await desk.app.inject({
      url: `/api/real-crm-endpoint?action=bookings&q=${encodeURIComponent(q)}`,
      headers: { authorization: `Bearer ${desk.token}` },
    })
  ).json<BookingsPage>().bookings;

describe('a request for an account', () => {
  it('is stored once like a booking, with all that was said, without a price and without a ticket', async () => {
    const first = await post(request);
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { id: ID, reference: expect.stringMatching(new RegExp(`^${REFERENCE_LETTERS}-`)) as string, status: 'pending' },
    ]);
    expect((await post(request)).statusCode).toBe(200);
    const found = await list('al noor');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      account: { company: 'Al Noor Transport LLC', vehicles: 25, kinds: ['vans', 'trucks'], areas: 'Al Quoz, Sharjah' },
      customerInfo: { firstName: 'Sara', phone: '050 123 4567', email: 'sara@alnoor.example' },
      estimatedCost: 0,
      status: 'pending',
    });
    // Whoever knows nothing of accounts reads it in the description.
    expect(found[0]?.customerInfo.description).toBe(
      'Account request: Al Noor Transport LLC\nVehicles: 25 (vans, trucks)\nThey drive in: Al Quoz, Sharjah\nMostly at night',
    );
    expect(await list('account request')).toHaveLength(1);
    // In what happened last it is no booking of a truck, for AED 0.
    const { recentActivity } = await desk.store.stats();
    expect(recentActivity?.map(({ message }) => message)).toEqual([`${found[0]?.reference}: account request`]);
    for (const q of ['noor transport', 'sharjah', 'sara@alnoor.example'])
      expect((await desk.get(`find?q=${encodeURIComponent(q)}`)).body, q).toMatchObject({ jobs: [{ bookingId: ID }] });
  });

  it('names each field that is wrong, and stores nothing', async () => {
    const wrong = { ...request, account: { company: ' ', vehicles: 0, kinds: ['rockets'] } };
    const answer = await post(wrong);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        error: 'Some fields are missing or wrong',
        fields: {
          company: 'Please enter the name of your company',
          vehicles: 'Please enter how many vehicles you run as one number, for example 25',
          kinds: 'Please choose one of the answers',
          areas: 'Please say where your vehicles drive',
        },
      },
    ]);
    expect(await list('')).toEqual([]);
  });

  it('is taken and answered on the board, without a truck and without a customer who moves it', async () => {
    await desk.book(request);
    const [job] = (await desk.board()).jobs;
    expect(job).toMatchObject({ state: 'new', place: 'Al Quoz, Sharjah', lang: 'ar', vehicle: '' });
    expect(job?.account?.company).toBe('Al Noor Transport LLC');
    expect(job?.estimate).toBeUndefined();
    const taken = (await desk.change(job!, { kind: 'step', to: 'taken' })).body.job;
    expect((await desk.change(taken, { kind: 'step', to: 'sent', minutes: 20 })).status).toBe(409);
    expect((await desk.change(taken, { kind: 'step', to: 'done' })).body.job.state).toBe('done');
    expect((await list('al noor'))[0]?.status).toBe('done');
  });

  it('leaves the board a day after it was answered: no price is missing', async () => {
    await post(request);
    for (const to of ['taken', 'done']) {
      const [job] = (await desk.board()).jobs;
      expect((await desk.change(job!, { kind: 'step', to })).status).toBe(200);
    }
    clock.now += 24 * 3_600_000 + 1;
    expect((await desk.board()).jobs).toEqual([]);
  });

  it('wakes nobody, while a booking beside it rings', async () => {
    const rung: number[] = [];
    const alerted: string[] = [];
    const alarm = new DeskAlarm({
      desk: desk.store.desk,
      log: createLog(() => undefined),
      now: () => clock.now,
      alertAfter: 120,
      push: async (messages) => void rung.push(...messages.filter(({ kind }) => kind === 'ring').map(({ job }) => job)),
      webhook: async ({ reference }) => alerted.push(reference) > 0,
    });
    await desk.book(request);
    await desk.book(booking());
    await alarm.start();
    clock.now += 10 * 60_000;
    await alarm.tick();
    await alarm.stop();
    const tow = (await desk.board()).jobs.find(({ account }) => !account);
    expect(new Set(rung)).toEqual(new Set([tow?.id]));
    expect(alerted).toEqual([tow?.reference]);
  });

  it('stands among the rows of the spreadsheet and in no figure', async () => {
    await desk.book(request);
    const { jobs } = (await desk.get('figures?hours=24')).body as ShiftFigures;
    expect(jobs).toBe(0);
    const csv = await desk.app.inject({
      url: '/api/desk/figures.csv?hours=24&table=jobs',
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(csv.body.split('\r\n')[1]).toMatch(new RegExp(`^${REFERENCE_LETTERS}-.*,account_request,.*fleets`));
  });

  it('is handed out and erased with everything else under its number', async () => {
    await desk.book(request);
    const held = await desk.store.exportHeld({ phone: '+971 50 123 4567' }, 'command');
    expect([held.bookings[0]?.account?.vehicles, held.jobs[0]?.job.account?.vehicles]).toEqual([25, 25]);
    expect(await desk.store.eraseHeld({ phone: '050 123 4567' }, 'command')).toEqual({ bookings: 1, jobs: 1 });
    expect(await list('')).toEqual([]);
  });
});
