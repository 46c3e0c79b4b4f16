import { Faqs } from '@/ui/accordion';
import { CallLink } from '@/ui/contact-links';
import { useLanding } from '../context';
import type { Tone } from '../layout';
import { SideSection } from './side-section';

/** The page's questions; open one at a time, readable without script, with the call beside them (spec 2, section 2). */
export function Questions({ tone }: { tone: Tone }) {
  const { content, labels, source } = useLanding();
  const call = (
    <CallLink source={source} className="mt-5">
      {labels.callNow}
    </CallLink>
  );
  return (
    <SideSection id="questions" title={content.faqTitle} tone={tone} aside={call}>
      <Faqs items={content.faqs} headingLevel={3} />
    </SideSection>
  );
}
