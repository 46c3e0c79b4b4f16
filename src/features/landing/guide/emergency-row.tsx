import type { GuideContent } from '@/content/guide-types';

interface Props {
  numbers: NonNullable<GuideContent['emergency']>;
}

/**
 * The emergency numbers as red signs to tap, before the company's own: where somebody is hurt, ours is the wrong one.
 */
export function EmergencyRow({ numbers }: Props) {
  return (
    <ul className="mt-4 grid max-w-3xl grid-cols-2 gap-3 sm:grid-cols-3">
      {numbers.map(({ number, when }) => (
        <li key={number} className="group max-sm:first:col-span-2">
          <a
            href={`tel:${number}`}
            className="flex h-full min-h-16 flex-wrap content-center items-center gap-x-3 rounded-xl bg-danger px-3 py-1.5 leading-tight font-semibold text-white no-underline hover:bg-[#a81d16] print:min-h-0 print:border-2 print:border-black print:bg-transparent print:text-black"
          >
            <bdi dir="ltr" className="heading text-4xl leading-none">
              {number}
            </bdi>
            <span className="max-sm:group-[:not(:first-child)]:basis-full sm:flex-1">{when}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
