import { REFERENCE_LETTERS } from '@/contract/reference';

const REFERENCE = new RegExp(`(${REFERENCE_LETTERS}-\\w+)`);

/** A text of ours in which no reference ("RNM-4K7WXY") breaks at its hyphen; copied, it is the same. */
export const WholeReferences = ({ text }: { text: string }) =>
  text.split(REFERENCE).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
