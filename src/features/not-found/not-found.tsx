import { href } from '@/config/paths';
import type { NotFoundContent } from '@/content/en/not-found';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { A } from '@/ui/link';
import { Phone } from '@/ui/phone';
import { Picture } from '@/ui/picture';

/** The page for an address that does not exist: hotline first, then help by the road, then the way back. */
export function NotFound({ words }: { words: NotFoundContent }) {
  return (
    <>
      <div className="on-dark bg-asphalt-900 text-white">
        <Container className="grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-12 lg:py-14">
          <div>
            <p className="font-semibold text-amber-300">{words.kicker}</p>
            <h1 className="mt-2 text-hero">{words.title}</h1>
            <p className="mt-3 max-w-text text-lg text-fog">{words.lead}</p>
            <p className="mt-5 heading text-hero text-amber-400"><Phone /></p>
            <div className="mt-5 flex flex-wrap gap-3">
              <CallLink source="not found" className="max-sm:w-full">{words.call}</CallLink>
              <WhatsAppLink source="not found" className="max-sm:grow" message={words.whatsappMessage}>{words.chat}</WhatsAppLink>
              <SmsLink source="not found" className="max-sm:grow" body={words.smsMessage}>{words.sms}</SmsLink>
            </div>
          </div>
          <Picture pic={words.picture} sizes="(min-width:76rem) 36rem, (min-width:64rem) 50vw, 100vw" priority className="rounded-xl" />
        </Container>
      </div>
      <Container className="grid gap-10 py-12 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="stranded-help" className="self-start border-s-4 border-danger ps-5">
          <h2 id="stranded-help" className="text-title">{words.stranded.title}</h2>
          <p className="mt-2 max-w-text text-lg text-muted">{words.stranded.text}</p>
          <A to={href('stranded')} className="btn btn-dark mt-5">{words.stranded.link}</A>
        </section>
        <nav aria-labelledby="popular-pages">
          <h2 id="popular-pages" className="text-title">{words.popular.title}</h2>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
            {words.popular.links.map((link) => (
              <li key={link.page} className="border-b-2 border-sign-edge">
                <A to={href(link.page)} className="flex min-h-12 items-center font-semibold hover:underline">{link.label}</A>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  );
}
