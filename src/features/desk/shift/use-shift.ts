import { useCallback, useState } from 'react';
import { readJson, removeItem, writeJson } from '@/lib/storage';

const KEY = 'rnm.desk.shift';

interface Shift {
  name: string;
}
const isShift = (value: unknown): value is Shift => typeof (value as Partial<Shift> | null)?.name === 'string';

/** Who is on shift on this device. It outlives a reload and signing in again: the shift ends when its person says so. */
export function useShift() {
  const [name, setName] = useState(() => readJson('local', KEY, isShift)?.name ?? '');
  const start = useCallback((by: string) => {
    writeJson('local', KEY, { name: by } satisfies Shift);
    setName(by);
  }, []);
  const end = useCallback(() => {
    removeItem('local', KEY);
    setName('');
  }, []);
  return { name, start, end };
}
