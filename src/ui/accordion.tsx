import { useId, type SyntheticEvent } from 'react';
import { siteLang } from '@/config/languages';
import type { Faq } from '@/content/types';
import { useLang } from '@/lib/lang';
import { moreQuestions } from './accordion-labels';
import { Fold } from './fold';
import { Paragraphs } from './paragraphs';

/**
 * Closes the other questions where the browser does not know that one name means one open at a time (before late 2023).
 */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if ('name' in HTMLDetailsElement.prototype || !opened.open) return;
  for (const other of opened.closest('[data-questions]')?.querySelectorAll<HTMLDetailsElement>('details[name]') ?? [])
    if (other !== opened) other.open = false;
}

/** On phones so many questions stand there at once; the others are folded under a line that counts them. */
const SHOWN = 5;

/**
 * Questions and answers on native `<details name>`: one open at a time, opening without
 * JavaScript, found by page search.
 */
export function Faqs({ items }: { items: readonly Faq[] }) {
  const group = useId();
  const lang = useLang();
  const question = (item: Faq) => (
    <details key={item.question} name={group} onToggle={closeOthers} className="group">
      <summary className="flex min-h-14 items-center gap-4 py-3">
        <h3 className="flex-1 text-[1.35rem] leading-snug max-sm:text-xl">{item.question}</h3>
        <span aria-hidden="true" className="relative size-5 shrink-0">
          <span className="absolute inset-x-0 top-1/2 h-[3px] -translate-y-1/2 bg-amber-500" />
          <span className="absolute inset-y-0 start-1/2 w-[3px] -translate-x-1/2 bg-amber-500 transition-transform group-open:scale-y-0 rtl:translate-x-1/2" />
        </span>
      </summary>
      <Paragraphs text={item.answer} className="max-w-text pb-5 text-muted" />
    </details>
  );
  // One or two more are not worth a fold.
  const shown = items.length > SHOWN + 2 ? SHOWN : items.length;
  const rest = items.slice(shown);
  return (
    <div data-questions className="max-w-3xl divide-y-2 divide-sign-edge border-sign-edge">
      {items.slice(0, shown).map(question)}
      {rest.length > 0 && (
        <Fold
          line={
            <span className="font-semibold underline underline-offset-4">
              {moreQuestions[siteLang(lang)](rest.length)}
            </span>
          }
          lineClassName="fold-opener"
          bodyClassName="divide-y-2 divide-sign-edge border-sign-edge max-wide:border-t-2"
        >
          {rest.map(question)}
        </Fold>
      )}
    </div>
  );
}
