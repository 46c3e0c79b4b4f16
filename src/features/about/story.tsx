import type { AboutContent } from '@/content/en/about';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';

/** The story beside its milestones along a lane marking, and the mission as a road sign. */
export function Story({ story, mission }: Pick<AboutContent, 'story' | 'mission'>) {
  return (
    <section className="bg-sign py-12 sm:py-16">
      <Container>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-16">
          <div>
            <h2 className="text-title">{story.title}</h2>
            <div className="prose-text mt-6 text-lg">
              {story.paragraphs.map((text) => (
                <p key={text}>
                  <LinkedText>{text}</LinkedText>
                </p>
              ))}
            </div>
          </div>
          <ol className="relative self-center border-s-4 border-dashed border-sign-edge ps-7">
            {story.milestones.map((stone) => (
              <li key={stone.mark} className="relative pb-7 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute -start-[2.4rem] top-1 size-4 rounded-full border-4 border-sign bg-amber-500"
                />
                <h3 className="text-subtitle">{stone.mark}</h3>
                <p className="mt-1 text-muted">
                  <LinkedText>{stone.text}</LinkedText>
                </p>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-12 rounded-xl border-4 border-white bg-lagoon p-6 text-white shadow-[0_0_0_2px_#0e7f86] sm:p-10">
          <h2 className="text-xl">{mission.title}</h2>
          <p className="mt-2 max-w-4xl heading text-title">{mission.text}</p>
        </div>
      </Container>
    </section>
  );
}
