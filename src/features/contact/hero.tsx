import type { ContactContent } from '@/content/en/contact';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { CallLink } from '@/ui/contact-links';
import { ContactRow, IN_HALF } from '@/ui/contact-row';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';
import { Phone } from '@/ui/phone';

/** The number as large as the screen allows, and three ways to reach us. */
export function ContactHero({ words, crumbs }: { words: ContactContent; crumbs: readonly Crumb[] }) {
  const { hero } = words;
  return (
    <div className="on-dark bg-asphalt-900 text-white">
      <Container className="pt-4 pb-12">
        <Breadcrumb items={crumbs} />
        <div className="items-center gap-x-12 lg:grid lg:grid-cols-2">
          <div>
            <p className="mt-4 font-semibold text-amber-300">{hero.kicker}</p>
            <h1 className="mt-2 text-hero">{hero.title}</h1>
            <p className="mt-3 max-w-text text-lg text-fog">
              <LinkedText>{hero.lead}</LinkedText>
            </p>
          </div>
          {/* A gantry sign of its own on wide screens: the number and what one can do with it. */}
          <div className="lg:mt-6 lg:rounded-xl lg:border-4 lg:border-white lg:bg-asphalt-800 lg:p-8">
            <p className="mt-5 heading text-[clamp(2.5rem,1.2rem+6vw,4rem)] leading-none text-amber-400 lg:mt-0 lg:text-[3.25rem] xl:text-[4rem] rtl:max-sm:text-[2.15rem] rtl:lg:text-[3rem] rtl:xl:text-[3.75rem]">
              <CallLink source="contact" variant="bare" className="no-underline">
                <Phone />
              </CallLink>
            </p>
            <ContactRow source="contact" labels={hero} drafts={words} className={`mt-5 ${IN_HALF}`} />
          </div>
        </div>
      </Container>
      <div aria-hidden="true" className="lane text-amber-500" />
    </div>
  );
}
