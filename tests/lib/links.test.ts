import { expect, it } from 'vitest';
import { mapsHref, smsHref, telHref, whatsappHref } from '@/lib/links';
import { slug } from '@/lib/slug';
import { dataSaver } from '@/lib/media';

it('dial links keep the plus form', () => expect(telHref('+971 50 000 0000')).toBe('tel:+971500000000'));
it('WhatsApp drafts carry the text, Arabic included', () => {
  const href = whatsappHref('سيارتي & موقعي: https://x/?a=1', '+971 50 000 0000');
  expect(href.startsWith('https://wa.me/971500000000?text=')).toBe(true);
  expect(new URL(href).searchParams.get('text')).toBe('سيارتي & موقعي: https://x/?a=1');
});
it('SMS drafts use the form that iOS and Android both fill in', () =>
  expect(smsHref('a b', '+971500000000')).toBe('sms:+971500000000?&body=a%20b'));
it('SMS drafts carry the whole text, signs of addresses included', () =>
  expect(new URL(smsHref('Gate 3 & 4: https://x/?a=1#b')).searchParams.get('body')).toBe(
    'Gate 3 & 4: https://x/?a=1#b',
  ));
it('maps links hold five decimals', () =>
  expect(mapsHref(25.197197, 55.27437)).toBe('https://www.google.com/maps/search/?api=1&query=25.19720%2C55.27437'));
it('slugs are plain', () => expect(slug('Dubai Marina (JBR) – É')).toBe('dubai-marina-jbr-e'));
it('data saver is what the visitor or the network says', () => {
  expect(dataSaver({ connection: { saveData: true } })).toBe(true);
  expect(dataSaver({ connection: { effectiveType: '2g' } })).toBe(true);
  expect(dataSaver({ connection: { effectiveType: '4g' } })).toBe(false);
  expect(dataSaver({})).toBe(false);
});
