import { site } from '@/config/site';
import type { LayoutContent, NavLink } from '@/content/layout-types';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Fold } from '@/ui/fold';
import { LanguageSwitch } from '@/ui/language-switch';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { ThemeSwitch } from './theme-switch';

/** How many services the footer lists (spec 1, section 2). */
const FOOTER_SERVICES = 10;
const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

interface Props {
  words: LayoutContent;
}

const links = (list: readonly NavLink[]) =>
  list.map(({ id, label }) => (
    <li key={id}>
      <PageLink className={LINK} page={id}>
        {label}
      </PageLink>
    </li>
  ));

/** Who we are, where to go, and the number once more. */
export function Footer({ words }: Props) {
  const { footer } = words;
  return (
    <footer className="on-dark bg-asphalt-950 text-white">
      <div className="lane text-amber-400" aria-hidden="true" />
      <Container className="when-near [--about:28rem] grid gap-x-10 gap-y-2 pt-2 pb-0 wide:gap-y-10 wide:py-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-6">
        <div>
          <p className="heading text-2xl uppercase">{words.siteName}</p>
          <p className="mt-1 text-base leading-snug text-fog wide:mt-3 wide:leading-normal">{footer.blurb}</p>
          <div className="flex flex-wrap items-center gap-x-2 wide:mt-4 wide:gap-x-6">
            <PageLink className={`${LINK} font-bold text-amber-400 underline`} page="stranded">
              {footer.stranded}
            </PageLink>
            <LanguageSwitch className="font-bold underline" />
            <ThemeSwitch words={words.theme} />
          </div>
        </div>
        <div>
          <h2 className="text-2xl max-wide:sr-only">{footer.contactTitle}</h2>
          <p className="text-base leading-snug text-fog wide:mt-3 wide:leading-normal">
            {footer.available} {footer.areaLine}
          </p>
          <CallLink
            source="footer"
            className="mt-3 w-full flex-wrap gap-y-0 px-2 whitespace-nowrap lg:text-lg rtl:max-[22rem]:text-[0.9375rem] rtl:lg:text-base"
            label={`${footer.tapToCall} ${site.hotline}`}
          >
            {footer.tapToCall} <Phone />
          </CallLink>
          <div className="mt-3 grid grid-cols-2 gap-3">
            <WhatsAppLink message={words.whatsappMessage} source="footer" look="btn btn-whatsapp px-2">
              {footer.chat}
            </WhatsAppLink>
            <SmsLink body={words.smsMessage} source="footer" look="btn btn-ghost px-2">
              {footer.sms}
            </SmsLink>
          </div>
        </div>
        <nav
          aria-label={footer.servicesTitle}
          className="max-wide:border-t max-wide:border-asphalt-700 lg:order-1 lg:col-span-3"
        >
          <Fold line={<h2 className="text-2xl">{footer.servicesTitle}</h2>}>
            <ul className="mt-2 gap-x-3 max-wide:pb-3 lg:grid lg:grid-cols-4 xl:grid-cols-5">
              {words.services.slice(0, FOOTER_SERVICES).map((item) => (
                <li key={item.id}>
                  <PageLink className={LINK} page={item.id} exact={item.lang !== undefined} lang={item.lang}>
                    {item.title}
                  </PageLink>
                </li>
              ))}
              {links(footer.more)}
            </ul>
          </Fold>
        </nav>
        <div className="max-sm:-mt-3 max-wide:border-t max-wide:border-asphalt-700">
          <Fold line={<h2 className="text-2xl">{footer.whyTitle}</h2>}>
            <ul className="mt-3 space-y-2 text-fog max-wide:pb-3">
              {footer.why.map((reason) => (
                <li key={reason} className="flex gap-2.5">
                  <span aria-hidden="true" className="mt-2.5 h-1.5 w-4 shrink-0 bg-amber-400" />
                  {reason}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </Container>
      {/* The floating call button stands beside the last lines, not on them. */}
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6 lg:max-[88rem]:pe-28 border-t border-asphalt-700 py-1 text-base text-fog wide:gap-y-2 wide:py-5">
          <p className="leading-snug max-wide:pt-1 max-wide:text-sm">
            © <bdi lang="en">{site.name}</bdi>. {footer.copyright} {footer.trademark}{' '}
            <bdi lang="en">{site.legalName}</bdi>
            {site.legalName.endsWith('.') ? '' : '.'}
          </p>
          <ul className="flex flex-wrap gap-x-5">{links(footer.links)}</ul>
        </div>
      </Container>
    </footer>
  );
}
