import type { AboutContent } from '@/content/en/about';
import { CallLink } from '@/ui/contact-links';
import { ContactRow } from '@/ui/contact-row';
import { Phone } from '@/ui/phone';
import { Section } from '@/ui/section';

/** The last word is the number. */
export function AboutClosing({ words }: { words: AboutContent }) {
  return (
    <Section title={words.closing.title} intro={words.closing.text} tone="dark">
      <p className="heading text-hero text-amber-400">
        <CallLink source="about" variant="bare" className="no-underline">
          <Phone />
        </CallLink>
      </p>
      <ContactRow source="about" labels={words} drafts={words} className="mt-6" />
    </Section>
  );
}
