import type { Ref } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Trouble } from './use-change';
import { WholeReferences } from './whole-references';

interface Props {
  copy: DeskCopy['actions'];
  trouble: Trouble;
  /** Of the job, where the sign stands outside its card. */
  reference?: string;
  onClose: () => void;
  ref: Ref<HTMLDivElement>;
}

/** What went wrong with a change, until somebody puts it away. */
export function TroubleSign({ copy, trouble, reference, onClose, ref }: Props) {
  return (
    <div ref={ref} role="alert" className="scroll-my-24 rounded-lg border-2 border-danger p-3 font-semibold text-alert">
      <p>
        <WholeReferences text={reference ? `${reference}: ${trouble.text}` : trouble.text} />
      </p>
      {trouble.wanted && <p>{trouble.wanted}</p>}
      <button type="button" className="min-h-12 underline underline-offset-4" onClick={onClose}>
        {copy.understood}
      </button>
    </div>
  );
}
