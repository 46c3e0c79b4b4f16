import { href } from '@/config/paths';
import type { HomeContent } from '@/content/home-types';
import { telHref } from '@/lib/links';
import { slug } from '@/lib/slug';
import { track } from '@/tracking';
import { A } from '@/ui/link';
import { Section } from '@/ui/section';

/** Anchor of an area on the home page (spec 2, section 2). */
export const areaAnchor = (name: string): string => `service-area-${slug(name)}`;

/** About 80 areas, each a call link with its own event; the count stands with a plus sign. */
export function ServiceAreas({ words, names }: { words: HomeContent['areas']; names: readonly string[] }) {
  return (
    <Section id="areas" title={<>{words.title} <span className="text-amber-700">{names.length}+</span></>} intro={words.intro}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {names.map((name) => (
          <li key={name} id={areaAnchor(name)}>
            <a
              href={telHref()}
              aria-label={`${words.callFor} ${name}`}
              onClick={() => track({ name: 'service_area_click', area: name })}
              className="flex h-full min-h-12 items-center rounded-lg border-2 border-sign-edge bg-white px-3 py-1.5 leading-tight font-semibold no-underline hover:border-amber-500"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-lg">
        {words.contactLead} <A to={href('contact')}>{words.contact}</A>. {words.termsLead} <A to={href('terms')}>{words.terms}</A>.
      </p>
    </Section>
  );
}
