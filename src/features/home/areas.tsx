import { useCallback, useId, useState } from 'react';
import { languages } from '@/config/languages';
import type { HomeContent } from '@/content/home-types';
import { useLang } from '@/lib/lang';
import { telHref } from '@/lib/links';
import { slug } from '@/lib/slug';
import { track } from '@/tracking';
import { Fold } from '@/ui/fold';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { findAreas, type Area } from './find-areas';

const LINK = 'font-semibold underline underline-offset-4';

/** The most areas that are read out by their names when they are what a search has left. */
const NAMED = 3;

/** Anchor of an area on the home page (spec 2, section 2). */
const areaAnchor = (name: string): string => `service-area-${slug(name)}`;

/** About 80 areas behind a search field, each a call link with its own event; the count stands with a plus sign. */
export function ServiceAreas({ words, areas }: { words: HomeContent['areas']; areas: readonly Area[] }) {
  const [typed, setTyped] = useState('');
  const found = findAreas(typed, areas);
  const field = useId();
  const { comma } = languages[useLang()];
  // What was typed before the script came; the field is hydrated after this component is.
  const takeOver = useCallback((box: HTMLInputElement | null) => void (box && setTyped(box.value)), []);
  return (
    <Section
      id="areas"
      title={
        <>
          {words.title} <span className="text-amber-700">{areas.length}+</span>
        </>
      }
      intro={words.intro}
      className="[--about:22rem] wide:[--about:78rem]"
    >
      <div className="js-only max-w-md">
        <label htmlFor={field} className="font-semibold">
          {words.search}
        </label>
        <input
          ref={takeOver}
          id={field}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="mt-1 min-h-12 w-full rounded-lg border-2 border-muted bg-card px-3 text-lg"
        />
      </div>
      <p role="status" className="font-semibold not-empty:mt-2">
        {found.length > 0 ? '' : words.none}
      </p>
      {/* The list gets shorter below, unheard. */}
      <p aria-live="polite" className="sr-only">
        {found.length > 0 && found.length <= NAMED && `${words.callFor} ${found.map(({ label }) => label).join(comma)}`}
      </p>
      <Fold
        open={typed.trim() !== ''}
        line={
          <span className={LINK}>
            {words.all} ({areas.length})
          </span>
        }
        lineClassName="fold-opener"
        bodyClassName="pt-2 wide:pt-4"
      >
        <ul className="flex flex-wrap gap-2 wide:grid wide:grid-cols-3 lg:grid-cols-5">
          {areas.map((area) => (
            <li key={area.id} id={areaAnchor(area.id)} hidden={!found.includes(area)}>
              <a
                href={telHref()}
                aria-label={`${words.callFor} ${area.label}`}
                onClick={() => track({ name: 'service_area_click', area: area.id })}
                className="flex h-full min-h-12 items-center rounded-lg border-2 border-sign-edge bg-card px-3 py-1.5 leading-tight font-semibold no-underline hover:border-amber-500"
              >
                {area.label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
      <p className="mt-4 max-w-text wide:mt-8 wide:text-lg">
        {words.contactLead}{' '}
        <PageLink page="contact" className={LINK}>
          {words.contact}
        </PageLink>
        . {words.termsLead}{' '}
        <PageLink page="terms" className={LINK}>
          {words.terms}
        </PageLink>
        .
      </p>
    </Section>
  );
}
