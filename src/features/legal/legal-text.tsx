import { site } from '@/config/site';
import { CheckedFacts } from '@/ui/checked-facts';
import { LinkedText } from '@/ui/linked-text';
import { LegalBlocks, LegalList } from './legal-blocks';
import { LegalCall, type LegalProps } from './legal-call';

/** The sections themselves, what is prohibited, the address to write to, and the information block. */
export function LegalText({ content, source }: LegalProps) {
  const { prohibited, contact, information, facts } = content;
  const [user, domain] = contact.email.split('@');
  return (
    <div className="max-w-text lg:text-lg xl:text-[1.3rem]">
      {content.sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="when-near mt-12">
          <h2 id={`${section.id}-title`} className="text-title">
            {section.title}
          </h2>
          <LegalBlocks blocks={section.blocks} />
        </section>
      ))}

      {prohibited && (
        <section id="prohibited-uses" aria-labelledby="prohibited-title" className="mt-12">
          <h2 id="prohibited-title" className="text-title">
            {prohibited.title}
          </h2>
          <p className="mt-4 mb-3">
            <LinkedText>{prohibited.intro}</LinkedText>
          </p>
          <LegalList items={prohibited.items} />
        </section>
      )}

      <section aria-labelledby="contact-title" className="mt-12">
        <h2 id="contact-title" className="text-title">
          {contact.title}
        </h2>
        <p className="mt-4">
          <LinkedText>{contact.text}</LinkedText>
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <a href={`mailto:${contact.email}`} className="btn btn-ghost wrap-anywhere">
            <bdi lang="en">
              {user}
              <wbr />@{domain}
            </bdi>
          </a>
          <LegalCall content={content} source={source} />
        </div>
      </section>

      {facts && <CheckedFacts ids={facts} className="mt-12 border-t-2 border-sign-edge pt-2" />}

      <section
        aria-labelledby="information-title"
        className="mt-12 rounded-xl border-2 border-sign-edge bg-card p-5 sm:p-6"
      >
        <h2 id="information-title" className="text-subtitle">
          {information.title}
        </h2>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {information.rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="mb-2 font-semibold sm:mb-0">
                <bdi lang={value === site.legalName ? 'en' : undefined}>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {information.note && (
          <p className="mt-4">
            <LinkedText>{information.note}</LinkedText>
          </p>
        )}
      </section>
    </div>
  );
}
