import type { ServicesContent } from '@/content/en/services';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';

/** Gantry signs that lead to the right part of the page; plain anchors, so they work without JavaScript. */
export function Finder({ words }: { words: ServicesContent }) {
  return (
    <Section title={words.finder.title} intro={words.finder.intro}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {words.symptoms.map((symptom) => (
          <li key={symptom.id} className="flex">
            <a
              href={`#${symptom.id}`}
              className="flex min-h-16 flex-1 items-center gap-4 rounded-lg border-2 border-white bg-lagoon px-4 py-3 text-white no-underline shadow-[0_0_0_2px_#0e7f86] hover:bg-asphalt-800"
            >
              <Icon name={symptom.icon} className="size-8" />
              <span className="heading text-xl leading-tight">{symptom.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
