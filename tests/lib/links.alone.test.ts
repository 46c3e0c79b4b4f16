/** A company may have another number for WhatsApp than for calls. */
import { expect, it, vi } from 'vitest';
import { smsHref, telHref, whatsappHref } from '@/lib/links';

vi.mock(import('@/config/site'), async (actual) => {
  const { site, ...rest } = await actual();
  return { ...rest, site: { ...site, hotline: '+971 50 111 1111', whatsapp: '+971 50 222 2222' } };
});

it('calls and SMS go to the hotline, WhatsApp drafts to the number for WhatsApp', () => {
  expect(telHref()).toBe('tel:+971501111111');
  expect(smsHref('a')).toBe('sms:+971501111111?&body=a');
  expect(whatsappHref('a')).toBe('https://wa.me/971502222222?text=a');
});
