/** What an owner can get wrong in `src/config/site.ts`, and what the build says about it. */
import { expect, it } from 'vitest';
import { site } from '@/config/site';
import { siteFaults } from '@/content/check/site';

it('finds nothing in the identity that is shipped, nor in a real one', () => {
  expect(siteFaults()).toEqual([]);
  const phones = { hotline: '+971 4 123 4567', secondContact: '+971 800 12345', whatsapp: '+44 20 7946 0958' };
  const rest = { origin: 'https://www.tow.ae', email: 'first.last+tow@mail.tow.ae', name: 'Tow & Go <24>' };
  expect(siteFaults({ ...site, ...phones, ...rest })).toEqual([]);
  const long = { name: 'Al Dhafra Heavy Towing & Recovery', nameAr: 'الظفرة لسحب ونقل المركبات والمعدات الثقيلة' };
  expect(siteFaults({ ...site, ...long, licenceNumber: 'CN-2846193', taxNumber: '' })).toEqual([]);
});

it.each<[mistake: string, change: Record<string, unknown>, where: string, what: RegExp, fix: RegExp]>([
  ['a local number', { hotline: '050 123 4567' }, 'hotline', /country code.*050 123 4567/, /\+971 50 123 4567/],
  ['leading zeros', { whatsapp: '00971 50 123 4567' }, 'whatsapp', /does not begin with \+/, /\+971/],
  ['the 0 after +971', { whatsapp: '+971 050 123 4567' }, 'whatsapp', /no number of any country/, /no 0 after \+971/],
  ['a number that is too short', { hotline: '+971 50 123 456' }, 'hotline', /too short/, /\+971/],
  ['a number without spaces', { hotline: '+971501234567' }, 'hotline', /no space after the country code/, /\+971/],
  [
    'a mark of direction from a chat',
    { hotline: '\u202a+971 50 123 4567\u202c' },
    'hotline',
    /nobody sees/,
    /by hand: \+971/,
  ],
  [
    'a number without quotes',
    { licenceNumber: 123456 },
    'licenceNumber',
    /no quotes around it \(123456\)/,
    /123456.*quote \('\)/,
  ],
  ['no second contact', { secondContact: '' }, 'secondContact', /is empty/, /\+971/],
  ['a field that is left out', { whatsapp: undefined }, 'whatsapp', /is missing/, /\+971/],
  ['an origin with a slash', { origin: 'https://tow.ae/' }, 'origin', /address of a site alone/, /without a slash/],
  ['an origin without a scheme', { origin: 'tow.ae' }, 'origin', /address of a site alone/, /https:\/\//],
  [
    'an origin without encryption',
    { origin: 'http://tow.ae' },
    'origin',
    /begin with https.*http:\/\/tow/,
    /https:\/\//,
  ],
  ['an e-mail without a domain', { legalEmail: 'legal@tow' }, 'legalEmail', /no e-mail address/, /office@/],
  ['two e-mails', { email: 'a@tow.ae, b@tow.ae' }, 'email', /no e-mail address/, /office@/],
  ['a long short name', { shortName: 'Recovery Near' }, 'shortName', /more than 12/, /Recovery/],
  ['a long short Arabic name', { shortNameAr: 'سطحة قريبة منك' }, 'shortNameAr', /more than 12/, /سطحة/],
  ['a name of 80 letters', { name: 'Tow '.repeat(20).trim() }, 'name', /more than 45/, /Recovery Near Me/],
  ['an Arabic name in Latin letters', { nameAr: 'Satha' }, 'nameAr', /not in Arabic letters.*Satha/, /سطحة/],
  ['an Arabic licence in English', { licenceTextAr: 'RTA' }, 'licenceTextAr', /not in Arabic letters/, /هيئة/],
  ['an English name in Arabic letters', { name: 'فزعة' }, 'name', /not in Latin letters/, /Recovery/],
  ['an English approval in Arabic letters', { licenceText: 'معتمدة' }, 'licenceText', /not in Latin letters/, /RTA/],
  ['an English area in Arabic letters', { serviceArea: 'دبي' }, 'serviceArea', /not in Latin letters/, /Dubai/],
  ['a space without width', { name: 'Tow\u200b & Go' }, 'name', /nobody sees/, /by hand: Recovery/],
  ['a soft hyphen', { email: 'office@tow\u00ad.ae' }, 'email', /nobody sees/, /by hand: office@/],
  ['a name with a tag', { name: 'Tow <b>Go</b>' }, 'name', /has "<b>" in it/, /Take it out/],
  ['an & from a web page', { legalName: 'Tow &amp; Go L.L.C.' }, 'legalName', /has "&amp;" in it/, /stands as itself/],
  [
    'a line break in the address',
    { address: { ...site.address, street: 'Shop 3<br/>Street 8' } },
    'address.street',
    /has "<br\/>" in it/,
    /plain/,
  ],
  ['a phone with a letter', { hotline: '+971 50 1234 O67' }, 'hotline', /other signs/, /\+971/],
  ['a name of spaces', { nameAr: '  ' }, 'nameAr', /is empty/, /سطحة/],
  ['a space at the end', { origin: 'https://tow.ae ' }, 'origin', /ends with a space/, /https/],
  ['a zone nobody knows', { timeZone: 'Asia/Dubay' }, 'timeZone', /no time zone/, /Asia\/Dubai/],
  ['the zone of another country', { timeZone: 'Asia/Riyadh' }, 'timeZone', /the time of Dubai/, /Asia\/Dubai/],
  ['half a tax number', { taxNumber: '1001234' }, 'taxNumber', /15 digits/, /100123456700003/],
  ['a country in words', { address: { ...site.address, country: 'UAE' } }, 'address.country', /two capitals/, /AE/],
  ['no address', { address: undefined }, 'address.street', /is missing/, /Street/],
  ['a swapped centre', { centre: { lat: 55.27, lng: 25.2 } }, 'centre', /wrong way round/, /Swap/],
  ['a centre in quotes', { centre: { lat: '25.2', lng: '55.27' } }, 'centre', /quotes around/, /plain numbers/],
  ['no centre', { centre: undefined }, 'centre', /has no lat/, /Dubai/],
  ['a centre in another place', { centre: { lat: 25.79, lng: 55.94 } }, 'centre', /outside the map/, /map-bounds\.ts/],
  ['a switch in quotes', { showViews: 'no' }, 'showViews', /neither true nor false/, /false/],
])('names the field, the mistake and an example: %s', (_, change, where, what, fix) => {
  const [fault] = siteFaults({ ...site, ...change });
  expect(fault).toMatchObject({ file: 'src/config/site.ts', where: `site.${where}` });
  expect(fault?.what).toMatch(what);
  expect(fault?.fix).toMatch(fix);
});

it('names every field of an empty identity', () => {
  expect(new Set(siteFaults({}).map(({ where }) => where.split('.')[1]))).toEqual(new Set(Object.keys(site)));
});
