/** Staff sign-in in every browser: the key is derived by the browser itself. */
import { request as api } from '@playwright/test';
import { book } from '../support/dashboard';
import { deskOf } from '../support/links';
import { STAFF } from '../support/staff';
import { DESKTOP, expect, test } from './support/test';
import type { Visit } from './support/visit';

/** Opens the desk, signed in and on shift. */
async function startShift(visit: Visit): Promise<void> {
  await visit.open('/admin/jobs');
  await visit.role('button', 'Access Dashboard').click();
  await visit.label('Username').fill(STAFF.username);
  await visit.label('Password').fill(STAFF.password);
  await visit.press('Enter');
  await visit.label('Your name').fill('Omar');
  await visit.role('button', 'Start shift').click();
}

test('a wrong password is refused, the right one opens the dashboard, and a reload keeps it open', async ({
  visit,
  tab,
}) => {
  await tab.resize(DESKTOP.width, DESKTOP.height);
  await visit.open('/admin');
  await visit.role('button', 'Access Dashboard').click();
  await visit.label('Username').is({ focused: true });
  await visit.label('Username').fill(STAFF.username);
  await visit.label('Password').fill(`${STAFF.password}x`);
  await visit.press('Enter');
  await visit.text('Invalid username or password').seen();
  await visit.label('Password').is({ focused: true });
  await visit.label('Password').fill(STAFF.password);
  await visit.press('Enter');
  await visit.role('tablist').seen();
  await visit.role('dialog').gone();
  await visit.open('/admin');
  await visit.role('tablist').seen();
  expect(await visit.role('dialog').count()).toBe(0);
});

test('a field that a dispatcher types into keeps its place as jobs appear before it, two dozen of one phone among them', async ({
  visit,
  tab,
  line,
}) => {
  const request = await api.newContext({ baseURL: line.url });
  const desk = await deskOf(request);
  for (const _ of [1, 2]) {
    await desk.of(await book(request));
    await desk.change({ kind: 'step', to: 'taken' });
  }
  const { id } = await desk.job();
  await tab.resize(DESKTOP.width, DESKTOP.height);
  await startShift(visit);
  const card = `[data-job="${id}"]`;
  await visit.css(`${card} button`).seen();
  await visit.evaluate((within) => {
    for (const more of document.querySelectorAll<HTMLDetailsElement>(`${within} details`)) more.open = true;
  }, card);
  await visit.label('Note', card).fill('Two children');
  const place = () => visit.evaluate(() => document.activeElement!.getBoundingClientRect().top);
  const before = await place();
  for (const which of ['first', 'second']) {
    await desk.of(await book(request));
    // By its card, not by how many wait: on this server the bookings of other journeys may wait too.
    await visit.css(`[data-job="${(await desk.job()).id}"]`).seen();
    expect(Math.abs((await place()) - before), which).toBeLessThan(2);
  }
  // A phone that books again and again fills the board, and the page stands.
  await visit.role('button', 'New job').seen();
  // Two dozen cards stand there without scrolling, those of other journeys first.
  const others = await visit.css('[data-job]').count();
  const booked: string[] = [];
  for (let i = 0; i < 24; i++) booked.push(await book(request, { phone: '052 765 4321' }));
  const same = () =>
    visit.evaluate(
      () => [...document.querySelectorAll('[data-job]')].filter((card) => /Same phone/.test(card.textContent!)).length,
    );
  await expect.poll(same).toBeGreaterThanOrEqual(24 - others);
  // An open stream would report errors once its server is gone.
  await tab.goto('about:blank');
  await request.dispose();
});
