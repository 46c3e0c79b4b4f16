import { useRef, useState } from 'preact/hooks';
import type { LinkChange, LinkView } from '@/contract/job/link';
import { newId } from '@/lib/new-id';
import { readJson, removeItem, writeJson } from '@/lib/storage';
import type { Answer } from './api';

export type PressState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused';

/** What is wanted, without what every press has. */
export type Wanted = LinkChange extends infer C ? (C extends LinkChange ? Omit<C, 'id' | 'ago'> : never) : never;

interface Sent {
  text: string;
  id: string;
}
const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'text' in value && 'id' in value;

/**
 * One press of the form `name` after the other. The same press again after a lost answer keeps its id, so that it
 * counts once: after a reload too, which keeps what was typed (`useDraft`). After another press in between it is a new
 * one: the last to be said counts. So is a cancellation, which the office may have taken back.
 */
export function usePress<V extends LinkView>(name: string, press: (change: LinkChange) => Promise<Answer<V>>) {
  const [state, setState] = useState<PressState>('idle');
  const lastRef = useRef<Sent>(undefined);
  const busyRef = useRef(false);
  const make = async (wanted: Wanted): Promise<boolean> => {
    // Their buttons are not `disabled` meanwhile, since they would lose the focus.
    if (busyRef.current) return false;
    busyRef.current = true;
    const text = JSON.stringify(wanted);
    const key = `rnm.${name} sent${location.hash}`;
    const last = lastRef.current ?? readJson('session', key, isSent);
    const id = last?.text === text && wanted.kind !== 'cancel' ? last.id : newId();
    lastRef.current = { text, id };
    writeJson('session', key, lastRef.current);
    setState('saving');
    const { kind } = await press({ ...wanted, id, ago: 0 } as LinkChange);
    busyRef.current = false;
    if (kind !== 'failed') {
      lastRef.current = undefined;
      removeItem('session', key);
    }
    setState(kind === 'ok' ? 'saved' : kind === 'failed' ? 'failed' : 'refused');
    return kind === 'ok';
  };
  return { state, make };
}
