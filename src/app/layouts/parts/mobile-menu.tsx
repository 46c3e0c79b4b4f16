import type { LayoutContent } from '@/content/layout-types';
import { CallLink } from '@/ui/contact-links';
import { LanguageSwitch } from '@/ui/language-switch';
import { Phone } from '@/ui/phone';
import { useDetailsMenu } from '../hooks/use-details-menu';
import { Chevron } from './chevron';
import { MenuLink } from './menu-link';

/** How many services the short list shows (spec 1, section 9). */
const SHORT_LIST = 6;
const PAGES = ['home', 'about', 'blog', 'contact'] as const;
const ROW =
  'flex min-h-13 items-center border-b border-asphalt-700 font-heading text-2xl font-bold aria-[current=page]:text-amber-400';
const GLYPH = {
  viewBox: '0 0 24 24',
  width: 32,
  height: 32,
  className: 'size-8 stroke-current stroke-[2.5]',
  'aria-hidden': true,
} as const;

/**
 * The slide-in menu of phones and tablets. Closes by its button, its backdrop, a link, Escape and a route
 * change; without JavaScript by the button that opened it, which then stands where the other would.
 */
export function MobileMenu({ words }: { words: LayoutContent }) {
  const { ref, open, close, onToggle } = useDetailsMenu({ modal: true });
  const { menu, nav } = words;
  return (
    <details ref={ref} onToggle={onToggle} className="group/menu lg:hidden" data-mobile-menu>
      <summary aria-label={open ? menu.close : menu.open} className="grid size-12 place-items-center rounded-lg">
        <svg {...GLYPH}>
          <path className="group-open/menu:hidden" d="M3 6h18M3 12h18M3 18h18" />
          <path className="hidden group-open/menu:block" d="M5 5l14 14M19 5L5 19" />
        </svg>
      </summary>
      <div
        className="fixed inset-0 z-40 bg-black/60"
        onClick={() => close(true)}
        aria-hidden="true"
        data-menu-backdrop
      />
      <div
        data-menu-panel
        role="dialog"
        aria-label={menu.title}
        aria-modal={open || undefined}
        className="menu-panel fixed inset-y-0 end-0 z-50 flex w-[min(22rem,88vw)] flex-col overflow-y-auto overscroll-contain bg-asphalt-900 px-5 pt-3 ltr:pr-[max(1.25rem,env(safe-area-inset-right,0px))] rtl:pl-[max(1.25rem,env(safe-area-inset-left,0px))] pb-8 text-white"
      >
        <div className="flex items-center justify-between">
          <p className="heading text-2xl">{menu.title}</p>
          <button
            type="button"
            onClick={() => close(true)}
            aria-label={menu.close}
            className="js-only grid size-12 place-items-center"
          >
            <svg {...GLYPH}>
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
        <CallLink source="mobile menu" className="mt-3 w-full">
          {menu.callNow}
        </CallLink>
        <nav aria-label={menu.title} className="mt-4">
          {PAGES.map((page) => (
            <MenuLink key={page} className={ROW} page={page}>
              {nav[page]}
            </MenuLink>
          ))}
          <LanguageSwitch className="w-full justify-end border-b border-asphalt-700 font-heading text-2xl font-bold no-underline" />
          <ServiceList words={words} />
        </nav>
        <dl className="mt-6 grid grid-cols-2 gap-3 text-center">
          {menu.stats.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse justify-end rounded-lg bg-asphalt-800 px-1 py-3">
              <dt className="text-base text-fog">{stat.label}</dt>
              <dd className="heading text-2xl whitespace-nowrap text-amber-400 ltr:min-[22rem]:text-3xl">
                <bdi>{stat.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-center text-lg">
          <CallLink source="mobile menu" variant="bare" className="inline-flex min-h-12 items-center font-bold">
            <Phone />
          </CallLink>
        </p>
      </div>
    </details>
  );
}

function ServiceList({ words }: { words: LayoutContent }) {
  const { menu, services, popular } = words;
  return (
    <details className="group/list border-b border-asphalt-700">
      <summary className="flex min-h-13 items-center justify-between font-heading text-2xl font-bold">
        {menu.ourServices}
        <Chevron size={16} className="size-4 group-open/list:rotate-180" />
      </summary>
      <ul className="pb-3">
        {services.slice(0, SHORT_LIST).map((item) => (
          <li key={item.id}>
            <MenuLink
              className="flex min-h-12 items-center gap-2 ps-3 text-lg aria-[current=page]:text-amber-400"
              page={item.id}
              exact={item.lang !== undefined}
            >
              <span lang={item.lang}>{item.title}</span>
              {item.popular && (
                <span className="rounded bg-amber-400 px-1.5 text-sm font-semibold text-asphalt-950">{popular}</span>
              )}
            </MenuLink>
          </li>
        ))}
        <li>
          <MenuLink
            className="flex min-h-12 items-center ps-3 text-lg font-bold text-amber-400 underline underline-offset-4"
            page="services"
          >
            {menu.viewAll}
          </MenuLink>
        </li>
      </ul>
    </details>
  );
}
