import type { DeskCopy } from '@/content/en/desk';
import type { JobState } from '@/contract/job/steps';

interface Props {
  copy: DeskCopy;
  state: JobState;
  onDiscard: () => void;
}

/** Says that a job is over, in a card that stays only for what is typed in it. */
export const EndedSign = ({ copy: { actions, states }, state, onDiscard }: Props) => (
  <div role="alert" className="rounded-lg border-2 border-danger p-3 font-semibold text-alert">
    <p>{actions.over(states[state])}</p>
    <button type="button" className="min-h-12 underline underline-offset-4" onClick={onDiscard}>
      {actions.discard}
    </button>
  </div>
);
