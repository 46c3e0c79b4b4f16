/** The pictures that more than one page may show, and why. Everything else stands on one page only, in any language. */
import { NOT_FOUND_PAGES } from './support/built-site';

interface Sharing {
  /** Picture names. */
  pictures: RegExp;
  /** English addresses that may show them. */
  pages: RegExp;
  reason: string;
}

const notFound = NOT_FOUND_PAGES.map((file) => `/${file.replace('.html', '')}`).join('|');

export const sharings: readonly Sharing[] = [
  {
    pictures: /^vehicle-/,
    pages: /^\/(?:live-fleet)?$/,
    reason: 'the fleet section of the home page is the one of /live-fleet (decisions, section B)',
  },
  {
    pictures: /^blog-/,
    pages: /^\/blog(?:\/[^/]+)?$/,
    reason: 'the blog’s list and the related articles show an article’s own cover',
  },
  {
    pictures: /^strip-/,
    pages:
      /^\/(?:stranded|accident|blog\/[^/]*(?:accident|night-breakdown|dunes|who-to-call|summer-heat|truck-finds)[^/]*)$/,
    reason: 'a strip says what to do in one situation: on the help page, and where an article or guide is about it',
  },
  {
    pictures: /^book-promo$/,
    pages: /^\/(?:book|contact)$/,
    reason: 'the promo on /contact leads to /book and shows the picture of that page',
  },
  { pictures: /./, pages: new RegExp(`^(?:${notFound})$`), reason: 'the two pages for what does not exist look alike' },
];
