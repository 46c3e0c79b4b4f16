import { href } from '@/config/paths';
import type { LayoutContent } from '@/content/layout-types';
import { useDetailsMenu } from '../hooks/use-details-menu';
import { MenuLink } from './menu-link';

/** The desktop menu of the 11 service pages, each with a line of description; some are flagged popular. */
export function ServicesDropdown({ words }: { words: LayoutContent }) {
  const { ref, onToggle } = useDetailsMenu();
  return (
    <details ref={ref} onToggle={onToggle} className="group relative" data-services-menu>
      <summary className="flex min-h-12 items-center gap-1.5 px-3 font-heading text-xl font-bold hover:text-amber-300 group-has-[[aria-current=page]]:text-amber-400">
        {words.nav.services}
        <svg viewBox="0 0 12 12" className="size-3 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      <ul className="absolute end-0 top-full z-50 mt-1 grid w-[44rem] grid-cols-2 gap-1 rounded-xl bg-white p-3 text-ink shadow-2xl">
        {words.services.map((item) => (
          <li key={item.id}>
            <MenuLink to={href(item.id)} className="block h-full rounded-lg px-3 py-2.5 hover:bg-sign-dim aria-[current=page]:bg-amber-300" style={FOCUS}>
              <span className="flex items-center gap-2 font-bold">
                {item.title}
                {item.popular && <span className="rounded bg-amber-400 px-1.5 text-sm text-asphalt-950">{words.popular}</span>}
              </span>
              <span className="block text-base leading-snug text-muted">{item.description}</span>
            </MenuLink>
          </li>
        ))}
        <li>
          <MenuLink to={href('services')} className="flex h-full min-h-12 items-center rounded-lg px-3 font-bold underline underline-offset-4 hover:bg-sign-dim">
            {words.menu.viewAll}
          </MenuLink>
        </li>
      </ul>
    </details>
  );
}

/** The header's amber focus ring would vanish on the white panel. */
const FOCUS = { '--focus': '#0e5fd8' } as React.CSSProperties;
