import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areaNear, areaOf } from '../../../server/desk/figures/area';
import { minutesOf, moments } from '../../../server/desk/figures/measure';
import { desk as copy } from '../../../src/content/en/desk';
import { CALLED_IN, type ShiftFigures } from '../../../src/contract/job/figures';
import type { Job } from '../../../src/contract/job/record';
import type { JobState } from '../../../src/contract/job/steps';
import { readPlace } from '../../../src/features/desk/job/typed-place';
import { booking, ESTIMATE } from '../fixture';
import { clock, desk, deskForEachTest, MINUTE } from './fresh-desk';
import { call } from './support';

deskForEachTest();

const figures = async (hours = 24): Promise<ShiftFigures> =>
  (await desk.get(`figures?hours=${hours}`)).body as ShiftFigures;
const later = (minutes: number) => void (clock.now += minutes * MINUTE);
const newest = async (): Promise<Job> => (await desk.board()).jobs.reduce((a, b) => (a.id > b.id ? a : b));
async function booked(over: Record<string, unknown> = {}, who: Record<string, unknown> = {}): Promise<Job> {
  await desk.book(booking({ id: randomUUID(), ...over }, who));
  return newest();
}
async function steps(first: Job, ...wanted: [minutes: number, change: object][]): Promise<Job> {
  let job = first;
  for (const [minutes, change] of wanted) {
    later(minutes);
    job = (await desk.change(job, change)).body.job;
  }
  return job;
}
const step = (to: string, more: object = {}) => ({ kind: 'step', to, ...more });
const tap = (body: object) =>
  desk.app.inject({
    method: 'POST',
    url: '/api/real-crm-endpoint',
    payload: { action: 'store-call', source: 'header', page: '/', ...body },
  });

describe('the figures of a shift', () => {
  it('are honest about a shift in which nothing happened', async () => {
    expect(await figures()).toEqual({
      from: '2026-11-21T22:00:00.000Z',
      to: '2026-11-22T22:00:00.000Z',
      jobs: 0,
      open: 0,
      ends: [],
      money: { paid: 0, priced: 0, unpriced: 0, compared: 0, comparedPaid: 0, comparedEstimated: 0 },
      services: [],
      areas: [],
      hours: [],
      campaigns: [],
      taps: [],
      tapPages: [],
    });
  });

  it('count minutes to taken and to arrival, money beside the estimate, and why jobs were lost', async () => {
    const ads = { attribution: { utm_campaign: 'Night towing', gclid: 'g' } };
    await steps(
      await booked(ads),
      [3, step('taken')],
      [1, step('sent', { minutes: 20 })],
      [16, step('there')],
      [2, step('loaded')],
      [9, step('done', { price: 300, payment: 'cash' })],
    );
    await steps(await booked(), [9, step('taken')], [30, { kind: 'end', to: 'cancelled', reason: 'too_long' }]);
    await steps(
      await booked({ location: 'Al Quoz', service: 'desert_recovery' }),
      [1, step('taken')],
      [1, step('sent')],
      [3, step('there')],
      [1, step('done')],
    );
    await desk.post(
      'jobs',
      call({ position: { lat: 25.2174, lng: 55.4178, accuracy: 0 }, place: 'Behind the mosque' }),
    );
    expect(await figures()).toMatchObject({
      jobs: 4,
      open: 1,
      toTaken: { jobs: 3, median: 3, worst: 9 },
      toThere: { jobs: 2, median: 12.5, worst: 20 },
      ends: [
        { state: 'done', jobs: 2 },
        { state: 'cancelled', reason: 'too_long', jobs: 1 },
      ],
      money: { paid: 300, priced: 1, unpriced: 1, compared: 1, comparedPaid: 300, comparedEstimated: ESTIMATE },
      services: [
        { key: 'towing_service', jobs: 2, done: 1, lost: 1, paid: 300, estimated: ESTIMATE, compared: 1 },
        { key: '', jobs: 1 },
        { key: 'desert_recovery', done: 1, compared: 0 },
      ],
      areas: [{ key: 'Deira', jobs: 2 }, { key: 'Al Quoz' }, { key: 'Mirdif', jobs: 1 }],
      hours: [
        { key: 2, jobs: 2 },
        { key: 3, jobs: 2 },
      ],
      campaigns: [
        { key: '', jobs: 2 },
        { key: CALLED_IN, jobs: 1 },
        { key: 'Night towing', jobs: 1, done: 1, paid: 300 },
      ],
    });
  });

  it.each(['phone', 'called in', ' called in'])(
    'tell the campaign "%s" from jobs that were called in',
    async (name) => {
      await booked({ attribution: { utm_campaign: name } });
      await desk.post('jobs', call());
      expect(new Set((await figures()).campaigns.map(({ key }) => key))).toEqual(new Set([name.trim(), CALLED_IN]));
    },
  );

  it('leave pranks and duplicates out of everything, and jobs for an agreed hour out of the minutes', async () => {
    await steps(await booked(), [1, step('taken')], [1, { kind: 'end', to: 'prank', reason: 'no_such_customer' }]);
    await steps(await booked(), [4, { kind: 'end', to: 'duplicate', reason: 'same_job' }]);
    await steps(await booked({ urgency: 'scheduled' }), [300, step('taken')]);
    const found = await figures();
    expect(found).toMatchObject({ jobs: 1, open: 1, ends: [], services: [{ jobs: 1 }], campaigns: [{ jobs: 1 }] });
    expect(found.toTaken).toBeUndefined();
  });

  it('go by what was not taken back', async () => {
    const taken = await steps(await booked(), [2, step('taken')]);
    await steps(taken, [0.5, { kind: 'undo' }], [4.5, step('taken')]);
    expect((await figures()).toTaken).toEqual({ jobs: 1, median: 7, worst: 7 });
  });

  it('count no minutes of a booking that is marked as waiting again long after it was over', async () => {
    const data = [booking({ id: randomUUID() }), booking({ id: randomUUID() })] as const;
    await desk.book(data[0]);
    await steps(await newest(), [3, step('taken')], [1, step('sent')], [10, step('there')], [5, step('done')]);
    // Nobody took this one: it was marked as done in the list at once.
    await desk.book(data[1]);
    await desk.store.setStatus(data[1].id as string, 'done');
    later(12 * 60);
    for (const { id } of data) await desk.store.setStatus(id as string, 'pending');
    for (const job of (await desk.board()).jobs) {
      expect(job.state).toBe('taken');
      await steps(job, [1, step('sent')]);
    }
    expect((await figures()).toTaken).toEqual({ jobs: 1, median: 3, worst: 3 });
    expect((await figures()).toThere).toEqual({ jobs: 1, median: 14, worst: 14 });
  });

  it('know the period, and no other than those there are', async () => {
    await booked();
    await tap({});
    later(13 * 60);
    expect(await figures(12)).toMatchObject({ jobs: 0, taps: [] });
    expect(await figures(24)).toMatchObject({ jobs: 1, taps: [{ call: 1 }] });
    expect(await desk.get('figures?hours=5')).toEqual({
      status: 400,
      body: { error: 'hours must be one of 12, 24, 168, 720' },
    });
    expect(await desk.get('figures?hours=24', '')).toMatchObject({ status: 401 });
  });

  it('keep the area that was booked when the place is told better, unless that is another area', async () => {
    const told = await steps(await booked(), [1, { kind: 'place', place: 'Exit 41, hard shoulder' }]);
    expect((await figures()).areas).toMatchObject([{ key: 'Deira', jobs: 1 }]);
    await steps(told, [1, { kind: 'place', place: 'Al Quoz' }]);
    expect((await figures()).areas).toMatchObject([{ key: 'Al Quoz', jobs: 1 }]);
  });

  it('count who was not there as lost, and compare no price with an estimate that nobody made', async () => {
    await steps(
      await booked(),
      [1, step('taken')],
      [1, step('sent')],
      [1, step('there')],
      [1, { kind: 'end', to: 'no_show', reason: 'nobody_there' }],
    );
    await desk.post('jobs', call({ service: undefined }));
    await steps(
      await newest(),
      [1, step('taken')],
      [1, step('sent')],
      [1, step('there')],
      [1, step('done', { price: 200, payment: 'cash' })],
    );
    expect(await figures()).toMatchObject({
      money: { paid: 200, priced: 1, unpriced: 0, compared: 0, comparedPaid: 0 },
      services: [
        { key: '', jobs: 1, paid: 0, compared: 0, lost: 0 },
        { key: 'towing_service', jobs: 1, lost: 1 },
      ],
    });
  });
});

describe('taps', () => {
  it('are counted by channel, campaign and page; a chat is no call', async () => {
    for (const body of [
      {},
      { attribution: { utm_source: 'bing' } },
      { channel: 'whatsapp', attribution: { gclid: 'x' } },
      { channel: 'sms', page: '/stranded' },
    ]) {
      expect((await tap(body)).statusCode).toBe(204);
    }
    expect((await tap({ channel: 'fax' })).statusCode).toBe(400);
    expect(await figures()).toMatchObject({
      taps: [
        { campaign: '', call: 1, whatsapp: 0, sms: 1 },
        { campaign: 'bing', call: 1 },
        { campaign: 'Google Ads click', whatsapp: 1 },
      ],
      tapPages: [
        { page: '/', call: 2, whatsapp: 1, sms: 0 },
        { page: '/stranded', call: 0, whatsapp: 0, sms: 1 },
      ],
    });
    expect((await desk.store.stats()).totalCalls).toBe(2);
  });
});

describe('the rows for a spreadsheet', () => {
  const csv = async (table: string): Promise<string> => {
    const answer = await desk.app.inject({
      url: `/api/desk/figures.csv?hours=24&table=${table}`,
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.body;
  };

  it('hold each job without its customer, and run no formula', async () => {
    await steps(
      await booked(
        { attribution: { utm_campaign: '=HYPERLINK("https://evil.example")' } },
        { firstName: '=1+1', lastName: 'X' },
      ),
      [2, step('taken', { by: '@Omar, "night"' })],
    );
    const text = await csv('jobs');
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFreference,came_in,state,reason,minutes_to_taken,minutes_to_arrival,agreed_hour,service,area,campaign,estimate_aed,paid_aed,payment,taken_by',
    );
    const { reference } = await newest();
    expect(text.split('\r\n')[1]).toBe(
      `${reference},2026-11-23 02:00,taken,,2,,no,towing_service,Deira,"'=HYPERLINK(""https://evil.example"")",${ESTIMATE},,,"'@Omar, ""night"""`,
    );
    expect(text).not.toContain('Mariam');
    expect(text).not.toContain('50 123');
  });

  it('say what was paid once a job is done, and not of a step that was taken back', async () => {
    const paid = { price: 260, payment: 'cash' };
    await steps(
      await booked(),
      ...(['taken', 'sent', 'there'] as const).map((to) => [1, step(to)] as [number, object]),
      [1, step('done', paid)],
      [0.5, { kind: 'undo' }],
    );
    expect((await csv('jobs')).split('\r\n')[1]).toContain(`,${ESTIMATE},,,Omar`);
    await desk.change(await newest(), step('done', paid));
    expect((await csv('jobs')).split('\r\n')[1]).toContain(`,${ESTIMATE},260,cash,Omar`);
  });

  it('hold one line a tap, whatever lines a stranger writes into it', async () => {
    await tap({
      source: 'a\n=1+1',
      page: '/\r\n@SUM(A1)',
      attribution: { utm_campaign: "x\r-1\u2028=cmd|' /C calc'!A0" },
    });
    await tap({ channel: 'sms', source: 'b', attribution: { utm_campaign: ' =2+2' } });
    await tap({ source: 'a', page: '/', attribution: { utm_campaign: 'x;=1+1;y' } });
    expect((await csv('taps')).split(/\r\n|[\n\r\u2028]/).slice(1)).toEqual([
      "2026-11-23 02:00,call,x -1 =cmd|' /C calc'!A0,/ @SUM(A1),a =1+1",
      "2026-11-23 02:00,sms,'=2+2,/,b",
      // Where lists have semicolons, each would begin a cell.
      '2026-11-23 02:00,call,"x,=1+1,y",/,a',
      '',
    ]);
  });

  it('hold each tap', async () => {
    await tap({ channel: 'whatsapp', source: '+stranded', attribution: { utm_campaign: 'Night' } });
    expect(await csv('taps')).toBe(
      "\uFEFFat,channel,campaign,page,source\r\n2026-11-23 02:00,whatsapp,Night,/,'+stranded\r\n",
    );
  });
});

describe('measuring', () => {
  it('names no area for a place that is in none, nor one that is abroad', () => {
    const abuDhabi = { lat: 24.4539, lng: 54.3773, accuracy: 0 };
    expect([areaOf([null], abuDhabi), areaNear(abuDhabi)]).toEqual([
      '',
      expect.stringMatching(/ km from the middle of /),
    ]);
    expect(areaNear({ lat: 51.5, lng: 0, accuracy: 0 })).toBe('');
  });

  it('says as far as the desk reads of the same place pasted', () => {
    const near = areaNear({ lat: 25.36459, lng: 54.93506, accuracy: 0 });
    expect(near).toBe('34.7 km from the middle of Palm Jumeirah');
    expect(readPlace(copy.place, '25.36459, 54.93506').place).toMatch(new RegExp(`, ${near}$`));
  });

  it.each([
    [2_000, 'Dubai Marina'],
    [2_001, ''],
  ])('of a position to within %i m it names the area %j', (accuracy, area) => {
    const near = areaNear({ lat: 25.0806, lng: 55.15, accuracy });
    expect(near).toBe(area && `0.9 km from the middle of ${area}`);
  });

  it('takes the middle of an odd number and the mean of the two in the middle', () => {
    expect(minutesOf([5, 1, 90].map((m) => m * MINUTE))).toEqual({ jobs: 3, median: 5, worst: 90 });
    expect(minutesOf([4, 1, 2, 90].map((m) => m * MINUTE))).toEqual({ jobs: 4, median: 3, worst: 90 });
    expect(minutesOf([])).toBeUndefined();
  });

  it('keeps the first moment of a state, unless it was taken back', () => {
    const at = (at: number, what: string, from: JobState, to: JobState) => ({
      at,
      what,
      from_state: from,
      to_state: to,
    });
    const first = [at(1, 'step', 'new', 'taken'), at(2, 'step', 'taken', 'sent'), at(3, 'step', 'sent', 'done')];
    const again = [at(4, 'step', 'done', 'taken'), at(5, 'step', 'taken', 'sent')];
    expect(moments([...first, ...again])).toEqual({ taken: 1, sent: 2, done: 3 });
    expect(moments([...first, ...again, at(6, 'undone', 'sent', 'taken')])).toEqual({ taken: 1, sent: 2, done: 3 });
    expect(moments([...first, at(4, 'undone', 'done', 'sent')])).toEqual({ taken: 1, sent: 2 });
  });

  it('knows no moment of a step that nobody made', () => {
    expect(moments([{ at: 1, what: 'created', from_state: null, to_state: 'new' }])).toEqual({ new: 1 });
  });
});
