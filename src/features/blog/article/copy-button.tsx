import { useEffect, useState } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { copyText } from './copy-text';
import { pageAddress } from './share-links';
import { useBlogWords } from '../words';

/** Spec 1, section 9: the confirmation shows for 2 s. */
const CONFIRMATION_MS = 2000;

/** A stable function, since a new ref callback at each render would select and focus the field again. */
const selectOnce = (input: HTMLInputElement | null): void => input?.select();

type State = 'ready' | 'copied' | 'refused';

/** Copies the page's address and says so; where the browser allows no copying, the address stands there, selected. */
export function CopyButton() {
  const { article: words } = useBlogWords();
  // A new object for each copy, so that copying again starts the two seconds again.
  const [result, setResult] = useState<{ state: State }>({ state: 'ready' });
  const copied = result.state === 'copied';

  useEffect(() => {
    if (result.state !== 'copied') return;
    const timer = window.setTimeout(() => setResult({ state: 'ready' }), CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    const done = await copyText(pageAddress());
    setResult({ state: done ? 'copied' : 'refused' });
  }

  return (
    <>
      <button type="button" className="js-only btn btn-dark" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'document'} />
        {/* Both labels lie in one cell: the button is as wide as the longer one and never jumps. */}
        <span className="grid">
          <span aria-hidden={copied} className={cx('[grid-area:1/1]', copied && 'invisible')}>
            {words.copy}
          </span>
          <span aria-hidden={!copied} className={cx('[grid-area:1/1]', !copied && 'invisible')}>
            {words.copied}
          </span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {copied ? words.copied : ''}
      </span>
      {result.state === 'refused' && (
        <label className="basis-full text-base">
          {words.copyByHand}
          <input
            readOnly
            value={pageAddress()}
            className="mt-1 block min-h-12 w-full max-w-text rounded-lg border-2 border-asphalt-600 bg-card px-3"
            ref={selectOnce}
          />
        </label>
      )}
    </>
  );
}
