/** Numbers and plates in what is written from the right. */
import { expect, it } from 'vitest';
import { site } from '@/config/site';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { insurersAr } from '@/content/ar/guide/insurers';
import { customerMessage } from '@/content/desk-messages';
import { admin } from '@/content/en/admin';
import { desk } from '@/content/en/desk';
import { jobWords } from '@/content/links/job';
import { pinWords } from '@/content/links/pin';
import { trackWords } from '@/content/links/track';
import { accountMessages } from '@/contract/account-messages';
import { bookingMessages } from '@/contract/booking-messages';

it.each([
  ['Arabic pin', pinWords.ar],
  ['Arabic ticket', trackWords.ar],
  ['Arabic job', jobWords.ar],
  ['Urdu job', jobWords.ur],
])('no sentence of the %s has a number that would stand the other way round', (_page, { gone }) => {
  for (const sentence of Object.values(gone)) expect(sentence).not.toMatch(/\d/);
});

it.each(['ar', 'ur'])('number and plate in a message in “%s” are read from left to right', (lang) => {
  const facts = { name: '', reference: 'RNM-000001', plate: '17 45678', driver: 'Ali' };
  const there = customerMessage('there', lang, facts);
  expect(there).toContain(`\u200e${site.hotline}`);
  for (const said of [there, customerMessage('sent', lang, facts)]) expect(said).toContain('\u200e17 45678');
});

it.each([
  ['booking', bookingMessages.ar],
  ['account', accountMessages.ar],
])('no number in the Arabic messages of the %s form stands group by group from the right', (_form, messages) => {
  const marked = /\u200e[+\d ]+/g;
  for (const sentence of Object.values(messages)) expect(sentence.replace(marked, '')).not.toMatch(/\d \d/);
});

it('a plate behind a driver’s Arabic name is read from left to right at the desk', () => {
  expect(desk.card.truck('17 45678', 'محمد')).toBe('محمد, \u200e17 45678');
});

it('a number behind a customer’s Arabic name is read from left to right where it is asked what goes', () => {
  expect(admin.bookings.rights.confirm.goes('محمد', '050 111 2233')[0]).toContain('محمد, \u200e050 111 2233');
});

it.each([
  ['fleets', fleetsAr],
  ['insurers', insurersAr],
])('the full stop of the company’s English name stands behind it on the Arabic page for %s', (_page, content) => {
  const named = JSON.stringify(content).split(site.legalName).slice(1);
  expect(named).not.toEqual([]);
  for (const behind of named) expect(behind).toMatch(/^\u200e/);
});
