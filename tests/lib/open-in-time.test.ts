import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openInTime } from '@/lib/open-in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const database = () => ({ close: vi.fn() }) as unknown as IDBDatabase;

it('gives the database that opens in time, and leaves it open', async () => {
  const db = database();
  expect(await openInTime(Promise.resolve(db))).toBe(db);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(db.close).not.toHaveBeenCalled();
});

it('gives up after two seconds on one that never opens, and closes it when it does later', async () => {
  const db = database();
  let open: (db: IDBDatabase) => void = () => undefined;
  const ends = vi.fn();
  openInTime(new Promise<IDBDatabase>((resolve) => (open = resolve))).then(ends, ends);
  await vi.advanceTimersByTimeAsync(1999);
  expect(ends).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveBeenCalledWith(expect.any(Error));
  open(db);
  await vi.advanceTimersByTimeAsync(0);
  expect(db.close).toHaveBeenCalled();
});

it('hands on why a database is refused, and leaves nothing unhandled', async () => {
  // A rejection that nobody handles fails the test run.
  await expect(openInTime(Promise.reject<IDBDatabase>(new DOMException('refused', 'SecurityError')))).rejects.toThrow(
    'refused',
  );
  await vi.advanceTimersByTimeAsync(10_000);
});
