import { Link } from 'react-router-dom';
import { siteLang, type SiteLang } from '@/config/languages';
import { useLang } from '@/lib/lang';

export interface Crumb {
  label: string;
  href: string;
}

const LABEL: Record<SiteLang, string> = { en: 'Breadcrumb', ar: 'مسار الصفحة' };

/**
 * Where this page stands; the last step is the page itself. On a phone a third step would make a second row above the
 * call: the page's own name, which its heading says again, is only heard there. Its JSON-LD twin: `app/head/json-ld`.
 */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const label = LABEL[siteLang(useLang())];
  return (
    <nav aria-label={label} className="text-base">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className={`flex items-center gap-2 ${index > 1 && last ? 'max-sm:sr-only' : ''}`}>
              {index > 0 && (
                <span aria-hidden="true" className="opacity-60">
                  ›
                </span>
              )}
              {last ? (
                <span aria-current="page" className="inline-flex min-h-12 items-center opacity-80">
                  {item.label}
                </span>
              ) : (
                <Link to={item.href} className="inline-flex min-h-12 items-center underline underline-offset-4">
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
