import { Faqs } from '@/ui/accordion';
import { Section } from '@/ui/section';
import { useLanding } from '../context';

/** The page's questions; open one at a time, readable without script. */
export function Questions() {
  const { faqTitle, faqs } = useLanding().content;
  return (
    <Section id="questions" title={faqTitle}>
      <Faqs items={faqs} headingLevel={3} />
    </Section>
  );
}
