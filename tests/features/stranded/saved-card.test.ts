import { describe, expect, it } from 'vitest';
import { KEEP_MS, deleteCard, loadCard, saveCard, type Card } from '@/features/stranded/saved-card';

const card: Card = {
  landmark: 'Green gate',
  details: '',
  heading: 'sea',
  fix: { lat: 25, lng: 55, accuracy: 9, at: 1 },
};
const now = 1_700_000_000_000;

describe('the kept card', () => {
  it('comes back within two hours, and not after', () => {
    expect(saveCard(card, now)).toBe(true);
    expect(loadCard(now + KEEP_MS - 1)).toEqual({ card, savedAt: now });
    expect(loadCard(now + KEEP_MS)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
  it('is deleted when the clock was set back behind it', () => {
    saveCard(card, now);
    expect(loadCard(now - 60_000)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
  it('can be deleted', () => {
    saveCard(card, now);
    deleteCard();
    expect(loadCard(now)).toBeUndefined();
  });
  it.each([
    ['broken text', '{"savedAt":'],
    ['another shape', JSON.stringify({ savedAt: now, card: { landmark: 3 } })],
    ['an unknown choice', JSON.stringify({ savedAt: now, card: { ...card, heading: 'moon' } })],
    ['an unknown vehicle', JSON.stringify({ savedAt: now, card: { ...card, vehicle: 'boat' } })],
    ['an unknown problem', JSON.stringify({ savedAt: now, card: { ...card, problem: 'late' } })],
    ['a landmark that is no text', JSON.stringify({ savedAt: now, card: { ...card, landmark: 3 } })],
    ['details that are no text', JSON.stringify({ savedAt: now, card: { ...card, details: 3 } })],
    ['no time', JSON.stringify({ card })],
    ['half a position', JSON.stringify({ savedAt: now, card: { ...card, fix: { lat: 25 } } })],
  ])('survives %s in the storage', (_, text) => {
    localStorage.setItem('stranded-card', text);
    expect(loadCard(now)).toBeUndefined();
  });
});
