import type { AboutContent } from '@/content/en/about';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

/** Three crews, shown by their tools. */
export function Team({ team }: Pick<AboutContent, 'team'>) {
  return (
    <Section title={team.title} intro={team.intro}>
      <ul className="grid gap-6 md:grid-cols-3">
        {team.cards.map((card) => (
          <li key={card.name} className="flex flex-col overflow-hidden rounded-xl border-2 border-sign-edge bg-card">
            <Picture pic={card.image} sizes="(min-width:76rem) 24rem, (min-width:48rem) 33vw, 100vw" />
            <div className="flex flex-1 flex-col p-5">
              <h3 className="text-subtitle">{card.name}</h3>
              <p className="font-semibold text-amber-700">{card.role}</p>
              <p className="mt-2 text-muted">
                <LinkedText>{card.description}</LinkedText>
              </p>
              <p className="mt-auto pt-4 text-base font-semibold">{team.specialtiesLabel}</p>
              <ul className="mt-1 flex flex-wrap gap-2">
                {card.specialties.map((skill) => (
                  <li key={skill} className="rounded-full bg-sign-dim px-3 py-1 text-base">
                    {skill}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
