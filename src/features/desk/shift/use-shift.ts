import { useCallback, useState } from 'react';
import { readJson, removeItem, writeJson } from '@/lib/storage';
import { leavePush } from '../alarm/join';

const KEY = 'rnm.desk.shift';

interface Shift {
  name: string;
}
const isShift = (value: unknown): value is Shift => typeof (value as Partial<Shift> | null)?.name === 'string';

/** Whoever signs out has gone home: nothing rings in a pocket for it, and the next person here goes by another name. Does not throw. */
export function endShift(token: string): Promise<void> {
  removeItem('local', KEY);
  return leavePush(token);
}

/** Who is on shift on this device. It outlives a reload and a session that is over: the shift ends when its person says so, or signs out. */
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
