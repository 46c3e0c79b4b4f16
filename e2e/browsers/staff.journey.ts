/** Staff sign-in in every browser: the key is derived by the browser itself. */
import { STAFF } from '../support/staff';
import { DESKTOP, expect, test } from './support/test';

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
