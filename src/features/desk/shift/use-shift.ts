import { useCallback, useEffect, useState } from 'react';
import { readJson, removeItem, writeJson } from '@/lib/storage';
import { joinPush, leavePush, type Joined } from '../alarm/join';
import { askForNotifications, clearSigns } from '../alarm/signs';
import { ringOnce, unlockSound } from '../alarm/sound';
import { useSound } from '../alarm/use-sound';

const KEY = 'rnm.desk.shift';

interface Shift {
  name: string;
}
const isShift = (value: unknown): value is Shift => typeof (value as Partial<Shift> | null)?.name === 'string';
const storedName = (): string => readJson('local', KEY, isShift)?.name ?? '';

/**
 * Whoever signs out has gone home: nothing rings in a pocket for it, nothing stays on the
 * screen that another device would have to take away, and the next person here goes by
 * another name. Does not throw.
 */
export async function endShift(token: string): Promise<void> {
  removeItem('local', KEY);
  await Promise.allSettled([clearSigns(), leavePush(token)]);
}

/** The name of who is on shift on this device, '' for nobody; the same in all of its tabs. */
export function useShiftName(): [string, (name: string) => void] {
  const [name, setName] = useState(storedName);
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => {
      // null: everything was taken away.
      if (key === KEY || key === null) setName(storedName());
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, []);
  return [name, setName];
}

/**
 * Who is on shift on this device, and how it would be heard of a job. It outlives a reload
 * and a session that is over: the shift ends when its person says so, or signs out.
 */
export function useShift(token: string) {
  const [name, setName] = useShiftName();
  const sound = useSound(name !== '');
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : ('unsupported' as const),
  );
  const [pocket, setPocket] = useState<Joined>();

  /** A press that was to turn the sound on did not. */
  const [mute, setMute] = useState(false);

  /** Call it in a press: rings once, so that one hears how it sounds, and asks for notifications. */
  const turnOn = useCallback(
    async (by: string) => {
      // Not one after the other: a browser that says nothing of its sound may still notify.
      void unlockSound().then((on) => {
        setMute(!on);
        if (on) ringOnce();
      });
      const allowed = await askForNotifications();
      setPermission(allowed);
      if (allowed === 'granted') setPocket(await joinPush(token, by));
    },
    [token],
  );
  const start = useCallback(
    (by: string) => {
      writeJson('local', KEY, { name: by } satisfies Shift);
      setName(by);
      void turnOn(by);
    },
    [setName, turnOn],
  );
  const end = useCallback(() => {
    setName('');
    setPocket(undefined);
    void endShift(token);
  }, [setName, token]);
  return { name, start, end, turnOn, sound, mute: mute && !sound, permission, pocket };
}
