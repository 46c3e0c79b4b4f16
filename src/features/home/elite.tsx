import type { HomeContent } from '@/content/home-types';
import { CallLink } from '@/ui/contact-links';
import { Section } from '@/ui/section';

/** Four categories with four services each; each Request Service button calls the hotline. */
export function EliteCategories({ elite }: { elite: HomeContent['elite'] }) {
  return (
    <Section title={elite.title} intro={elite.intro} tone="dark">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {elite.categories.map((category) => (
          <div key={category.title} className="flex flex-col border-t-4 border-amber-400 pt-4">
            <h3 className="text-subtitle">{category.title}</h3>
            <p className="mt-1 text-fog">{category.text}</p>
            <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1">
              {category.services.map((service) => (
                <li key={service} className="border-b border-asphalt-700 py-2 font-semibold">{service}</li>
              ))}
            </ul>
            <CallLink source="elite service" variant="ghost" className="mt-5 self-start" label={`${elite.request}: ${category.title}`}>
              {elite.request}
            </CallLink>
          </div>
        ))}
      </div>
    </Section>
  );
}
