import type { AccountContent } from '@/content/account-types';
import type { FormState } from './form-state';

interface Props {
  words: AccountContent;
  earlier: NonNullable<FormState['earlier']>;
}

/** What became of the request before, above a form that stands there for another one. */
export function Earlier({ words, earlier }: Props) {
  return (
    <span className="mb-4 block rounded-lg bg-sign-dim p-3">
      {earlier === 'maybe' ? (
        words.maybe
      ) : (
        <>
          {words.stored.title}. {words.stored.reference}{' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {earlier.reference}
          </bdi>
        </>
      )}
    </span>
  );
}
