/** Words of the shared layout, one module per language (spec 1, section 2, "Shared layout"). */
import type { Lang } from '@/config/languages';
import type { PathId } from '@/config/paths';
import type { NamedPages } from './named-pages-types';

interface ServiceMenuItem {
  id: PathId;
  title: string;
  /** One short line. */
  description: string;
  popular?: boolean;
  /** Of title and description, where that is not the menu's own. */
  lang?: Lang;
}

export interface NavLink {
  id: PathId;
  label: string;
}

export interface LayoutContent {
  siteName: string;
  skip: string;
  logoLabel: string;
  nav: { label: string; home: string; services: string; blog: string; about: string; contact: string; call: string };
  menu: { open: string; close: string; title: string; callNow: string; ourServices: string; viewAll: string; stats: readonly [MenuStat, MenuStat] };
  popular: string;
  /** What the texts of this language call the site's pages. */
  named: NamedPages;
  /** The 11 service pages of the document, in its order. */
  services: readonly ServiceMenuItem[];
  footer: {
    blurb: string;
    servicesTitle: string;
    contactTitle: string;
    tapToCall: string;
    available: string;
    areaLine: string;
    whyTitle: string;
    why: readonly string[];
    /** Service pages that are not in the menu. */
    more: readonly NavLink[];
    /** Of the line at the end. */
    links: readonly NavLink[];
    stranded: string;
    /** Before and after the company name. */
    copyright: string;
    trademark: string;
    chat: string;
    sms: string;
  };
  bar: { label: string; whatsapp: string; book: string; call: string; callLabel: string; stranded: string };
  /** Prefilled texts. */
  whatsappMessage: string;
  smsMessage: string;
  offline: string;
  offlineHelp: string;
  /** Light and dark: what the control is called, and its choices. */
  theme: { label: string; auto: string; light: string; dark: string };
  roadProgress: string;
}

interface MenuStat {
  value: string;
  label: string;
}
