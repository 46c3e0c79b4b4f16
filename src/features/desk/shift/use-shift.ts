import { useEffect, useState } from 'react';
import { readJson, removeItem, writeJson } from '@/lib/storage';
import { joinPush, leavePush, type Joined } from '../alarm/join';
import { askForNotifications, clearSigns } from '../alarm/signs';
import { ringOnce, unlockSound } from '../alarm/sound';
import { useSound } from '../alarm/use-sound';

/** How long until a device that could not join tries again, in milliseconds. */
const AGAIN_MS = 60_000;
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
  /** Each press is another try. */
  const [presses, setPresses] = useState(0);

  /** A press that was to turn the sound on did not. */
  const [mute, setMute] = useState(false);

  /** Call it in a press: rings once, so that one hears how it sounds, and asks for notifications. */
  const turnOn = async () => {
    // Not one after the other: a browser that says nothing of its sound may still notify.
    void unlockSound().then((on) => {
      setMute(!on);
      if (on) ringOnce();
    });
    setPermission(await askForNotifications());
    setPresses((count) => count + 1);
  };

  // Once is not enough: a reload and a new sign-in know nothing of it, and the server strikes off a device that its
  // push service no longer knows.
  useEffect(() => {
    if (name === '' || permission !== 'granted') return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const join = async () => {
      clearTimeout(timer);
      const joined = await joinPush(token, name);
      if (over || !joined) return;
      setPocket(joined);
      if (joined === 'failed') timer = setTimeout(quietly, AGAIN_MS);
    };
    const quietly = () => void join();
    quietly();
    addEventListener('online', quietly);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', quietly);
    };
  }, [token, name, permission, presses]);
  const start = (by: string) => {
    writeJson('local', KEY, { name: by } satisfies Shift);
    setName(by);
    void turnOn();
  };
  const end = () => {
    setName('');
    setPocket(undefined);
    void endShift(token);
  };
  return { name, start, end, turnOn, sound, mute: mute && !sound, permission, pocket };
}
