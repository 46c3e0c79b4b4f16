import { useRef, useState } from 'preact/hooks';
import type { LinkChange, LinkView } from '@/contract/job/link';
import { newId } from '@/lib/new-id';
import type { Answer } from './api';

export type PressState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused';

/** What is wanted, without what every press has. */
export type Wanted = LinkChange extends infer C ? (C extends LinkChange ? Omit<C, 'id' | 'ago'> : never) : never;

/** One press after the other. The same press again after a lost answer keeps its id, so that it counts once. */
export function usePress<V extends LinkView>(press: (change: LinkChange) => Promise<Answer<V>>) {
  const [state, setState] = useState<PressState>('idle');
  const lastRef = useRef<{ text: string; id: string }>(undefined);
  const busyRef = useRef(false);
  const make = async (wanted: Wanted): Promise<boolean> => {
    // Their buttons are not `disabled` meanwhile, since they would lose the focus.
    if (busyRef.current) return false;
    busyRef.current = true;
    const text = JSON.stringify(wanted);
    const id = lastRef.current?.text === text ? lastRef.current.id : newId();
    lastRef.current = { text, id };
    setState('saving');
    const { kind } = await press({ ...wanted, id, ago: 0 } as LinkChange);
    busyRef.current = false;
    if (kind !== 'failed') lastRef.current = undefined;
    setState(kind === 'ok' ? 'saved' : kind === 'failed' ? 'failed' : 'refused');
    return kind === 'ok';
  };
  return { state, make };
}
