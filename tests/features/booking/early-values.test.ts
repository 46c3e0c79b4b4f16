import { afterEach, expect, it } from 'vitest';
import { earlyValues } from '@/features/booking/early-values';

afterEach(() => {
  document.body.innerHTML = '';
});
/** As the request for an account, which is left by the link to the booking form. */
const ANOTHER =
  '<input name="lastName" value="Haddad"><input name="phone" value="0501234567"><input type="checkbox" name="consent" checked>';
const form = (inside: string) => {
  document.body.innerHTML = `<input name="service" value="not in the form"><form>${ANOTHER}</form><form name="booking">${inside}</form>`;
};

it('finds text, choices and ticks that differ from an untouched form', () => {
  form(`
    <select name="service"><option value=""></option><option value="towing_service" selected></option></select>
    <input type="radio" name="urgency" value="immediate"><input type="radio" name="urgency" value="scheduled" checked>
    <input name="firstName" value="Mariam"><input name="lastName" value=""><textarea name="description">Will not start</textarea>
    <input type="checkbox" name="rolls" value="no" checked><input type="checkbox" name="keys" value="no">
    <input type="checkbox" name="consent" checked>`);
  expect(earlyValues()).toEqual({
    service: 'towing_service',
    urgency: 'scheduled',
    firstName: 'Mariam',
    description: 'Will not start',
    rolls: 'no',
    consent: true,
  });
});

it('finds nothing in an untouched form, or where there is none', () => {
  form(
    '<input name="firstName"><input type="radio" name="urgency" value="immediate" checked><input type="checkbox" name="consent">',
  );
  expect(earlyValues()).toEqual({});
  document.body.innerHTML = '';
  expect(earlyValues()).toEqual({});
});
