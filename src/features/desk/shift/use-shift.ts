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
 * Ends the shift at sign-out: no push to this device any more, no notification left on it, and no name for the next
 * person. Does not throw.
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
 * Who is on shift on this device, and how it is alerted. It survives a reload and an expired session: the shift ends
 * when its person ends it, or signs out.
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

  /** A press could not enable the sound. */
  const [mute, setMute] = useState(false);

  /** Call it in a press: rings once, so that one hears how it sounds, and asks for notifications. */
  const turnOn = async () => {
    // In parallel: a browser that never answers about sound may still allow notifications.
    void unlockSound().then((on) => {
      setMute(!on);
      if (on) ringOnce();
    });
    setPermission(await askForNotifications());
    setPresses((count) => count + 1);
  };

  // Repeated after a reload and a new sign-in, and because the server removes a device that its push service no longer
  // knows.
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
