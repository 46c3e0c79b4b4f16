/**
 * What the customer and the driver say after the job is taken: heard at the desk, written
 * on the job, and told to the driver.
 */
import { expectAccessible } from '../support/axe';
import { asksAgain } from '../support/clock';
import { book, cards, omarsBoard } from '../support/dashboard';
import { deskOf, type DeskHands } from '../support/links';
import { test } from '../support/own-server';
import { DESKTOP, expect, PHONE, type Page } from '../support/test';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

const heard = (page: Page) => page.getByRole('log');

let desk: DeskHands;
test.beforeEach(async ({ page, request }) => {
  desk = await deskOf(request);
  await desk.of(await book(request));
  await desk.sent();
  await omarsBoard(page);
});

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`a driver who cannot find the place is heard on ${device}, and the customer's answer reaches him`, async ({
    page,
    context,
    watch,
  }) => {
    await page.setViewportSize(viewport);
    const [driver, customer] = [await context.newPage(), await context.newPage()];
    for (const other of [driver, customer]) {
      watch(other);
      await other.setViewportSize(PHONE);
    }
    await driver.clock.install();
    await driver.goto(await desk.link('job'), { waitUntil: 'commit' });
    await driver.getByText('Problem', { exact: true }).first().click();
    await driver.getByRole('button', { name: 'Tell the office' }).click();
    await expect(heard(page)).toHaveText(
      new RegExp(`^${REFERENCE_LETTERS}-\\w+ Driver, \\d\\d:\\d\\d: Cannot find the place$`),
    );
    await expect(cards(page)).toContainText(/Driver, \d\d:\d\d: Cannot find the place/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await page.getByRole('button', { name: 'OK' }).click();
    await expect(heard(page)).toHaveText('');
    await expect(cards(page).getByRole('heading')).toBeFocused();

    await customer.goto(await desk.link('track'), { waitUntil: 'commit' });
    await customer.getByText('Tell the driver something').click();
    await customer.getByLabel('Your note').fill('The blue gate');
    await customer.getByRole('button', { name: 'Send the note' }).click();
    await expect(heard(page)).toContainText('The blue gate');
    await asksAgain(driver);
    await expect(driver.getByText(/^Customer \d\d:\d\d: The blue gate$/)).toBeVisible();
    await expectAccessible(driver);

    // Whoever opens the board later hears nothing of it, and reads it.
    await page.reload();
    await expect(cards(page)).toContainText(/Customer, \d\d:\d\d: The blue gate/);
    await expect(heard(page)).toHaveText('');
  });
}

test('a short text has no shadow at its edge, a note of five hundred lines stays one note, and a customer who cancels with a truck on its way is heard on any tab', async ({
  page,
  context,
  watch,
}) => {
  await test.step('a short text has no shadow or line at its lower edge, wherever it stands between two pixels', async () => {
    const words = cards(page).getByText('Will not start');
    await words.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await words.boundingBox())!;
    const clip = { x: x + width - 30, y, width: 20, height: height + 2 };
    const edge = async (background: string) => {
      await words.evaluate((element, value) => (element.style.background = value), background);
      return (await page.screenshot({ clip })).toString('base64');
    };
    const lines: number[] = [];
    for (let part = 0; part < 1; part += 0.1) {
      await words.evaluate((element, by) => (element.style.marginTop = `${by}px`), part);
      if ((await edge('')) !== (await edge('none'))) lines.push(part);
    }
    expect(lines).toEqual([]);
  });

  const customer = await context.newPage();
  watch(customer);
  await customer.goto(await desk.link('track'), { waitUntil: 'commit' });
  await test.step('a note of five hundred lines stays one note on the board', async () => {
    await customer.getByText('Tell the driver something').click();
    await customer.getByLabel('Your note').fill(`Gate${'\n'.repeat(490)}Blue`);
    await customer.getByRole('button', { name: 'Send the note' }).click();
    const note = cards(page).getByText(/^Gate\s+Blue$/);
    await expect(note).toBeVisible();
    expect((await cards(page).boundingBox())?.height).toBeLessThan(1000);
    // What is cut off says that there is more of it, and at its end no longer.
    const scrolled = note.locator('xpath=ancestor-or-self::p');
    const edge = async () => {
      const { x, y, width, height } = (await scrolled.boundingBox())!;
      const strip = { x: x + width / 2, y: y + height - 8, width: 20, height: 8 };
      return (await page.screenshot({ clip: strip, fullPage: false })).toString('base64');
    };
    await scrolled.scrollIntoViewIfNeeded();
    const cut = await edge();
    await scrolled.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await edge()).not.toBe(cut);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(heard(page)).toHaveText('');
  });

  await test.step('an end by the customer is heard on any tab, though the job leaves the board', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    await customer.getByText('Cancel the truck').click();
    await customer.getByLabel('Why?').selectOption('too_long');
    await customer.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(heard(page)).toContainText(
      new RegExp(`^${REFERENCE_LETTERS}-\\w+ Customer, \\d\\d:\\d\\d: Cancelled: Too long to wait$`),
    );
  });
});
