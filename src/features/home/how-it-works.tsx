import type { HomeContent } from '@/content/home-types';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** Three numbered steps along a lane marking. */
export function HowItWorks({ how }: { how: HomeContent['how'] }) {
  return (
    <Section title={how.title} intro={how.intro}>
      <ol className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        {how.steps.map((step, index) => (
          <li key={step.title} className="max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4">
            <span className="flex items-center gap-4 max-sm:row-span-2 max-sm:items-start" aria-hidden="true">
              <span className="heading edge-after-dark grid size-12 place-items-center rounded-full bg-asphalt-900 text-2xl text-amber-400">
                {index + 1}
              </span>
              {/* Whole dashes only, and none beyond the last step. */}
              {index < how.steps.length - 1 && <span className="lane flex-1 text-amber-500 max-sm:hidden" />}
            </span>
            <h3 className="text-subtitle sm:mt-4">{step.title}</h3>
            <p className="mt-1 max-w-text text-muted">
              <LinkedText>{step.text}</LinkedText>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
