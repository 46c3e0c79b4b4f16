import { describe, expect, it } from 'vitest';
import { accountText } from '@/contract/account';
import type { Attribution } from '@/contract/booking';
import { ACCOUNT_KINDS, type AccountValues } from '@/contract/account-fields';
import { accountValues, checkAccount } from '@/contract/account-form';

const filled: AccountValues = {
  company: ' Gulf Vans ',
  vehicles: '12',
  kinds: ['vans'],
  areas: 'Deira',
  firstName: 'Omar',
  lastName: 'Haddad',
  phone: '0501234567',
  email: '',
  message: ' We drive at night. ',
  consent: true,
};
const empty: AccountValues = {
  ...filled,
  ...{ company: '', vehicles: '', kinds: [], areas: '', firstName: '', lastName: '', phone: '', consent: false },
};
const extras = {
  id: '5ef1f3a5-5a86-4b8e-9f0e-0d9a4f5c7a10',
  submittedAt: '2026-11-22T22:00:00.000Z',
  lang: 'en',
} as const;
const errorsOf = (values: AccountValues) => {
  const checked = checkAccount(values, extras);
  return checked.ok ? undefined : checked.errors;
};

describe('the account form', () => {
  it('makes a booking that says everything, and estimates nothing', () => {
    const checked = checkAccount(filled, extras);
    expect(checked.ok && checked.booking).toMatchObject({
      account: { company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' },
      customerInfo: { description: expect.stringContaining('Gulf Vans') as string },
      urgency: 'scheduled',
      estimatedCost: 0,
    });
  });

  it('names every field that is missing', () => {
    expect(errorsOf(empty)).toEqual({
      company: 'companyRequired',
      vehicles: 'vehiclesInvalid',
      kinds: 'kindsRequired',
      areas: 'areasRequired',
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      phone: 'phoneRequired',
      consent: 'consentRequired',
    });
  });

  it.each(['0', '-3', '1.5', '100001', '1e2', '0x10', ',200', '1,20', '1,2000', '1,200,', '1,000,000'])(
    'refuses %s as a number of vehicles',
    (vehicles) => {
      expect(errorsOf({ ...filled, vehicles })).toEqual({ vehicles: 'vehiclesInvalid' });
    },
  );

  it.each(['20-30', '20 to 30', '2 dozen', '2k', '1.2k', 'about', 'about -3', 'over 1.5', '+25', '25++', '٢٠–٣٠'])(
    'refuses %s, which is no one number',
    (vehicles) => {
      expect(errorsOf({ ...filled, vehicles })).toEqual({ vehicles: 'vehiclesInvalid' });
    },
  );

  it.each([
    'about 25',
    'Approx. 25',
    '~25',
    '≈ 25',
    'more than 25',
    '25+',
    '25 +',
    '25 Vehicles',
    'around 25 cars',
    '\u200e25\u200f',
  ])('reads %s as 25, since about how many is enough', (vehicles) => {
    const checked = checkAccount({ ...filled, vehicles }, extras);
    expect(checked.ok && checked.booking.account?.vehicles).toBe(25);
  });

  it.each(['حوالي ٢٥', '٢٥ سيارة', '25 مركبة', 'نحو ٢٥+'])('reads %s as 25', (vehicles) => {
    const checked = checkAccount({ ...filled, vehicles }, extras);
    expect(checked.ok && checked.booking.account?.vehicles).toBe(25);
  });

  it('reads a number from an Arabic or an Urdu keyboard', () => {
    const counted = (vehicles: string) => {
      const checked = checkAccount({ ...filled, vehicles }, extras);
      return checked.ok && checked.booking.account?.vehicles;
    };
    expect([counted('٢٥'), counted('۲۵'), counted(' 25 ')]).toEqual([25, 25, 25]);
  });

  it.each(['1,200', '١٬٢٠٠', '١,٢٠٠'])('reads %s as twelve hundred', (vehicles) => {
    const checked = checkAccount({ ...filled, vehicles }, extras);
    expect(checked.ok && checked.booking.account?.vehicles).toBe(1200);
  });

  it('refuses a wrong phone, a wrong e-mail and a message that is too long, each beside its field', () => {
    expect(errorsOf({ ...filled, phone: '123', email: 'no', message: 'x'.repeat(1201) })).toEqual({
      phone: 'phoneInvalid',
      email: 'emailInvalid',
      message: 'tooLong',
    });
  });

  it('refuses a message that is too long also where nothing else is wrong', () => {
    expect(errorsOf({ ...filled, message: 'x'.repeat(1201) })).toEqual({ message: 'tooLong' });
  });

  it('fits the longest answers into the description', () => {
    const long = { ...filled, company: 'c'.repeat(120), areas: 'a'.repeat(200), message: 'm'.repeat(1200) };
    expect(errorsOf(long)).toBeUndefined();
  });

  it('refuses longer answers, and a kind of vehicle that it does not list, each beside its field', () => {
    const long = { ...filled, company: 'c'.repeat(121), areas: 'a'.repeat(201), kinds: ['boats'] };
    expect(errorsOf(long)).toEqual({ company: 'tooLong', areas: 'tooLong', kinds: 'answerInvalid' });
  });

  it('takes the largest fleet, and every kind of vehicle, each once', () => {
    const all = { ...filled, vehicles: '100000', kinds: [...ACCOUNT_KINDS] };
    expect(errorsOf(all)).toBeUndefined();
    expect(errorsOf({ ...all, kinds: [...ACCOUNT_KINDS, 'cars'] })).toEqual({ kinds: 'answerInvalid' });
  });

  it('gives back what stood in the form', () => {
    const checked = checkAccount(filled, extras);
    if (!checked.ok) throw new Error('refused');
    expect(accountValues(checked.booking)).toEqual({ ...filled, company: 'Gulf Vans', message: 'We drive at night.' });
  });

  it('takes spaces off the areas, and says every kind of vehicle in the description', () => {
    const checked = checkAccount({ ...filled, areas: ' Deira, Hatta ', kinds: ['cars', 'vans'] }, extras);
    if (!checked.ok) throw new Error('refused');
    expect(checked.booking.account?.areas).toBe('Deira, Hatta');
    expect(checked.booking.customerInfo.description).toBe(
      'Account request: Gulf Vans\nVehicles: 12 (cars, vans)\nThey drive in: Deira, Hatta\nWe drive at night.',
    );
  });

  it('says which campaign brought the visitor, and nothing of one where none did', () => {
    const made = (attribution?: Attribution) => {
      const checked = checkAccount(filled, { ...extras, attribution });
      return checked.ok ? checked.booking : undefined;
    };
    expect(made({ utm_source: 'fair' })).toMatchObject({ attribution: { utm_source: 'fair' } });
    for (const booking of [made(), made({})]) expect(booking).not.toHaveProperty('attribution');
  });

  it('starts from an empty form after a booking that was no request for an account', () => {
    const checked = checkAccount(filled, extras);
    if (!checked.ok) throw new Error('refused');
    const { account: _account, ...other } = checked.booking;
    other.customerInfo = { ...other.customerInfo, description: 'A flat tyre.' };
    expect(accountValues(other)).toMatchObject({ company: '', kinds: [], areas: '', message: 'A flat tyre.' });
  });

  it('gives no message back where the description is not the one that it wrote', () => {
    const checked = checkAccount(filled, extras);
    if (!checked.ok) throw new Error('refused');
    const { customerInfo } = checked.booking;
    const other = { ...checked.booking, customerInfo: { ...customerInfo, description: 'Somebody else wrote this.' } };
    expect(accountValues(other)).toMatchObject({ company: 'Gulf Vans', message: '' });
  });

  it('leaves no empty line for a message that nobody wrote', () => {
    expect(accountText({ company: 'A', vehicles: 1, kinds: ['cars'], areas: 'B' }, '')).toBe(
      'Account request: A\nVehicles: 1 (cars)\nThey drive in: B',
    );
  });
});
