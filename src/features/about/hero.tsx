import type { AboutContent } from '@/content/en/about';
import type { Crumb } from '@/ui/breadcrumb';
import { ContactRow, IN_HALF } from '@/ui/contact-row';
import { PageHero } from '@/ui/page-hero';

/**
 * Opening: who we are, the call, and the yard. A WhatsApp tap on this page reports the event
 * `about_whatsapp` and a conversion (spec 1, section 7): both follow from the source "about".
 */
export function AboutHero({ words, crumbs }: { words: AboutContent; crumbs: readonly Crumb[] }) {
  return (
    <PageHero
      hero={words.hero}
      crumbs={crumbs}
      columns="lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
      sizes="(min-width:76rem) 40rem, (min-width:64rem) 50vw, 100vw"
    >
      <ContactRow source="about" labels={words} drafts={words} className={`mt-6 ${IN_HALF}`} />
    </PageHero>
  );
}
