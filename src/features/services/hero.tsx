import type { ServicesContent } from '@/content/en/services';
import type { Crumb } from '@/ui/breadcrumb';
import { ContactRow, IN_HALF } from '@/ui/contact-row';
import { PageHero } from '@/ui/page-hero';

/** The question, the call, and the whole fleet in one row. */
export function ServicesHero({ words, crumbs }: { words: ServicesContent; crumbs: readonly Crumb[] }) {
  const { hero } = words;
  return (
    <PageHero
      hero={hero}
      crumbs={crumbs}
      columns="lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
      sizes="(min-width:76rem) 42rem, (min-width:64rem) 55vw, 100vw"
    >
      <ContactRow source="services" labels={hero} drafts={words} className={`mt-6 ${IN_HALF}`} />
    </PageHero>
  );
}
