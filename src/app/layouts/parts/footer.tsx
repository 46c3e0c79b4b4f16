import { Link } from 'react-router-dom';
import { href, pathTable, type PathId } from '@/config/paths';
import { site } from '@/config/site';
import type { LayoutContent } from '@/content/layout-types';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Phone } from '@/ui/phone';
import { useOwnPages } from '../hooks/use-own-pages';

/** How many services the footer lists (spec 1, section 2). */
const FOOTER_SERVICES = 10;
const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

interface Props {
  words: LayoutContent;
  /** The same page in the other language, when there is one. */
  twin?: PathId;
}

/** Who we are, where to go, and the number once more. */
export function Footer({ words, twin }: Props) {
  const { footer } = words;
  const { stranded } = useOwnPages();
  return (
    <footer className="on-dark bg-asphalt-950 text-white">
      <div className="lane text-amber-400" aria-hidden="true" />
      <Container className="grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
        <div>
          <p className="heading text-2xl uppercase">{words.siteName}</p>
          <p className="mt-3 text-fog">{footer.blurb}</p>
          <p className="mt-4">
            <Link className={`${LINK} font-bold text-amber-400 underline`} to={stranded}>
              {footer.stranded}
            </Link>
          </p>
          {twin && (
            <Link className={`${LINK} font-bold underline`} to={href(twin)} lang={pathTable[twin].lang} hrefLang={pathTable[twin].lang}>
              {footer.otherLanguage}
            </Link>
          )}
        </div>
        <nav aria-label={footer.servicesTitle}>
          <h2 className="text-2xl">{footer.servicesTitle}</h2>
          <ul className="mt-2">
            {words.services.slice(0, FOOTER_SERVICES).map((item) => (
              <li key={item.id}>
                <Link className={LINK} to={href(item.id)}>{item.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-2xl">{footer.contactTitle}</h2>
          <p className="mt-3 text-fog">{footer.available}</p>
          <p className="text-fog">{footer.areaLine}</p>
          <CallLink source="footer" className="mt-4 w-full" label={`${footer.tapToCall} ${site.hotline}`}>
            {footer.tapToCall}
          </CallLink>
          <p className="mt-2 text-center font-bold"><Phone /></p>
          <div className="mt-3 grid grid-cols-2 gap-3">
            <WhatsAppLink message={words.whatsappMessage} source="footer" look="btn btn-whatsapp px-2">{footer.chat}</WhatsAppLink>
            <SmsLink body={words.smsMessage} source="footer" look="btn btn-ghost px-2">{footer.sms}</SmsLink>
          </div>
        </div>
        <div>
          <h2 className="text-2xl">{footer.whyTitle}</h2>
          <ul className="mt-3 space-y-2 text-fog">
            {footer.why.map((reason) => (
              <li key={reason} className="flex gap-2.5">
                <span aria-hidden="true" className="mt-2.5 h-1.5 w-4 shrink-0 bg-amber-400" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-asphalt-700 py-5 text-base text-fog">
        <p>
          © <bdi>{site.name}</bdi>. {footer.copyright} {footer.trademark} <bdi>{site.legalName}</bdi>{site.legalName.endsWith('.') ? '' : '.'}
        </p>
        <nav aria-label={footer.privacy} className="flex flex-wrap gap-x-5">
          <Link className={LINK} to={href('privacy')}>{footer.privacy}</Link>
          <Link className={LINK} to={href('terms')}>{footer.terms}</Link>
          <Link className={LINK} to={href('sitemap')}>{footer.sitemap}</Link>
        </nav>
      </Container>
    </footer>
  );
}
