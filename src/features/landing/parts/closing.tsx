import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { useLanding } from '../context';
import { ContactRow } from './contact-row';

/** The last word of the page is the call. */
export function Closing() {
  const { content, labels } = useLanding();
  return (
    <Section title={content.closing.title} tone="dark">
      <p className="max-w-text text-lg text-fog">
        <LinkedText>{content.closing.text}</LinkedText>
      </p>
      <ContactRow className="mt-6" />
      <p className="mt-4 font-semibold text-amber-300">{labels.always}</p>
    </Section>
  );
}
