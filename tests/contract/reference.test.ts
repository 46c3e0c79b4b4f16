import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookingReference, REFERENCE_LETTERS } from '@/contract/reference';

const ID = 'b7d0a7f0-4f2d-4c39-9f31-2f8a3bb1c111';

describe('a reference', () => {
  it('is derived from the id, in capitals or not, and is the same each time', () => {
    expect(bookingReference(ID)).toBe(`${REFERENCE_LETTERS}-AF4AM5`);
    expect(bookingReference(ID.toUpperCase())).toBe(bookingReference(ID));
  });
  it('has six letters and digits that cannot be mixed up when they are said or written', () => {
    for (let i = 0; i < 2000; i++) {
      const reference = bookingReference(randomUUID(), i % 4);
      expect(reference).toMatch(new RegExp(`^${REFERENCE_LETTERS}-[2-9A-Z]{6}$`));
      expect(reference.split('-')[1]).not.toMatch(/[01BDEGIJNOPQSUVZ]/);
    }
  });
  it('is another one for each attempt, longer and random once the id holds no more', () => {
    const attempts = Array.from({ length: 12 }, (_, attempt) => bookingReference(ID, attempt));
    expect(new Set(attempts).size).toBe(12);
    expect(
      attempts.slice(4).every((reference) => new RegExp(`^${REFERENCE_LETTERS}-[2-9A-Z]{7}$`).test(reference)),
    ).toBe(true);
    expect(bookingReference(ID, 4)).not.toBe(bookingReference(ID, 4));
  });
  it('is unique among 100,000 bookings when a taken one is tried again, and seldom needs it', () => {
    const taken = new Set<string>();
    let again = 0;
    for (let i = 0; i < 100_000; i++) {
      const id = randomUUID();
      let attempt = 0;
      while (taken.has(bookingReference(id, attempt))) attempt++;
      again += attempt;
      taken.add(bookingReference(id, attempt));
    }
    expect(taken.size).toBe(100_000);
    // 100,000² / (2 × 64 million) = 78 are to be expected.
    expect(again).toBeLessThan(160);
  });
});
