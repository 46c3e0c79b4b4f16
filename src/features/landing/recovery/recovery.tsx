import { Faqs } from '@/ui/accordion';
import { CallWords } from '@/ui/call-words';
import { CallLink } from '@/ui/contact-links';
import { Section } from '@/ui/section';
import { SideSection } from '../parts/side-section';
import { AreaTiles } from './area-tiles';
import { MobileService } from './mobile-service';
import { OurPromise } from './promise';
import { RecoveryHero, type RecoveryProps } from './recovery-hero';
import { ServiceBlockView } from './service-block';
import { Testimonials } from './testimonials';
import { WhyChoose } from './why-choose';

/** The main page, `/recovery-near-me` (spec 2, section 2 "/{product}"), in the document's order. */
export function Recovery({ content, labels, crumbs }: RecoveryProps) {
  const { detailed, closing, name } = content;
  return (
    <>
      <RecoveryHero content={content} labels={labels} crumbs={crumbs} />
      <AreaTiles areas={content.areas} source={name} />
      <WhyChoose why={content.why} />
      <Section id="services" title={detailed.title} intro={detailed.intro}>
        <div className="space-y-4 wide:space-y-14">
          {detailed.blocks.map((block, i) => (
            <ServiceBlockView
              key={block.title}
              block={block}
              labels={detailed.labels}
              source={name}
              flipped={i % 2 === 1}
            />
          ))}
        </div>
      </Section>
      <MobileService mobile={content.mobile} />
      <Testimonials words={content.testimonials} />
      <OurPromise promise={content.promise} />
      <SideSection
        id="questions"
        title={content.faqTitle}
        tone="light"
        className="[--about:41rem] wide:[--about:73rem]"
      >
        <Faqs items={content.faqs} />
      </SideSection>
      <Section title={closing.title} intro={closing.text} tone="dark">
        <CallLink source={name} className="min-h-16 px-8 text-2xl">
          <CallWords>{labels.callNow}</CallWords>
        </CallLink>
        <p className="mt-4 font-semibold text-amber-300">{labels.always}</p>
      </Section>
    </>
  );
}
