import { site } from '@/config/site';
import type { LayoutContent } from '@/content/layout-types';
import { CallLink } from '@/ui/contact-links';
import { LanguageSwitch } from '@/ui/language-switch';
import { Mark } from '@/ui/mark';
import { nameSize } from '@/ui/name-size';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { MenuLink } from './menu-link';
import { MobileMenu } from './mobile-menu';
import { RoadBar } from './road-bar';
import { ServicesDropdown } from './services-dropdown';

const LINK =
  'flex min-h-12 items-center gap-1 px-3 rtl:px-2 font-heading text-xl rtl:max-xl:text-lg font-bold whitespace-nowrap hover:text-amber-300 aria-[current=page]:text-amber-400';

const NAME =
  'text-[1.6rem] leading-none tracking-wide whitespace-nowrap max-[22rem]:text-xl rtl:tracking-normal rtl:max-[22rem]:text-lg rtl:lg:max-xl:text-xl';

/** The sticky header: name, navigation, phone button, and the road bar under it. */
export function Header({ words }: { words: LayoutContent }) {
  const { nav } = words;
  return (
    <header className="on-dark sticky top-0 z-50 bg-asphalt-900 text-white">
      {/* The controls lie above the road bar's link; the gaps between them let clicks through to it. Wide letters, or
          letters set apart (WCAG 1.4.12), put the last of them into a second row. */}
      <div className="pointer-events-none relative z-10 mx-auto flex min-h-[3.375rem] max-w-page items-center justify-between gap-x-3 gutter lg:flex-wrap [&_:is(a,nav,details)]:pointer-events-auto">
        <div className="contents lg:flex lg:flex-1">
          <PageLink
            page="home"
            aria-label={words.logoLabel}
            className={`heading flex min-h-12 items-center gap-2 uppercase no-underline ${nameSize(words.siteName, NAME)}`}
          >
            <Mark className="size-8 shrink-0" />
            {words.siteName}
          </PageLink>
        </div>
        {/* Arabic words take more room: up to 1280 px some labels are for screen readers only, or are in the bar and
            the footer. */}
        <nav aria-label={nav.label} className="hidden items-center lg:flex max-xl:[&_.in-english]:sr-only">
          <MenuLink page="home" className={LINK}>
            {nav.home}
          </MenuLink>
          <ServicesDropdown words={words} />
          <MenuLink page="blog" className={LINK}>
            {nav.blog}
          </MenuLink>
          <MenuLink page="about" className={LINK}>
            {nav.about}
          </MenuLink>
          <MenuLink page="contact" className={LINK}>
            {nav.contact}
          </MenuLink>
        </nav>
        <div className="flex items-center justify-end gap-2 lg:flex-1">
          {/* In the narrowest windows it would push the menu out: it stands in the menu and in the footer too. */}
          <LanguageSwitch className="px-2 text-lg font-semibold no-underline max-[26rem]:hidden" />
          <PageLink page="book" className="btn btn-ghost hidden px-4 text-lg lg:inline-flex rtl:max-xl:hidden">
            {words.bar.book}
          </PageLink>
          <CallLink
            source="header"
            variant="compact"
            className="hidden lg:inline-flex"
            label={`${nav.call} ${site.hotline}`}
          >
            <Phone />
          </CallLink>
          <MobileMenu words={words} />
        </div>
      </div>
      <RoadBar label={words.roadProgress} homeLabel={words.logoLabel} />
    </header>
  );
}
