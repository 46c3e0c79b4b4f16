import { languages, type Lang, type SiteLang } from '@/config/languages';
import type { NotFoundContent } from '@/content/en/not-found';
import { LangContext } from '@/lib/lang';
import { CallLink } from '@/ui/contact-links';
import { ContactRow } from '@/ui/contact-row';
import { Container } from '@/ui/container';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { Picture } from '@/ui/picture';

interface Words {
  words: NotFoundContent;
}

/** Help by the road, and the way back; `id` sets the headings of two languages apart. */
function WaysOn({ words, id }: Words & { id: Lang }) {
  return (
    <Container className="grid gap-10 py-12 lg:grid-cols-2 lg:gap-12">
      <section aria-labelledby={`stranded-help-${id}`} className="self-start border-s-4 border-danger ps-5">
        <h2 id={`stranded-help-${id}`} className="text-title">
          {words.stranded.title}
        </h2>
        <p className="mt-2 max-w-text text-lg text-muted">{words.stranded.text}</p>
        <PageLink page="stranded" className="btn btn-dark mt-5">
          {words.stranded.link}
        </PageLink>
      </section>
      <nav aria-labelledby={`popular-pages-${id}`}>
        <h2 id={`popular-pages-${id}`} className="text-title">
          {words.popular.title}
        </h2>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {words.popular.links.map((link) => (
            <li key={link.page} className="border-b-2 border-sign-edge">
              <PageLink page={link.page} className="flex min-h-12 items-center font-semibold hover:underline">
                {link.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}

/** The same once more in another language, shorter: the address does not tell what its visitor reads. */
function InOtherLanguage({ words, lang }: Words & { lang: Lang }) {
  return (
    <LangContext value={lang}>
      <div lang={lang} dir={languages[lang].dir} className="border-t-4 border-ink bg-sign-dim">
        <Container className="pt-12">
          <h2 className="text-title">{words.title}</h2>
          <p className="mt-2 max-w-text text-lg text-muted">{words.lead}</p>
          <ContactRow source="not found" labels={words} drafts={words} className="mt-5" />
        </Container>
        <WaysOn words={words} id={lang} />
      </div>
    </LangContext>
  );
}

/** The page for an address that does not exist: hotline first, then help by the road, then the way back. */
export function NotFound({ en: words, ...others }: Record<SiteLang, NotFoundContent>) {
  return (
    <>
      <div className="on-dark bg-asphalt-900 text-white">
        <Container className="grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-12 lg:py-14">
          <div>
            <p className="font-semibold text-amber-300">{words.kicker}</p>
            <h1 className="mt-2 text-hero">{words.title}</h1>
            <p className="mt-3 max-w-text text-lg text-fog">{words.lead}</p>
            <p className="mt-5 heading text-hero text-amber-400">
              <CallLink source="not found" variant="bare" className="no-underline">
                <Phone />
              </CallLink>
            </p>
            <ContactRow source="not found" labels={words} drafts={words} className="mt-5" />
          </div>
          <Picture
            pic={words.picture}
            sizes="(min-width:76rem) 36rem, (min-width:64rem) 50vw, 100vw"
            priority
            className="rounded-xl"
          />
        </Container>
      </div>
      <WaysOn words={words} id="en" />
      {(Object.keys(others) as (keyof typeof others)[]).map((lang) => (
        <InOtherLanguage key={lang} words={others[lang]} lang={lang} />
      ))}
    </>
  );
}
