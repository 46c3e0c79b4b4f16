/**
 * The pages behind the links as tired eyes and thumbs meet them: contrast, targets, large
 * text, and what is pressed next within reach.
 */
import { expectAccessible } from '../support/axe';
import { asksAgain } from '../support/clock';
import { book } from '../support/dashboard';
import { deskOf, type DeskHands } from '../support/links';
import { expect, PHONE, test, type Page } from '../support/test';

let desk: DeskHands;
test.use({ viewport: PHONE });
test.beforeEach(async ({ request }) => {
  desk = await deskOf(request);
  await desk.of(await book(request, {}, { rolls: 'no', headroom: '2.1' }));
});

/**
 * Texts below 7:1 and targets below 48 px, folded ones unfolded. The pages' colours are opaque, which is checked too.
 */
const failings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const found: string[] = [];
    const numbers = (colour: string): number[] => colour.match(/[\d.]+/g)!.map(Number);
    const light = (colour: string): number => {
      const [r, g, b] = numbers(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** What lies behind it: the nearest colour that is not see-through. */
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      const alpha = numbers(backgroundColor)[3] ?? 1;
      if (alpha !== 0 && alpha !== 1) found.push(`see-through: ${element.outerHTML.slice(0, 80)}`);
      return alpha === 0 ? behind(element.parentElement) : backgroundColor;
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility()) continue;
      const text = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      if (text || element.matches('input, select, textarea')) {
        const [a, b] = [light(getComputedStyle(element).color), light(behind(element))];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 7) found.push(`${ratio.toFixed(2)}:1 ${element.outerHTML.slice(0, 80)}`);
      }
      if (!element.matches('a, button, summary, input, select, textarea') || element.closest('p')) continue;
      const { width, height } = element.getBoundingClientRect();
      if (Math.min(width, height) < 48) found.push(`${width} × ${height} px ${element.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

/** In a light and in a dark system. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await failings(page), colorScheme).toEqual([]);
  }
}

/** Text twice its size: nothing sticks out to the side or is cut off. */
async function expectLargeTextWhole(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '225%'));
  const cut = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && !element.matches('input, select, textarea, bdi'))
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1,
      )
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  // No tile breaks a word in two.
  const broken = await page.locator('.photo span').evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      [...(text as Text).data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      }),
    ),
  );
  expect(broken).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** By the Tab key: nothing that has the focus lies below the call, which stays at the bottom. */
async function expectFocusSeen(page: Page): Promise<void> {
  await page.evaluate(() => void (document.activeElement as HTMLElement).blur());
  for (;;) {
    await page.keyboard.press('Tab');
    const [reached, hidden] = await page.evaluate(() => {
      const { activeElement: element } = document;
      const call = document.querySelector('footer')!.getBoundingClientRect();
      const box = (element!.closest('label') ?? element!).getBoundingClientRect();
      return [element?.closest('footer'), box.bottom > call.top ? element!.outerHTML : ''];
    });
    if (reached) return;
    expect(hidden).toBe('');
  }
}

/** The middle of what is pressed next, from the top of the window: 0 to 1. */
async function reach(page: Page, name: string): Promise<number> {
  const { y, height } = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
  return (y + height / 2) / PHONE.height;
}

const go = async (page: Page, purpose: 'pin' | 'job' | 'track') => {
  await page.goto(await desk.link(purpose), { waitUntil: 'commit' });
  await expect(page.getByText(purpose === 'pin' ? 'Send my location' : /As of \d/)).toBeVisible();
};

test("the caller's page has 7:1, 48 px and whole large text, its button in the lower half", async ({ page }) => {
  await go(page, 'pin');
  expect(await reach(page, 'Send my location')).toBeGreaterThan(0.5);
  await expectReadable(page);
  await expectLargeTextWhole(page);
});

test("the driver's page has 7:1, 48 px and whole large text at every step, in four languages", async ({ page }) => {
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.truck();
  await go(page, 'job');
  for (const [to, next] of [
    [undefined, '15 min'],
    ['sent', 'I am there'],
    ['there', 'Loaded'],
    ['loaded', 'Done'],
  ] as const) {
    if (to) {
      await desk.change({ kind: 'step', to, ...(to === 'sent' ? { minutes: 20 } : {}) });
      await page.reload({ waitUntil: 'commit' });
    }
    await expect(page.getByRole('button', { name: next, exact: true })).toBeVisible();
    const box = (await page.getByRole('button', { name: next, exact: true }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
    await expectReadable(page);
    await expectLargeTextWhole(page);
    await expectFocusSeen(page);
  }
  for (const lang of ['العربية', 'اردو', 'हिन्दी']) {
    await page.getByRole('button', { name: lang }).click();
    await expectReadable(page);
    await expectLargeTextWhole(page);
  }
});

test('on a small phone in large text, what did not count is told whole', async ({ page, context, expected }) => {
  expected(/ERR_INTERNET_DISCONNECTED|409/);
  await page.setViewportSize({ width: 320, height: 568 });
  await desk.sent();
  await go(page, 'job');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'I am there' }).click();
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await desk.change({ kind: 'end', to: 'cancelled', reason: 'found_other' });
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expectLargeTextWhole(page);
});

test('the ticket has 7:1, 48 px and whole large text, waiting and under way, in both languages', async ({ page }) => {
  await page.clock.install();
  await go(page, 'track');
  await expectReadable(page);
  await expectFocusSeen(page);
  await desk.sent();
  await asksAgain(page);
  await expect(page.getByText(desk.plate)).toBeVisible();
  for (const lang of ['العربية', 'English']) {
    await page.getByRole('button', { name: lang }).click();
    await expectReadable(page);
    await expectLargeTextWhole(page);
  }
});

test('in a dark system no page glares, except on paper', async ({ page }) => {
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.truck();
  for (const purpose of ['pin', 'job', 'track'] as const) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await go(page, purpose);
    for (const part of ['html', 'footer'])
      await expect(page.locator(part)).toHaveCSS('background-color', 'rgb(19, 26, 33)');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
  }
});
