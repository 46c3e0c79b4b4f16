import type { DeskCopy } from '@/content/en/desk';
import type { JobEvent } from '@/contract/job/record';
import { speaker, whatWasSaid } from './said';
import { TypedText } from './typed-text';
import { useWhen } from './use-when';

/**
 * What the customer, the driver or a colleague said last, on the job itself: nobody unfolds
 * a history to look for it. It was typed by people.
 */
export function Word({ copy, word }: { copy: DeskCopy; word: JobEvent }) {
  const when = useWhen();
  return (
    <p className="scrolls border-s-4 border-amber-500 ps-3">
      <span className="font-semibold">{speaker(copy, word, when(word.at))}</span>{' '}
      <span className="whitespace-pre-line">
        <TypedText text={whatWasSaid(copy, word)} detail={word.detail} />
      </span>
    </p>
  );
}
