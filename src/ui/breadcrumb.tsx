import { Link } from 'react-router-dom';
import { siteLang, type SiteLang } from '@/config/languages';
import { useLang } from '@/lib/lang';

export interface Crumb {
  label: string;
  /** The last one is the page itself, and needs none. */
  href?: string;
}

const LABEL: Record<SiteLang, string> = { en: 'Breadcrumb', ar: 'مسار الصفحة' };

/**
 * Where this page stands. On a phone a third step would make a second row above the call: the page's own
 * name, which its heading says again, is only heard there. The JSON-LD twin is written by `app/seo`.
 */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const label = LABEL[siteLang(useLang())];
  return (
    <nav aria-label={label} className="text-base">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => {
          const href = index < items.length - 1 ? item.href : undefined;
          return (
            <li key={item.label} className={`flex items-center gap-2 ${index > 1 && !href ? 'max-sm:sr-only' : ''}`}>
              {index > 0 && (
                <span aria-hidden="true" className="opacity-60 rtl:-scale-x-100">
                  ›
                </span>
              )}
              {href ? (
                <Link to={href} className="inline-flex min-h-12 items-center underline underline-offset-4">
                  {item.label}
                </Link>
              ) : (
                <span aria-current="page" className="inline-flex min-h-12 items-center opacity-80">
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
