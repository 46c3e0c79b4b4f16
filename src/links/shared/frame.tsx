/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { site } from '@/config/site';
import type { LinkRefusal } from '@/contract/job/link';
import type { LinkWords } from '@/content/links/common';
import { telHref } from '@/lib/links';
import { choose, dirOf, LANGUAGES, pick, type LinkLang } from './language';

/** The page's language: what was chosen, else the job's, else the phone's. The document follows it. */
export function useLanguage<L extends LinkLang>(
  has: readonly [L, ...L[]],
  job: string | undefined,
): [L, (lang: LinkLang) => void] {
  // Also where storage, which `choose` writes, is refused or full.
  const [pressed, setPressed] = useState<L>();
  const lang = pressed ?? pick(has, job, navigator.languages);
  // A layout effect: in an effect, the text could be painted before its language and direction are set.
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dir = dirOf(lang);
  }, [lang]);
  return [
    lang,
    (wanted) => {
      choose(wanted);
      setPressed(wanted as L);
    },
  ];
}

/** A number within a sentence of any direction. */
export const Hotline = () => (
  <bdi dir="ltr" class="whole">
    {site.hotline}
  </bdi>
);

interface Props {
  words: LinkWords;
  /** Left out until the job is there. */
  title: string | undefined;
  has: readonly LinkLang[];
  lang: LinkLang;
  onLang: (lang: LinkLang) => void;
  gone?: LinkRefusal;
  lost?: boolean;
  /** How old what is shown is: a time, and its day if that is not today. */
  asOf?: string;
  /**
   * `now`: the call is the most prominent thing on the page; `low`: the main button is at the bottom, near the thumb.
   */
  stress?: 'now' | 'low';
  /** Shown whatever became of the link, above the rest. */
  kept?: ComponentChildren;
  /** Status of what is being sent. Above the call, so that nothing moves under a finger when it appears. */
  waits?: string | false;
  children?: ComponentChildren;
}

/**
 * What the three pages have in common: the name, the languages, how old what is shown is, and the call at the thumb.
 */
export function Frame({ words, title, has, lang, onLang, gone, lost, asOf, stress, kept, waits, children }: Props) {
  // An invalid link shows its reason rather than "loading".
  const heading = title ?? (gone ? words.gone[gone] : words.loading);
  useEffect(() => {
    document.title = `${heading} · ${words.name}`;
  }, [heading, words]);
  return (
    <>
      <header>
        <strong>{words.name}</strong>
        <nav aria-label={words.languages}>
          {has
            .filter((other) => other !== lang)
            .map((other, place) => (
              // Keyed by position: the pressed button stays, with the focus, and now names the other language.
              <button key={place} type="button" class="plain" lang={other} onClick={() => onLang(other)}>
                {LANGUAGES[other]}
              </button>
            ))}
        </nav>
      </header>
      <main id="main" class={stress}>
        <h1 tabIndex={-1}>
          <span key={heading}>{heading}</span>
        </h1>
        {kept}
        {!gone && children}
        {/* Changes by itself every minute, so it is not in the status region. */}
        <p class={lost ? 'notice' : 'muted'}>
          <span role="status">{lost && <span>{words.lost}</span>}</span>{' '}
          <span key={asOf}>{asOf && words.asOf(asOf)}</span>
        </p>
      </main>
      <footer data-thumb-bar="">
        <div role="status">
          {waits && (
            <p class="notice" key={waits}>
              {waits}
            </p>
          )}
        </div>
        <a class="button call" href={telHref()}>
          {words.call} <Hotline />
        </a>
      </footer>
    </>
  );
}
