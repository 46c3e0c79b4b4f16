import { Faqs } from '@/ui/accordion';
import { CheckedFacts } from '@/ui/checked-facts';
import { CallLink } from '@/ui/contact-links';
import { useLanding } from '../context';
import type { Tone } from '../layout';
import { SideSection } from './side-section';

/** The page's questions; open one at a time, readable without script, with the call beside them (spec 2, section 2). */
export function Questions({ tone }: { tone: Tone }) {
  const { content, labels, source } = useLanding();
  const call = (
    <CallLink source={source} className="mt-4">
      {labels.callNow}
    </CallLink>
  );
  return (
    <SideSection
      id="questions"
      title={content.faqTitle}
      tone={tone}
      aside={call}
      className="[--about:41rem] wide:[--about:60rem]"
    >
      <Faqs items={content.faqs} />
      {content.facts && (
        <CheckedFacts ids={content.facts} className="mt-8 max-w-3xl border-t-2 border-sign-edge pt-2" />
      )}
    </SideSection>
  );
}
