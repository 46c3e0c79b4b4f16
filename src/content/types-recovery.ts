/** Shapes of the main page, `/recovery-near-me` (spec 2, section 2 "/{product}", and section 3). */
import type { Faq, IconCard, Meta, OpeningPic, PathId, Pic, Testimonial, TitleText } from './types';

/** Names of the design's accents; the page's parts turn them into classes. */
export type Accent = 'amber' | 'desert' | 'lagoon' | 'green' | 'red' | 'asphalt';

/** One of the four detailed services. The page shows 4 features, 4 process steps and 12 areas (spec 2, section 9). */
export interface ServiceBlock {
  title: string;
  subtitle: string;
  description: string;
  /** 6. */
  features: readonly string[];
  /** 5. */
  process: readonly string[];
  /** More than 12. */
  coverage: readonly string[];
  image: Pic;
  gradient: Accent;
  iconColor: Accent;
  borderColor: Accent;
  icon: IconCard['icon'];
}

/** A testimonial with everything the document lists (sample content until the company puts its own). */
export interface DetailedTestimonial extends Testimonial {
  /** What the person does or drives. */
  title: string;
  initials: string;
  /** Relative, e.g. "2 weeks ago". */
  date: string;
  verified: true;
  /** e.g. "9 minutes". */
  responseTime: string;
  profileColor: Accent;
}

export interface Guarantee {
  icon: IconCard['icon'];
  title: string;
  description: string;
  /** 5. */
  features: readonly string[];
  badge: string;
  statistic: string;
  statLabel: string;
}

interface Figure {
  value: string;
  label: string;
}

export interface RecoveryContent {
  id: PathId;
  name: string;
  meta: Meta;
  serviceType: string;
  locations: readonly string[];
  hero: { kicker: string; title: string; lead: string; picture: OpeningPic; figures: readonly Figure[] };
  whatsapp: { label: string; message: string };
  sms: string;
  areas: {
    title: string;
    intro: string;
    /** Each with its own usual minutes. */
    list: readonly { name: string; usual: string }[];
    /** Badges that stand once above the tiles, and what explains the second. */
    active: string;
    minutes: string;
    claim: string;
    /** Over the tiles that are folded on phones; `{count}` of them. */
    more: string;
    /** What a tile says when pointed at. */
    call: string;
    question: TitleText;
    button: string;
  };
  why: { title: string; intro: string; cards: readonly [IconCard, IconCard, IconCard, IconCard] };
  detailed: {
    title: string;
    intro: string;
    blocks: readonly [ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock];
    labels: { features: string; process: string; coverage: string; call: string; response: string; everywhere: string; rating: string; /** `{count}` is the number of areas left. */ more: string };
  };
  mobile: { title: string; text: string; points: readonly string[]; button: string };
  testimonials: { title: string; intro: string; verified: string; responseLabel: string; starsLabel: string; list: readonly DetailedTestimonial[] };
  promise: { title: string; intro: string; cards: readonly Guarantee[]; figuresTitle: string; figures: readonly Figure[] };
  closing: TitleText;
  faqTitle: string;
  /** 20. */
  faqs: readonly Faq[];
}
