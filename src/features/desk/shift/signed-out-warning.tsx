import { useEffect } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { notifyOf } from '../alarm/signs';
import { ringOnce } from '../alarm/sound';
import { useShiftName } from './use-shift';

interface Props {
  copy: DeskCopy['session'];
  /** The session has ended just now, on this page. */
  fresh: boolean;
}

/**
 * At the sign-in, while a shift runs on this device: no job can ring until somebody signs in. Shows that, also in the
 * title; rings once when a session ends.
 */
export function SignedOutWarning({ copy, fresh }: Props) {
  const [name] = useShiftName();
  const onShift = name !== '';
  useEffect(() => {
    if (!onShift) return;
    const usual = document.title;
    document.title = copy.over;
    return () => {
      document.title = usual;
    };
  }, [onShift, copy]);
  useEffect(() => {
    if (!onShift || !fresh) return;
    ringOnce();
    void notifyOf('session', copy.over, copy.overWhy);
  }, [onShift, fresh, copy]);
  if (!onShift) return null;
  return (
    <p role="alert" className="mt-4 max-w-text rounded-lg border-2 border-amber-400 p-4 font-semibold text-white">
      {copy.gate(name)}
    </p>
  );
}
