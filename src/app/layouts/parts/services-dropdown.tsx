import type { LayoutContent } from '@/content/layout-types';
import { useDetailsMenu } from '../hooks/use-details-menu';
import { Chevron } from './chevron';
import { MenuLink } from './menu-link';

/** The desktop menu of the 11 service pages, each with a line of description; some are flagged popular. */
export function ServicesDropdown({ words }: { words: LayoutContent }) {
  const { ref } = useDetailsMenu();
  return (
    <details ref={ref} className="group has-[[aria-current=page]]:text-amber-400" data-services-menu>
      <summary className="flex min-h-12 items-center gap-1.5 px-3 font-heading text-xl font-bold rtl:px-2 rtl:max-xl:text-lg hover:text-amber-300">
        {words.nav.services}
        <Chevron size={12} className="size-3 transition-transform group-open:rotate-180" />
      </summary>
      {/* Placed in the header's container, not at the word that opens it: it never leaves the page. */}
      <ul className="absolute inset-x-4 top-full z-50 mx-auto mt-3 grid max-h-[calc(100dvh-var(--header-height)-1rem)] max-w-[44rem] grid-cols-2 gap-1 overflow-y-auto overscroll-contain rounded-xl bg-card p-3 text-ink shadow-2xl">
        {words.services.map((item) => (
          <li key={item.id}>
            <MenuLink
              page={item.id}
              exact={item.lang !== undefined}
              className="block h-full rounded-lg px-3 py-2.5 hover:bg-sign-dim aria-[current=page]:bg-amber-300 aria-[current=page]:text-asphalt-950"
              style={FOCUS}
            >
              <span className="flex items-center gap-2 font-bold">
                <span lang={item.lang}>{item.title}</span>
                {item.popular && (
                  <span className="rounded bg-amber-400 px-1.5 text-sm text-asphalt-950">{words.popular}</span>
                )}
              </span>
              <span lang={item.lang} className="block text-base leading-snug text-muted">
                {item.description}
              </span>
            </MenuLink>
          </li>
        ))}
        <li>
          <MenuLink
            page="services"
            className="flex h-full min-h-12 items-center rounded-lg px-3 font-bold underline underline-offset-4 hover:bg-sign-dim"
          >
            {words.menu.viewAll}
          </MenuLink>
        </li>
      </ul>
    </details>
  );
}

/** The header's amber focus ring would vanish on the white panel. */
const FOCUS = { '--focus': 'var(--focus-ink)' } as React.CSSProperties;
