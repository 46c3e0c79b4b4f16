import type { AboutContent } from '@/content/en/about';
import { Phone } from '@/ui/phone';
import { Section } from '@/ui/section';
import { AboutActions } from './actions';

/** The last word is the number. */
export function AboutClosing({ words }: { words: AboutContent }) {
  return (
    <Section title={words.closing.title} intro={words.closing.text} tone="dark">
      <p className="heading text-hero text-amber-400"><Phone /></p>
      <AboutActions words={words} className="mt-6" />
    </Section>
  );
}
