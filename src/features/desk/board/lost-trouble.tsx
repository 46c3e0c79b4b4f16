import { useEffect, useRef } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { TroubleSign } from '../job/trouble-sign';
import { keepFocus, type Trouble } from '../job/use-change';

interface Props {
  copy: DeskCopy['actions'];
  job: Job;
  trouble: Trouble;
  onClose: () => void;
}

/** What went wrong with a change whose card has gone, perhaps from a screen further down. */
export function LostTrouble({ copy, job, trouble, onClose }: Props) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.scrollIntoView({ block: 'nearest' }), []);
  const close = () => {
    onClose();
    keepFocus(0);
  };
  return (
    <div className="mt-3">
      <TroubleSign ref={said} copy={copy} trouble={trouble} reference={job.reference} onClose={close} />
    </div>
  );
}
