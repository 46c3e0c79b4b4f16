import { REFERENCE_LETTERS } from '@/contract/reference';

/** With the comma or colon behind it, which could begin the next line otherwise. */
const REFERENCE = new RegExp(`(${REFERENCE_LETTERS}-\\w+[,:]?)`);

/**
 * A text of ours in which no reference ("RNM-4K7WXY") breaks at its hyphen; copied, it is the same. Not `nowrap`:
 * WebKit crashes on a line that grows to some twenty of those, as where one phone books again and again. Another text
 * is another element: on a translated page, React would change text nodes that are gone.
 */
export const WholeReferences = ({ text }: { text: string }) =>
  text && (
    <span key={text}>
      {text.split(REFERENCE).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={place} className="inline-block">
            {part}
          </span>
        ),
      )}
    </span>
  );
