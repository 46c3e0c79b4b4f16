import { Fragment, type ReactNode } from 'react';
import type { GuideContent } from '@/content/guide-types';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { Button } from '@/ui/button';
import { CheckedFacts } from '@/ui/checked-facts';
import { CallLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { Section } from '@/ui/section';
import { Strip } from '@/ui/strip';
import { BlockView } from '../blocks/blocks';
import { EmergencyRow } from './emergency-row';

interface Props {
  content: GuideContent;
  crumbs: readonly Crumb[];
  /** Stands under the first block. */
  children?: ReactNode;
}

/** A guide: the call, then step by step; the figures with their sources, and where to read on. */
export function Guide({ content, crumbs, children }: Props) {
  const { closing, links } = content;
  const call = (
    <CallLink source={content.id} className="max-sm:col-span-2">
      <span>
        {content.call}{' '}
        <span className="max-sm:block">
          <Phone />
        </span>
      </span>
    </CallLink>
  );
  return (
    <>
      <div className="on-dark bg-asphalt-900 text-white">
        <Container className="pt-4 pb-10">
          <Breadcrumb items={crumbs} />
          <p className="mt-4 font-semibold text-amber-300">{content.kicker}</p>
          <h1 className="mt-2 text-hero">{content.title}</h1>
          <p className="mt-4 max-w-text text-lg text-fog">
            <LinkedText>{content.lead}</LinkedText>
          </p>
          {content.emergency && <EmergencyRow numbers={content.emergency} />}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] print:hidden">
            {call}
            <WhatsAppLink source={content.id} message={content.whatsappMessage} className="max-sm:px-2 max-sm:text-lg">
              {content.chat}
            </WhatsAppLink>
            <Button variant="ghost" className="js-only max-sm:px-2 max-sm:text-lg" onClick={() => window.print()}>
              {content.print}
            </Button>
          </div>
        </Container>
      </div>
      {content.blocks.map((block, index) => (
        <Fragment key={block.title}>
          <BlockView
            block={block}
            tone={index % 2 === 0 ? 'light' : 'dim'}
            open={index === 0 && content.emergency !== undefined}
          />
          {index === 0 && content.strip && (
            <Section>
              <Strip id={content.strip} />
            </Section>
          )}
          {index === 0 && children}
        </Fragment>
      ))}
      <Section title={links.title}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {links.list.map(({ page, label }) => (
            <li key={page} className="border-b-2 border-sign-edge">
              <PageLink page={page} className="flex min-h-12 items-center font-semibold hover:underline">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
        <CheckedFacts ids={content.facts} className="mt-6 max-w-3xl" />
      </Section>
      <Section title={closing.title} intro={closing.text} tone="dark">
        {call}
      </Section>
    </>
  );
}
