/** A card on the desk: what stands together, and that it fits. */
import { stopClock } from '../support/clock';
import { book, cards, signIn, startShift } from '../support/dashboard';
import { test } from '../support/own-server';
import { minutesGoBy } from '../support/later';
import { deskOf } from '../support/links';
import { expect, PHONE } from '../support/test';
import type { Board } from '../../src/contract/job/record';

test('names of forty letters leave the board as wide as a small phone', async ({ page }) => {
  const name = 'M'.repeat(40);
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  // More jobs are waiting than the board shows: their number stays on its tab.
  await page.route('**/api/desk/jobs', async (route) => {
    const board = (await (await route.fetch()).json()) as Board;
    await route.fulfill({ json: { ...board, unshown: 128 } });
  });
  // No stream meanwhile: where the server finds its store emptied by the test before, it sends a board without that
  // number.
  await page.route('**/api/desk/events*', () => undefined);
  await signIn(page, '/admin/jobs');
  await startShift(page, name);
  const tab = page.getByRole('tab', { name: /^Jobs/ });
  const [around, badge] = [await tab.boundingBox(), await tab.getByText(/^128/).boundingBox()];
  expect(badge!.x + badge!.width).toBeLessThanOrEqual(around!.x + around!.width);
  await page.unroute('**/api/desk/jobs');
  await page.unroute('**/api/desk/events*');
  await page.getByText(/^Trucks/).click();
  await page.getByLabel('Plate').fill('W'.repeat(20));
  await page.getByLabel('Driver’s first name').fill(name);
  await page.getByLabel('Driver’s phone').fill('0507654321');
  await page.getByRole('button', { name: 'Add a truck' }).click();
  await expect(page.getByText('Trucks (1/1)')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const text of [`On shift: ${name}`, name]) {
    const { x = 0, width = 999 } = (await page.getByText(text, { exact: true }).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  }
  // The second half of a double click, within 600 ms of this clock, does not take the first back.
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const onDuty = page.getByRole('button', { name: /^On duty/ });
  await onDuty.scrollIntoViewIfNeeded();
  const box = (await onDuty.boundingBox())!;
  await stopClock(page);
  await onDuty.click();
  await expect(page.getByText('Trucks (0/1)')).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => fetch('/api/mongodb-health').then((answer) => answer.text()));
  // By now all requests that it made have been sent.
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('button', { name: /^Off duty/ })).toBeVisible();
  await expect(page.getByText('Trucks (0/1)')).toBeVisible();
});

test('a card keeps what stands on it together: references, names and signs in large letters, edges in forced colours', async ({
  page,
  request,
  server,
}) => {
  const desk = await deskOf(request);
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.change({ kind: 'step', to: 'sent', minutes: 10 });
  minutesGoBy(server, 50);
  await desk.call();
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.change({ kind: 'step', to: 'sent', minutes: 20 });
  const punctual = page.locator(`[data-job="${(await desk.job()).id}"]`);
  await book(request);
  await book(request);
  await signIn(page, '/admin/jobs');
  await startShift(page, 'Omar');

  await test.step('no reference breaks at its hyphen, however narrow its card', async () => {
    const same = cards(page)
      .filter({ hasText: /Same phone as/ })
      .and(page.locator('[data-state=new]'));
    await expect(same.getByText(/^Same phone as/)).toHaveCount(2);
    const broken = await same.first().evaluate((card) => {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const ranges: Range[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: found } of (text.textContent ?? '').matchAll(/RNM-\w+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + found.length);
          // What is only read out has no line.
          if (!text.parentElement?.closest('.sr-only')) ranges.push(range);
        }
      const counts: string[] = [`of ${ranges.length}`];
      for (let width = 180; width < 420; width += 5) {
        card.style.width = `${width}px`;
        const lines = ranges.map((range) => new Set([...range.getClientRects()].map(({ top }) => top)).size);
        if (lines.some((count) => count > 1)) counts.push(`${width} px`);
      }
      card.style.width = '';
      return counts;
    });
    expect(broken).toEqual(['of 2']);
  });

  await test.step('buttons have an edge where the system forces its colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const button of [
      cards(page)
        .getByRole('button', { name: /I've got it/ })
        .first(),
      page.getByRole('button', { name: 'New job' }),
    ])
      await expect(button).toHaveCSS('border-top-width', '2px');
    await page.emulateMedia({ forcedColors: null });
  });

  await page.setViewportSize(PHONE);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await test.step('in letters of twice the size, the name of a job has its words beside or above what it has come to', async () => {
    const name = punctual.getByRole('heading', { level: 3 });
    await expect(name).toBeVisible();
    // Wide enough for its longest word: it used to wrap to one letter per line.
    expect((await name.boundingBox())?.width).toBeGreaterThan(150);
  });

  await test.step('in letters of twice the size, what runs on a card stays within it on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const text of ['No truck sent for', 'Truck is late by']) {
      const card = cards(page).filter({ hasText: text });
      const sign = (await card.getByText(text).boundingBox())!;
      const name = (await card.getByRole('heading', { level: 3 }).boundingBox())!;
      expect(sign.x + sign.width, text).toBeLessThanOrEqual(name.x + name.width + 1);
    }
  });
});
