/**
 * A dispatcher's hour, random and compressed: bookings, pranks, cancellations, people who book twice, calls, and a
 * connection that is lost again and again, on the real server and the real board. `DESK_SEED` makes another hour,
 * `DESK_MINUTES` a shorter or longer one.
 */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Board, Job, JobEvent } from '../../src/contract/job/record';
import { STEPS } from '../../src/contract/job/steps';
import { seededRandom } from '../../src/simulation/random';
import { CRM, omarsBoard } from '../support/dashboard';
import { test } from '../support/own-server';
import { DESKTOP, expect, type Page } from '../support/test';

const SEED = Number(process.env.DESK_SEED ?? 7);
const MINUTES = Number(process.env.DESK_MINUTES ?? 4);

/** Random numbers from 0 to 1 by a seed: the same sequence each time. */
const draw = seededRandom(SEED);
const one = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;

const WORDS = [
  'Will not start',
  'Flat tyre',
  'Stuck in sand near the dunes',
  'My wife is bleeding',
  'Accident, in the fast lane',
  'Out of petrol',
  'asdf lol',
  'بطارية فارغة',
];
const AREAS = ['Deira', 'Mirdif', 'Al Quoz', 'Hatta', 'Business Bay'];

interface Booked {
  id: string;
  phone: string;
  at: number;
}
async function book(request: APIRequestContext, phone: string): Promise<Booked> {
  const id = randomUUID();
  const data = {
    id,
    service: 'towing_service',
    location: one(AREAS),
    vehicleType: 'Sedan',
    urgency: one(['immediate', 'immediate', 'within_hour', 'scheduled']),
    consent: true,
    estimatedCost: 240,
    submittedAt: new Date().toISOString(),
    status: 'pending',
    customerInfo: {
      firstName: 'Visitor',
      lastName: id.slice(0, 4),
      phone,
      email: '',
      vehicleMake: '',
      vehicleModel: '',
      vehicleYear: '',
      description: one(WORDS),
    },
  };
  // As the browser's outbox does: again, until somebody has answered.
  for (;;) {
    const answer = await request.post(CRM, { data: { action: 'store-booking', data } }).catch(() => undefined);
    if (answer && answer.status() <= 201) return { id, phone, at: Date.now() };
    await new Promise((later) => setTimeout(later, 100));
  }
}

const cards = (page: Page) => page.locator('[data-job]');
/** By the link that dials: what is read has spaces in it. */
const cardsOf = (page: Page, phone: string) =>
  cards(page).filter({ has: page.locator(`a[href$="${phone.slice(1)}"]`) });
const WAYS = /ERR_|Failed to load resource|Failed to fetch|network error/i;

test(`every booking and call of ${MINUTES} minutes at the desk is on the screen and on the server once, seed ${SEED}`, async ({
  page,
  context,
  request,
  server,
  expected,
}) => {
  test.setTimeout(180_000 + MINUTES * 60_000);
  expected(WAYS);
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(() => {
    const seen = window as unknown as { rings: number[] };
    seen.rings = [];
    const real = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      seen.rings.push(Date.now());
      return real.call(this);
    };
  });
  await omarsBoard(page);

  const told = {
    booked: 0,
    calls: 0,
    taken: 0,
    steps: 0,
    ended: 0,
    offline: 0,
    killed: 0,
    presses: 0,
    moved: 0,
    slowest: 0,
  };
  const phones: string[] = [];
  const phone = () => `05${String(Math.floor(draw() * 1e8)).padStart(8, '0')}`;
  /** What a dispatcher does next: the first card's big button, or its end. */
  const act = async () => {
    const card = cards(page).first();
    if ((await cards(page).count()) === 0) return;
    const id = await card.getAttribute('data-job');
    const state = await card.getAttribute('data-state');
    const mine = page.locator(`[data-job="${id}"]`);
    const before = await mine.boundingBox({ timeout: 1_000 }).catch(() => null);
    if (draw() < 0.2 && state !== 'loaded' && state !== 'there') {
      await mine.getByText(/^More/).click();
      const end = one(['cancelled', 'prank', 'duplicate']);
      await mine.getByLabel('How did it end?').selectOption(end);
      await mine.getByLabel('Reason', { exact: true }).selectOption({ index: 1 });
      await mine.getByRole('button', { name: 'End this job' }).click();
      told.ended++;
    } else {
      const next = {
        new: /I've got it/,
        taken: /Truck sent/,
        sent: /Truck is there/,
        there: /^Loaded/,
        loaded: /Done and paid/,
      }[state ?? ''];
      if (!next) return;
      await mine.getByRole('button', { name: next }).click();
      if (state === 'taken') await mine.getByRole('button', { name: one(['10', '20', '30']), exact: true }).click();
      if (state === 'loaded') {
        await mine.getByLabel('Price paid, AED').fill(String(150 + Math.floor(draw() * 300)));
        await mine.getByRole('button', { name: 'Done and paid' }).click();
      }
      told[state === 'new' ? 'taken' : 'steps']++;
    }
    told.presses++;
    // A job that has ended is gone, and a query for its position would wait for it.
    const after = (await mine.count()) > 0 ? await mine.boundingBox({ timeout: 1_000 }).catch(() => null) : null;
    if (before && after && Math.abs(before.y - after.y) > 40) told.moved++;
    // Either saved or reported as not saved.
    await expect(async () => {
      const alert = await mine.getByRole('alert').count();
      // Evaluated at once: a query for the state of a card that has just gone would wait for it.
      const now = await mine.evaluateAll(([found]) => found?.getAttribute('data-state'));
      expect(alert > 0 || now !== state).toBe(true);
    }).toPass({ timeout: 15_000 });
    const ok = mine.getByRole('button', { name: 'OK' });
    if ((await ok.count()) > 0) await ok.first().click();
  };

  for (let minute = 0; minute < MINUTES; minute++) {
    const lot = draw();
    if (lot < 0.5) {
      const again = phones.length > 0 && draw() < 0.15;
      const booked = await book(request, again ? one(phones) : phone());
      phones.push(booked.phone);
      told.booked++;
      await expect(cardsOf(page, booked.phone).first()).toBeVisible({ timeout: 20_000 });
      told.slowest = Math.max(told.slowest, Date.now() - booked.at);
    } else if (lot < 0.58) {
      await page.getByRole('button', { name: 'New job' }).click();
      await page.getByLabel('Phone number').fill(phone());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      told.calls++;
    } else if (lot < 0.66) {
      // The line is gone, a booking comes, the line is back: it is there, once.
      await context.setOffline(true);
      const booked = await book(request, phone());
      told.booked++;
      told.offline++;
      await context.setOffline(false);
      await expect(cardsOf(page, booked.phone)).toHaveCount(1, { timeout: 30_000 });
    } else if (lot < 0.69 && told.killed < 2) {
      await server.stop('SIGKILL');
      await server.again();
      told.killed++;
      await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 });
    }
    await act();
    if (draw() < 0.6) await act();
  }

  // What the server holds: every booking and call once, every state with the steps that lead to it.
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('rnm.admin.session') ?? '{}') as { token: string }).token,
  );
  const ask = async <T>(path: string): Promise<T> =>
    (await request.get(`/api/desk/${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<T>;
  const { jobs } = await ask<Board>('jobs');
  expect(jobs).toHaveLength(told.booked + told.calls);
  for (const job of jobs) {
    const { events } = await ask<{ job: Job; events: JobEvent[] }>(`jobs/${job.id}`);
    expect(events, job.reference).toHaveLength(job.version);
    expect(events.at(-1)?.to ?? job.state).toBe(job.state);
  }
  // The screen shows the same.
  const open = jobs.filter(({ state }) => state !== 'done' && (STEPS as readonly string[]).includes(state));
  await expect(async () => {
    // More cards are drawn as the last one comes near.
    await cards(page).last().scrollIntoViewIfNeeded();
    // Two dozen, and everybody who waits.
    expect(await cards(page).count()).toBeGreaterThanOrEqual(Math.min(open.length, 24));
  }).toPass({ timeout: 15_000 });
  const rings = await page.evaluate(() => (window as unknown as { rings: number[] }).rings.length / 4);
  expect(rings).toBeGreaterThan(0);
  console.log(`seed ${SEED}, ${MINUTES} minutes: ${JSON.stringify({ ...told, rings })}`);
});
