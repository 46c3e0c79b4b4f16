import type { ContactContent } from '@/content/en/contact';
import { Faqs } from '@/ui/accordion';
import type { Crumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';
import { BookingPromo } from './booking-promo';
import { CoverageCard } from './coverage-card';
import { ContactHero } from './hero';
import { HotlineCard } from './hotline-card';
import { ServiceTiles } from './service-tiles';
import { Why } from './why';

/** The contact page, its parts in the document's order (spec 1, section 2, "Contact page"). */
export function Contact({ words, crumbs }: { words: ContactContent; crumbs: readonly Crumb[] }) {
  return (
    <>
      <ContactHero words={words} crumbs={crumbs} />
      <div className="bg-sign py-12 sm:py-16">
        <Container className="grid gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <HotlineCard hotline={words.hotline} />
          <CoverageCard coverage={words.coverage} office={words.office} />
        </Container>
      </div>
      <Why why={words.why} />
      <ServiceTiles services={words.services} />
      <BookingPromo promo={words.promo} />
      <Section id="questions" title={words.faqTitle}>
        <Faqs items={words.faqs} />
      </Section>
    </>
  );
}
