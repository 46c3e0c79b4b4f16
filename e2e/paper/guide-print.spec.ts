/**
 * A guide on paper: two sides of A4 for the glove box, also when it is printed from a
 * phone, where its parts are folded.
 */
import { expect, test } from '../support/test';

const EDGE = '10mm';
const margin = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };

for (const path of ['/accident', '/accident-arabic', '/rental-car', '/who-moves-my-car-arabic'])
  test(`${path} prints on at most two pages from a phone and from a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 1440])
      await test.step(`from a window of ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
        const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
        expect(pages).toBeGreaterThan(0);
        expect(pages).toBeLessThanOrEqual(2);
      });
  });

test('on paper a guide says everything that it says unfolded, and nothing that is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/accident');
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    'Ask everybody by name',
    'Rafid: app',
    'Both number plates',
    'AED 500 and 4',
    'An airbag has fired',
  ])
    await expect(page.locator('main').getByText(words).first()).toBeVisible();
  // White on a red sign would be white on white: backgrounds are not printed.
  for (const number of ['999', '998', '997'])
    await expect(page.locator(`main a[href="tel:${number}"]`)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText('Rules and fines on this page, checked on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
  await expect(page.locator('main img').first()).toBeHidden();
});

test('on paper no fold has its mark: on a dark band half a plus was left of it', async ({ page }) => {
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/');
  const marks = page.locator('main .fold-mark').filter({ visible: true });
  await expect(marks).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(marks).toHaveCount(0);
});
