import type { AboutContent } from '@/content/en/about';
import { Faqs } from '@/ui/accordion';
import type { Crumb } from '@/ui/breadcrumb';
import { Section } from '@/ui/section';
import { AboutClosing } from './closing';
import { Fleet } from './fleet';
import { AboutHero } from './hero';
import { Licences } from './licences';
import { AreaTiles } from './areas';
import { Stats } from './stats';
import { Story } from './story';
import { Team } from './team';
import { Testimonials } from './testimonials';
import { Trademark } from './trademark';
import { Values } from './values';

interface Props {
  words: AboutContent;
  crumbs: readonly Crumb[];
  /** The places whose tiles are shown. */
  areas: readonly string[];
}

/** The about page, its parts in the document's order (spec 1, section 2, "About page"). */
export function About({ words, crumbs, areas }: Props) {
  return (
    <>
      <AboutHero words={words} crumbs={crumbs} />
      <Trademark notice={words.trademark} />
      <Stats title={words.statsTitle} tiles={words.stats} />
      <Story story={words.story} mission={words.mission} />
      <Values values={words.values} />
      <Team team={words.team} />
      <Licences licences={words.licences} />
      <Fleet fleet={words.fleet} />
      <AreaTiles words={words.areas} names={areas} />
      <Testimonials words={words.testimonials} />
      <Section id="questions" title={words.faqTitle}>
        <Faqs items={words.faqs} />
      </Section>
      <AboutClosing words={words} />
    </>
  );
}
