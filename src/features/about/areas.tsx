import type { AboutContent } from '@/content/en/about';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';

interface Props {
  words: AboutContent['areas'];
  names: readonly string[];
}

/** The places we serve most, and the emirates beyond. */
export function AreaTiles({ words, names }: Props) {
  return (
    <Section id="areas" title={words.title} intro={words.intro} tone="dim">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {names.map((name) => (
          <li
            key={name}
            className="flex min-h-12 items-center gap-2 rounded-lg border-2 border-sign-edge bg-card px-3 py-1.5 leading-tight font-semibold"
          >
            <Icon name="pin" className="size-5 text-amber-700 max-xs:hidden" />
            {name}
          </li>
        ))}
        {words.beyond.map((name) => (
          <li
            key={name}
            className="flex min-h-12 items-center gap-2 rounded-lg bg-lagoon px-3 py-1.5 leading-tight font-semibold text-white"
          >
            <Icon name="road" className="size-5 max-xs:hidden" />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <PageLink
          page="services"
          className="inline-flex min-h-12 items-center text-lg font-semibold underline underline-offset-4"
        >
          {words.more}
        </PageLink>
      </p>
    </Section>
  );
}
