import type { ContactContent } from '@/content/en/contact';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Phone } from '@/ui/phone';

/** The number as large as the screen allows, and three ways to reach us. */
export function ContactHero({ words, crumbs }: { words: ContactContent; crumbs: readonly Crumb[] }) {
  const { hero } = words;
  return (
    <div className="on-dark bg-asphalt-900 text-white">
      <Container className="pt-4 pb-12">
        <Breadcrumb items={crumbs} />
        <p className="mt-6 font-semibold text-amber-300">{hero.kicker}</p>
        <h1 className="mt-2 text-hero">{hero.title}</h1>
        <p className="mt-4 max-w-text text-lg text-fog">{hero.lead}</p>
        <p className="mt-6 heading text-[clamp(2.5rem,1.2rem+6vw,5.5rem)] leading-none text-amber-400"><Phone /></p>
        <div className="mt-7 flex flex-wrap gap-3">
          <CallLink source="contact" className="max-sm:w-full">{hero.call}</CallLink>
          <WhatsAppLink source="contact" className="max-sm:grow" message={words.whatsappMessage}>{hero.chat}</WhatsAppLink>
          <SmsLink source="contact" className="max-sm:grow" body={words.smsMessage}>{hero.sms}</SmsLink>
        </div>
      </Container>
      <div aria-hidden="true" className="lane text-amber-500" />
    </div>
  );
}
