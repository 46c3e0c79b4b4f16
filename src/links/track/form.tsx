/** @jsxImportSource preact */
import type { LinkChange, TrackView } from '@/contract/job/link';
import type { TrackWords } from '@/content/links/track';
import type { Answer } from '../shared/api';

/** What each form of the ticket is given. It stands while the job allows it, or something is typed in it. */
export interface FormProps {
  words: TrackWords;
  view: TrackView;
  press: (change: LinkChange) => Promise<Answer<TrackView>>;
}

/**
 * What is wrong with a text that is sent, or undefined. No field has a `maxLength`, which would cut what is pasted
 * without a word.
 */
export const faultOf = (text: string, longest: number): 'missing' | 'tooLong' | undefined =>
  text === '' ? 'missing' : text.length > longest ? 'tooLong' : undefined;

/** Replaces a form that is no longer possible, so that its disappearance is not taken for success. */
export const TooLate = ({ words }: Pick<FormProps, 'words'>) => (
  <p class="notice" role="alert">
    {words.tooLate}
  </p>
);
