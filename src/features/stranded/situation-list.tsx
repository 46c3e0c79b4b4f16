import type { StripsContent } from '@/content/strip-types';
import { Section } from '@/ui/section';
import { Frames, StripSign } from '@/ui/strip-frames';

/**
 * Situations, each a picture and a name that open four frames of what to do. Native
 * `<details>`: they open without scripts.
 */
export function SituationList({ words }: { words: StripsContent }) {
  return (
    <Section title={words.title} intro={words.intro} tone="dim">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {words.list.map((strip) => (
          <details
            key={strip.id}
            name="situation"
            className="group rounded-xl border-2 border-sign-edge bg-card open:col-span-full"
          >
            <summary className="flex min-h-24 list-none items-center gap-4 p-2">
              <StripSign id={strip.id} />
              <span className="flex-1 text-[1.3rem] leading-snug font-semibold">{strip.title}</span>
              <span aria-hidden="true" className="relative me-2 size-5 shrink-0">
                <span className="absolute inset-x-0 top-1/2 h-[3px] -translate-y-1/2 bg-amber-500" />
                <span className="absolute inset-y-0 start-1/2 w-[3px] -translate-x-1/2 bg-amber-500 group-open:scale-y-0 rtl:translate-x-1/2" />
              </span>
            </summary>
            <Frames strip={strip} className="p-3" />
          </details>
        ))}
      </div>
    </Section>
  );
}
