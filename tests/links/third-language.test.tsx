/** @jsxImportSource preact */
/* The customer's pages on a site that is written in three languages. */
import { render, type ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { Pin } from '@/links/pin/pin';
import { Track } from '@/links/track/track';
import { eventually } from '../support/eventually';

vi.mock('@/content/links/pin', async (original) => {
  const { pinWords } = await original<typeof import('@/content/links/pin')>();
  return { pinWords: { ...pinWords, ur: { ...pinWords.en, title: 'آپ کہاں ہیں؟' } } };
});
vi.mock('@/content/links/track', async (original) => {
  const { trackWords } = await original<typeof import('@/content/links/track')>();
  return { trackWords: { ...trackWords, ur: { ...trackWords.en, title: () => 'آپ کی درخواست' } } };
});

const root = (): HTMLElement => document.body.appendChild(document.createElement('div'));
afterEach(() => vi.unstubAllGlobals());

const VIEW = { lang: 'ur', reference: 'RNM-000001', now: '2026-11-22T22:00:00.000Z' };

it.each<[string, ComponentType, object, string]>([
  ['where they are', Pin, { purpose: 'pin', state: 'sent' }, 'آپ کہاں ہیں؟'],
  [
    'what becomes of their booking',
    Track,
    { purpose: 'track', state: 'taken', receivedAt: VIEW.now, hasPosition: false, mayCancel: true, mayMove: true },
    'آپ کی درخواست',
  ],
])('a customer reads %s in the third language', async (_, Page, view, title) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ...VIEW, ...view })),
  );
  const place = root();
  await act(() => render(<Page />, place));
  await eventually(() => expect(place.querySelector('h1')?.textContent).toBe(title));
  expect(document.documentElement.lang).toBe('ur');
  act(() => render(null, place));
  place.remove();
});
