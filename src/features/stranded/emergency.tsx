import { emergencyNumbers } from '@/content/emergency-numbers';
import type { StrandedContent } from '@/content/stranded-types';
import { Container } from '@/ui/container';
import { CallUs } from './call-us';
import { Languages } from './languages';

interface NumberProps {
  number: string;
  when: string;
  who: string;
}

/** A short emergency number as a button: the biggest thing on the page. */
function EmergencyNumber({ number, when, who }: NumberProps) {
  return (
    <a
      href={`tel:${number}`}
      className="flex min-h-36 flex-col items-center justify-end rounded-2xl bg-danger px-3 py-4 text-center text-white no-underline hover:bg-[#a81d16] short:min-h-0 short:py-1"
    >
      <span className="text-lg leading-tight font-semibold">{when}</span>
      <bdi dir="ltr" className="heading text-[4.5rem] leading-none short:text-5xl">
        {number}
      </bdi>
      <span className="text-xl leading-tight font-bold">{who}</span>
    </a>
  );
}

/** First question: anyone hurt, or standing in a live lane? Then, for everybody else, the company's own line. */
export function Emergency({ words }: { words: StrandedContent }) {
  const { question, ambulance, police, fire, us, callUs, speaks } = words.emergency;
  return (
    <section className="on-dark bg-asphalt-900 py-8 text-white sm:py-12 short:py-2">
      <Container>
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-1 text-lg text-fog">{words.lead}</p>
        <div className="mt-6 short:mt-1 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <div>
            <h2 className="max-w-text text-subtitle">{question}</h2>
            <div className="mt-4 short:mt-2 grid grid-cols-2 gap-3 max-[19.99rem]:grid-cols-1">
              <EmergencyNumber number={emergencyNumbers.police} {...police} />
              <EmergencyNumber number={emergencyNumbers.ambulance} {...ambulance} />
            </div>
            <a
              href={`tel:${emergencyNumbers.civilDefence}`}
              className="mt-3 flex min-h-14 flex-wrap items-center justify-center gap-x-3 rounded-xl border-2 border-danger-light px-4 py-2 text-lg font-semibold text-white no-underline"
            >
              <span>{fire.when}</span>
              <bdi dir="ltr" className="heading text-3xl leading-none">
                {emergencyNumbers.civilDefence}
              </bdi>
              <span>{fire.who}</span>
            </a>
          </div>
          <div className="border-t-2 border-asphalt-600 pt-6 lg:border-s-2 lg:border-t-0 lg:ps-12 lg:pt-0">
            <h2 className="text-subtitle">{us}</h2>
            <CallUs label={callUs} className="mt-3" />
            <p className="mt-3 text-lg font-semibold">{speaks}</p>
            <Languages />
          </div>
        </div>
      </Container>
    </section>
  );
}
