import { useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import type { DeskLink, Wanted } from '../stream/use-desk';

export interface Trouble {
  text: string;
  /** Second line of a conflict: what was wanted. */
  wanted?: string;
}

/** One job's changes: what is being saved, and what went wrong with the last one. `label` says what was wanted. */
export function useChange(copy: DeskCopy, job: Job, by: string, change: DeskLink['change']) {
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const { actions, states } = copy;

  const make = async (wanted: Wanted, label: string): Promise<boolean> => {
    if (saving) return false;
    setSaving(true);
    const saved = await change(job, wanted, by);
    setSaving(false);
    if (saved.kind === 'ok') setTrouble(undefined);
    if (saved.kind === 'failed') setTrouble({ text: actions.failed });
    if (saved.kind === 'refused') setTrouble({ text: actions.refused(saved.error) });
    if (saved.kind === 'conflict') {
      const who = saved.job.takenBy ?? actions.somebody;
      setTrouble({ text: actions.conflict(who, states[saved.job.state]), wanted: actions.conflictYours(label) });
    }
    return saved.kind === 'ok';
  };
  return { make, saving, trouble, forget: () => setTrouble(undefined) };
}
