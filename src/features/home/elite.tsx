import type { HomeContent } from '@/content/home-types';
import { CallLink } from '@/ui/contact-links';
import { Fold } from '@/ui/fold';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** Four categories with four services each; each Request Service button calls the hotline. */
export function EliteCategories({ elite }: { elite: HomeContent['elite'] }) {
  return (
    <Section title={elite.title} intro={elite.intro} tone="dark">
      <div className="grid gap-x-10 wide:grid-cols-2 wide:gap-y-8">
        {elite.categories.map((category) => (
          <Fold
            key={category.title}
            line={<h3 className="text-subtitle">{category.title}</h3>}
            className="border-t-2 border-amber-400 wide:border-t-4 wide:pt-4"
            bodyClassName="max-wide:pb-5"
          >
            <p className="mt-1 text-fog">
              <LinkedText>{category.text}</LinkedText>
            </p>
            <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1">
              {category.services.map((service) => (
                <li key={service} className="border-b border-asphalt-700 py-2 font-semibold">
                  {service}
                </li>
              ))}
            </ul>
            <CallLink
              source="elite service"
              variant="ghost"
              className="mt-5"
              label={`${elite.request}: ${category.title}`}
            >
              {elite.request}
            </CallLink>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
