import { useId } from 'react';
import type { Faq } from '@/content/types';
import { cx } from './cx';
import { Paragraphs } from './paragraphs';

interface Props {
  items: readonly Faq[];
  headingLevel?: 2 | 3 | 4;
  tone?: 'light' | 'dark';
}

/** Questions and answers on native `<details name>`: one open at a time, opening without JavaScript, found by page search. */
export function Faqs({ items, headingLevel = 3, tone = 'light' }: Props) {
  const group = useId();
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <div className={cx('max-w-3xl divide-y-2', tone === 'dark' ? 'divide-asphalt-700' : 'divide-sign-edge')}>
      {items.map((item) => (
        <details key={item.question} name={group} className="group">
          <summary className="flex min-h-14 items-center gap-4 py-3">
            <Heading className="flex-1 text-[1.35rem] leading-snug">{item.question}</Heading>
            <span aria-hidden="true" className="relative size-5 shrink-0">
              <span className="absolute inset-x-0 top-1/2 h-[3px] -translate-y-1/2 bg-amber-500" />
              <span className="absolute inset-y-0 start-1/2 w-[3px] -translate-x-1/2 bg-amber-500 transition-transform group-open:scale-y-0 rtl:translate-x-1/2" />
            </span>
          </summary>
          <Paragraphs text={item.answer} className={cx('max-w-text pb-5', tone === 'dark' ? 'text-fog' : 'text-muted')} />
        </details>
      ))}
    </div>
  );
}
