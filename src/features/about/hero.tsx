import type { AboutContent } from '@/content/en/about';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { ContactRow, IN_HALF } from '@/ui/contact-row';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';

/**
 * Opening: who we are, the call, and the yard. A WhatsApp tap on this page reports the event
 * `about_whatsapp` and a conversion (spec 1, section 7): both follow from the source "about".
 */
export function AboutHero({ words, crumbs }: { words: AboutContent; crumbs: readonly Crumb[] }) {
  const { hero } = words;
  return (
    <div className="on-dark bg-asphalt-900 text-white">
      <Container className="pt-4 pb-10">
        <Breadcrumb items={crumbs} />
        <div className="mt-6 grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-12">
          <div>
            <p className="font-semibold text-amber-300">{hero.kicker}</p>
            <h1 className="mt-2 text-hero">{hero.title}</h1>
            <p className="mt-4 max-w-text text-lg text-fog">
              <LinkedText>{hero.lead}</LinkedText>
            </p>
            <ContactRow source="about" labels={words} drafts={words} className={`mt-6 ${IN_HALF}`} />
          </div>
          <Picture
            pic={hero.picture}
            sizes="(min-width:76rem) 40rem, (min-width:64rem) 50vw, 100vw"
            priority
            className="rounded-xl"
          />
        </div>
      </Container>
    </div>
  );
}
