/** The driver's card on paper: one side of A4, whatever stands around it on the screen. */
import { expect, test } from '../support/test';

for (const path of ['/driver-card', '/driver-card-arabic']) {
  test(`${path} prints on one page`, async ({ page }) => {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
}
