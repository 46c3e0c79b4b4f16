/** Shapes of the content modules. Content holds words and facts only: no JSX, no logic. */
import type { Lang, SiteLang } from '@/config/languages';
import type { PathId } from '@/config/paths';
import type { FactId } from './facts';
import type { PictureName } from './picture-names';
import type { PositionWords } from './position-types';
import type { StripId } from './strip-types';

export type { Lang, PathId, PictureName };

export interface Meta {
  /** 30 to 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

/** A picture in its place: file name, what it shows, and an optional visible caption. */
export interface Pic {
  name: PictureName;
  alt: string;
  caption?: string;
  /** Shown in the light of the hour in Dubai where somebody can tell it (`contract/hour-picture.ts`): `alt` is true of each. */
  byHour?: true;
}

export interface Faq {
  question: string;
  /** Plain text; a blank line starts a new paragraph. */
  answer: string;
}

export interface TitleText {
  title: string;
  text: string;
}

/** Names of the vector icons of `ui/icon`. */
export type IconName =
  | 'phone' | 'whatsapp' | 'sms' | 'clock' | 'shield' | 'star' | 'truck' | 'flatbed' | 'desert' | 'battery' | 'tyre' | 'fuel' | 'key'
  | 'accident' | 'motorcycle' | 'bus' | 'luxury' | 'pin' | 'compass' | 'card' | 'check' | 'wrench' | 'road' | 'parking' | 'flood'
  | 'electric' | 'users' | 'chat' | 'book' | 'calendar' | 'award' | 'map' | 'winch' | 'warning' | 'heart' | 'globe' | 'document' | 'car' | 'crane' | 'rope'
  | 'suv' | 'hatchback' | 'coupe' | 'convertible' | 'pickup' | 'van' | 'sports' | 'home';

export interface IconCard extends TitleText {
  icon: IconName;
}

export type Difficulty = 'Easy' | 'Medium' | 'Hard';

export interface CoverageArea {
  name: string;
  /** Time-range text, e.g. "5-8 min". */
  response: string;
  coverage: '24/7';
  difficulty?: Difficulty;
  /** A few words that matter for this service there, e.g. "gate 4, height 2.1 m". */
  note?: string;
}

/** Order of a landing page's parts between the trust points and the questions; services come first unless told. */
export type LandingLayout = 'services-first' | 'coverage-first' | 'steps-first' | 'prices-first';
/** The picture that a landing page opens with. */
export interface OpeningPic extends Pic {
  /** What its crop on phones (4:3) keeps, as CSS `object-position`; "70% 50%" unless told. */
  phone?: string;
}

/**
 * A landing page (spec 1, section 2, "Towing landing page"). `blocks` carry what only this page has to say.
 * Optional fields choose how the page looks, so that no two pages are built alike.
 */
export interface LandingContent {
  id: PathId;
  /** Short name of the page in its breadcrumb and in call tracking ("Towing Near Me"); `serviceType` unless told. */
  name?: string;
  /** Name of the page in call tracking where `name` is not in Latin letters (spec 1, section 7); `name` unless told. */
  trackingName?: string;
  meta: Meta;
  /** schema.org serviceType and areaServed names. */
  serviceType: string;
  locations: readonly string[];
  layout?: LandingLayout;
  /** `note`: what to do after the call. `sign`: the service on the overhead sign, in the two scripts of Dubai's roads, whatever the page's language. */
  hero: { kicker: string; title: string; lead: string; note?: string; response: string; picture: OpeningPic; sign: Record<'ar' | 'en', string> };
  trust: readonly [IconCard, IconCard, IconCard, IconCard];
  /** `withPosition`: the message carries the position when the visitor asks (the label says so). */
  whatsapp: { label: string; message: string; withPosition?: boolean };
  /** Text of the SMS draft; the WhatsApp message unless told. */
  sms?: string;
  /** `table` suits areas with a difficulty; `board` is a gantry sign; `tiles` are small signs. */
  areas: { title: string; intro: string; list: readonly CoverageArea[]; view?: 'board' | 'table' | 'tiles' };
  /** `feature`: the first picture large, two beside it. */
  gallery: { title: string; intro?: string; pictures: readonly [Pic, Pic, Pic]; view?: 'row' | 'feature' };
  services: {
    title: string;
    intro: string;
    cards: readonly [IconCard, IconCard, IconCard, IconCard, IconCard, IconCard];
    view?: 'cards' | 'rows';
  };
  blocks: readonly Block[];
  prices?: { title: string; rows: readonly PriceRow[]; note: string };
  faqTitle: string;
  /** 15 questions. */
  faqs: readonly Faq[];
  /** The legal and safety figures that the page uses: shown with their source and the day of the check. */
  facts?: readonly FactId[];
  closing: TitleText;
}

/** Strings of the landing template itself, one module per language (`content/<lang>/landing-labels.ts`). */
export interface LandingLabels {
  breadcrumbServices: string;
  callNow: string;
  sms: string;
  /** Heading of the hero's claim, e.g. "Response". */
  response: string;
  hours: string;
  area: string;
  difficulty: string;
  difficulties: Record<Difficulty, string>;
  /** Says that a range of minutes is usual, not promised. */
  responseNote: string;
  /** Heads of the vehicle list. */
  examples: string;
  method: string;
  warning: string;
  /** Shown under the number in the closing call, e.g. "Somebody answers day and night." */
  always: string;
  /** Names of regions for screen readers. */
  trustTitle: string;
  contactLabel: string;
  position: PositionWords;
}

/** One kind of vehicle and how it is fetched. */
interface VehicleRow {
  type: string;
  /** e.g. "Nissan Sunny, Toyota Corolla". */
  examples: string;
  method: string;
}

interface PriceRow {
  label: string;
  /** e.g. "from AED 120". */
  price: string;
  note: string;
}

/** Page-specific substance between the service cards and the questions. */
export type Block =
  | { kind: 'steps'; title: string; intro?: string; steps: readonly TitleText[] }
  | { kind: 'prose'; title: string; paragraphs: readonly string[] }
  /** `danger`: its items are signs of danger, which must not be ticked. */
  | { kind: 'checklist'; title: string; intro?: string; items: readonly string[]; danger?: true }
  | { kind: 'table'; title: string; intro?: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'vehicles'; title: string; intro?: string; items: readonly VehicleRow[] }
  | { kind: 'warning'; title: string; text: string };

/** Blog post (spec 1, section 3). `content` is the document's empty string; `sections` hold the text. */
export interface BlogPost {
  id: number;
  lang: SiteLang;
  title: string;
  slug: string;
  description: string;
  content: '';
  /** ISO datetime. */
  publishDate: string;
  /** ISO date of the last change, for sitemap.xml. */
  updated: string;
  author: string;
  image: Pic;
  keywords: readonly string[];
  /** Minutes. */
  readTime: number;
  category: string;
  /** The service and the page that the text is about: linked at its end. */
  about: readonly [service: PathId, page: PathId];
  canonicalUrl: string;
  sections: readonly PostSection[];
  faqs: readonly Faq[];
  /** The legal and safety figures that the article uses. */
  facts?: readonly FactId[];
}

/** A picture inside a section of a post. */
export interface SectionPic extends Pic {
  /** It stands after so many parts of the text, a paragraph or a list each: right behind the one that it explains. */
  after: number;
}

export interface PostSection {
  id: string;
  title: string;
  /** Line breaks are kept. */
  content: string;
  image?: SectionPic;
  /** Four pictures of what to do: they stand under the text. */
  strip?: StripId;
}

export interface Testimonial {
  name: string;
  location: string;
  rating: 5;
  text: string;
  service: string;
  vehicleType: string;
}
