import type { ServicesContent } from '@/content/en/services';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { ContactRow, IN_HALF } from '@/ui/contact-row';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';

/** The question, the call, and the whole fleet in one row. */
export function ServicesHero({ words, crumbs }: { words: ServicesContent; crumbs: readonly Crumb[] }) {
  const { hero } = words;
  return (
    <div className="on-dark bg-asphalt-900 text-white">
      <Container className="pt-4 pb-10">
        <Breadcrumb items={crumbs} />
        <div className="mt-6 grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:gap-12">
          <div>
            <p className="font-semibold text-amber-300">{hero.kicker}</p>
            <h1 className="mt-2 text-hero">{hero.title}</h1>
            <p className="mt-4 max-w-text text-lg text-fog">
              <LinkedText>{hero.lead}</LinkedText>
            </p>
            <ContactRow source="services" labels={hero} drafts={words} className={`mt-6 ${IN_HALF}`} />
          </div>
          <Picture
            pic={hero.picture}
            sizes="(min-width:76rem) 42rem, (min-width:64rem) 55vw, 100vw"
            priority
            className="rounded-xl"
          />
        </div>
      </Container>
    </div>
  );
}
