import { href } from '@/config/paths';
import type { LegalContent } from '@/content/en/legal/shape';
import type { CallSource } from '@/tracking';
import { Breadcrumb } from '@/ui/breadcrumb';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Phone } from '@/ui/phone';
import { LastUpdated } from './last-updated';
import { LegalBlocks, LegalList } from './legal-blocks';

/** Conversion value of the legal pages' call buttons, in AED (spec 1, section 9). */
export const LEGAL_CALL_VALUE = 1300;

interface Props {
  content: LegalContent;
  source: CallSource;
}

/** A legal page: six sections, what is prohibited, how to reach somebody, and who the company is (spec 1, section 2). */
export function LegalPage({ content, source }: Props) {
  const { prohibited, contact, information } = content;
  const links = [...content.sections, ...(prohibited ? [{ id: 'prohibited-uses', title: prohibited.title }] : [])];
  return (
    <Container className="pt-2 pb-16">
      <Breadcrumb items={[{ label: content.home, href: href('home') }, { label: content.title }]} />
      <div className="mt-4 max-w-[58ch] lg:text-lg">
        <h1 className="text-hero">{content.title}</h1>
        <div className="mt-4">
          <LastUpdated label={content.lastUpdated} />
        </div>
        <p className="mt-4">{content.intro}</p>
        <nav aria-label={content.contents} className="mt-6 border-s-4 border-amber-500 ps-4">
          <ul>
            {links.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <CallBox content={content} source={source} />

        {content.sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-12">
            <h2 id={`${section.id}-title`} className="text-title">{section.title}</h2>
            <LegalBlocks blocks={section.blocks} />
          </section>
        ))}

        {prohibited && (
          <section id="prohibited-uses" aria-labelledby="prohibited-title" className="mt-12">
            <h2 id="prohibited-title" className="text-title">{prohibited.title}</h2>
            <p className="mt-4 mb-3">{prohibited.intro}</p>
            <LegalList items={prohibited.items} />
          </section>
        )}

        <section aria-labelledby="contact-title" className="mt-12">
          <h2 id="contact-title" className="text-title">{contact.title}</h2>
          <p className="mt-4">{contact.text}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <a href={`mailto:${contact.email}`} className="btn btn-ghost break-all">{contact.email}</a>
            <LegalCall content={content} source={source} />
          </div>
        </section>

        <section aria-labelledby="information-title" className="mt-12 rounded-xl border-2 border-sign-edge bg-white p-5 sm:p-6">
          <h2 id="information-title" className="text-subtitle">{information.title}</h2>
          <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
            {information.rows.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="mb-2 font-semibold sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
          {information.note && <p className="mt-4">{information.note}</p>}
        </section>
      </div>
    </Container>
  );
}

function LegalCall({ content, source }: Props) {
  return (
    <CallLink source={source} value={LEGAL_CALL_VALUE}>
      <span>
        {content.call} <Phone />
      </span>
    </CallLink>
  );
}

function CallBox({ content, source }: Props) {
  return (
    <div className="on-dark mt-8 rounded-xl bg-asphalt-900 p-5 text-white">
      <p className="mb-4 text-fog">{content.callText}</p>
      <LegalCall content={content} source={source} />
    </div>
  );
}
