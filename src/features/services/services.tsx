import type { ServicesContent } from '@/content/en/services';
import type { Crumb } from '@/ui/breadcrumb';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { Catalogue } from './catalogue';
import { Examples } from './examples';
import { Finder } from './finder';
import { ServicesHero } from './hero';
import { ShortJobs } from './short-jobs';
import { SymptomSections } from './symptoms';

/** The whole catalogue, found by what the driver sees. */
export function Services({ words, crumbs }: { words: ServicesContent; crumbs: readonly Crumb[] }) {
  return (
    <>
      <ServicesHero words={words} crumbs={crumbs} />
      <Finder words={words} />
      <SymptomSections words={words} />
      <Catalogue words={words} />
      <Examples words={words} />
      <ShortJobs short={words.short} />
      <Section title={words.help.title} intro={words.help.text} tone="dim">
        <PageLink page="stranded" className="btn btn-dark">
          {words.help.link}
        </PageLink>
      </Section>
      <Section title={words.closing.title} intro={words.closing.text} tone="dark">
        <div className="flex flex-wrap gap-3">
          <CallLink source="services">{words.hero.call}</CallLink>
          <WhatsAppLink source="services" message={words.whatsappMessage}>
            {words.hero.chat}
          </WhatsAppLink>
          <SmsLink source="services" body={words.smsMessage}>
            {words.hero.sms}
          </SmsLink>
        </div>
      </Section>
    </>
  );
}
