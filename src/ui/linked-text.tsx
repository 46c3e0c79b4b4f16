import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href, type Lang, type PathId } from '@/config/paths';
import { namedPages } from '@/content/named-pages';
import { useLang } from '@/lib/lang';

type Part = string | { text: string; to: PathId };

/** `text` cut at the pages that it names; the first mention of each is a link. */
export function linkedParts(text: string, lang: Lang): Part[] {
  let parts: Part[] = [text];
  for (const { phrase, page: to } of namedPages.filter((one) => one.lang === lang)) {
    const index = parts.findIndex(
      (part) => typeof part === 'string' && part.toLowerCase().includes(phrase.toLowerCase()),
    );
    if (index < 0 || parts.some((part) => typeof part !== 'string' && part.to === to)) continue;
    const whole = parts[index] as string;
    const at = whole.toLowerCase().indexOf(phrase.toLowerCase());
    const end = at + phrase.length;
    parts = [
      ...parts.slice(0, index),
      whole.slice(0, at),
      { text: whole.slice(at, end), to },
      whole.slice(end),
      ...parts.slice(index + 1),
    ];
  }
  return parts.filter((part) => part !== '');
}

/** A text whose words for other pages of the site lead there; the page's own name stays text. */
export function LinkedText({ children }: { children: string }) {
  const { pathname } = useLocation();
  return linkedParts(children, useLang()).map((part, index) => {
    if (typeof part === 'string' || href(part.to) === pathname)
      return <Fragment key={index}>{typeof part === 'string' ? part : part.text}</Fragment>;
    return (
      <Link key={index} to={href(part.to)} className="underline underline-offset-4">
        {part.text}
      </Link>
    );
  });
}
