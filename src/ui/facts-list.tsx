import { factWords, facts, type FactId } from '@/content/facts';
import { siteLang } from '@/config/languages';
import { longDate } from '@/lib/dates';
import { useLang } from '@/lib/lang';

interface Props {
  ids: readonly FactId[];
  className?: string;
}

/** The legal and safety figures that a page uses, with the day on which they were checked, and who says so. */
export default function FactsList({ ids, className }: Props) {
  const own = siteLang(useLang());
  const words = factWords[own];
  const used = ids.map((id) => ({ id, ...facts[id] }));
  const oldest = used.map((fact) => fact.checked).sort()[0];
  if (!oldest) return null;
  return (
    <details className={className} data-checked-facts>
      <summary className="flex min-h-12 items-center font-semibold underline underline-offset-4">
        {words.title.replace('{date}', longDate(oldest, own))}
      </summary>
      <ul className="max-w-text list-disc space-y-3 ps-6 pb-5">
        {used.map(({ id, text, source, ...fact }) => (
          <li key={id}>
            {text[own]}
            <span className="block text-base text-muted">
              {words.source}{' '}
              <span lang="en" dir="ltr">
                {'url' in fact ? (
                  <a className="underline" href={fact.url} rel="noopener noreferrer">
                    {source}
                  </a>
                ) : (
                  source
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
