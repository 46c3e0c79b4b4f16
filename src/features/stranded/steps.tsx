import type { StrandedContent } from '@/content/stranded-types';
import { Section } from '@/ui/section';
import { PictureIfThere } from './picture-if-there';

/** Five safety steps, one instruction a line, and what is different in the desert. */
export function Steps({ words }: { words: StrandedContent }) {
  const { title, list, desert } = words.steps;
  return (
    <Section title={title}>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div>
          <ol>
            {list.map((step, index) => (
              <li key={step} className="flex items-center gap-4 border-b-2 border-sign-edge py-3 last:border-0">
                <span
                  aria-hidden="true"
                  className="heading grid size-12 shrink-0 place-items-center rounded-lg bg-amber-400 text-[1.75rem] leading-none text-asphalt-950"
                >
                  {index + 1}
                </span>
                <span className="text-[1.3rem] leading-snug font-semibold">{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 rounded-xl bg-amber-300 p-4 text-[1.2rem] leading-snug font-semibold text-asphalt-950">
            {desert}
          </p>
        </div>
        <PictureIfThere pic={words.picture} />
      </div>
    </Section>
  );
}
