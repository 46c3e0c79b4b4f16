import { Link } from 'react-router-dom';
import { href } from '@/config/paths';
import { site } from '@/config/site';
import type { LayoutContent } from '@/content/layout-types';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import { useOwnPages } from '../hooks/use-own-pages';
import { MenuLink } from './menu-link';
import { MobileMenu } from './mobile-menu';
import { RoadBar } from './road-bar';
import { ServicesDropdown } from './services-dropdown';

const LINK = 'flex min-h-12 items-center px-3 font-heading text-xl font-bold hover:text-amber-300 aria-[current=page]:text-amber-400';

/** The sticky header: name, navigation, phone button, and the road bar under it. */
export function Header({ words }: { words: LayoutContent }) {
  const { nav } = words;
  const { home } = useOwnPages();
  return (
    <header className="on-dark sticky top-0 z-50 bg-asphalt-900 text-white">
      <div className="mx-auto flex h-[3.625rem] max-w-page items-center justify-between gap-3 px-4 sm:px-6 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        <Link to={home} aria-label={words.logoLabel} className="heading flex min-h-12 items-center text-[1.6rem] leading-none tracking-wide whitespace-nowrap uppercase no-underline lg:justify-self-start">
          {words.siteName}
        </Link>
        <nav aria-label={nav.label} className="hidden items-center lg:flex">
          <MenuLink to={home} className={LINK}>{nav.home}</MenuLink>
          <ServicesDropdown words={words} />
          <MenuLink to={href('blog')} className={LINK}>{nav.blog}</MenuLink>
          <MenuLink to={href('about')} className={LINK}>{nav.about}</MenuLink>
          <MenuLink to={href('contact')} className={LINK}>{nav.contact}</MenuLink>
        </nav>
        <div className="flex items-center justify-end gap-2">
          <Link to={href('book')} className="btn btn-ghost hidden px-4 text-lg lg:inline-flex">{words.bar.book}</Link>
          <CallLink source="header" variant="compact" className="hidden sm:inline-flex" label={`${nav.call} ${site.hotline}`}>
            <Phone />
          </CallLink>
          <MobileMenu words={words} />
        </div>
      </div>
      <RoadBar label={words.roadProgress} />
    </header>
  );
}
