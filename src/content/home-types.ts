/** Shapes of the home page's content (spec 2, section 3). */
import type { PathId } from '@/config/paths';
import type { Meta, Pic, TitleText } from './types';

export interface HeroSlide {
  image: Pic;
  headline: string;
  subline: string;
  /** Accent of the slide's rule. */
  color: 'amber' | 'lagoon' | 'danger';
  description: string;
  features: readonly string[];
}

interface EliteCategory {
  title: string;
  text: string;
  services: readonly [string, string, string, string];
}

export interface SiteServiceCard {
  id: PathId;
  title: string;
  arTitle?: string;
  description: string;
  image: Pic;
  /** Path of an mp4 under `public/`; plays on a tap only. */
  video?: string;
  keywords: readonly string[];
  features: readonly [string, string, string, string];
  locations: readonly string[];
  /** Shown as a badge. */
  highlight?: string;
}

export interface HomeContent {
  meta: Meta;
  h1: string;
  /** One line under the headline: why to call us. */
  proof: string;
  slidesLabel: string;
  slides: readonly HeroSlide[];
  actions: { call: string; whatsapp: string; sms: string };
  banner: { title: string; text: string; call: string; stats: readonly { value: string; label: string }[] };
  how: { title: string; intro: string; steps: readonly [TitleText, TitleText, TitleText] };
  elite: { title: string; intro: string; request: string; categories: readonly EliteCategory[] };
  services: {
    title: string;
    intro: string;
    call: string;
    whatsapp: string;
    /** Before the name of the service, in the link to its page. */
    about: string;
    /** WhatsApp draft that names the service (spec 2, section 7). */
    message: (service: string) => string;
    more: string;
    areasLabel: string;
    premium: string;
    play: string;
    cards: readonly SiteServiceCard[];
  };
  areas: { title: string; intro: string; /** Over the search field. */ search: string; /** Over the folded list. */ all: string; /** No area has what was typed. */ none: string; callFor: string; contactLead: string; contact: string; termsLead: string; terms: string };
}
