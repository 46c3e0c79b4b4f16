import { languages } from '@/config/languages';
import type { ServiceAnswer, ServicesContent, Symptom } from '@/content/en/services';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';

const CARD =
  'group flex flex-1 flex-col rounded-xl border-2 border-sign-edge bg-card p-5 no-underline hover:border-amber-500';

function Answer({ answer, from }: { answer: ServiceAnswer; from: ServicesContent['from'] }) {
  const words = answer.lang ? { lang: answer.lang, dir: languages[answer.lang].dir } : {};
  return (
    <li className="flex only:sm:col-span-2">
      {/* In the visitor's language, or in the one that the answer offers. */}
      <PageLink page={answer.page} exact={answer.lang !== undefined} className={CARD}>
        <span {...words} className="heading text-subtitle group-hover:underline">
          {answer.title}
        </span>
        <span {...words} className="mt-1 text-muted">
          {answer.text}
        </span>
        {answer.price && (
          <span className="mt-auto pt-4 heading text-xl text-amber-700">{from(SERVICE_PRICES[answer.price])}</span>
        )}
      </PageLink>
    </li>
  );
}

function SymptomGroup({ symptom, words }: { symptom: Symptom; words: ServicesContent }) {
  return (
    <div
      id={symptom.id}
      className="grid gap-5 border-t-4 border-ink py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)] lg:gap-12"
    >
      <div>
        <h2 className="flex items-start gap-3 text-title">
          <Icon name={symptom.icon} className="mt-1 size-8 text-amber-700" />
          {symptom.title}
        </h2>
        <p className="mt-3 border-s-4 border-danger ps-4">
          <strong>{words.firstLabel}:</strong>{' '}
          <span>
            <LinkedText>{symptom.first}</LinkedText>
          </span>
        </p>
      </div>
      <ul className="grid content-start gap-4 sm:grid-cols-2">
        {symptom.answers.map((answer) => (
          <Answer key={answer.page} answer={answer} from={words.from} />
        ))}
      </ul>
    </div>
  );
}

/** For each symptom: what to do first, and the pages that help, with from-prices of the booking contract. */
export function SymptomSections({ words }: { words: ServicesContent }) {
  return (
    <Section tone="dim">
      {words.symptoms.map((symptom) => (
        <SymptomGroup key={symptom.id} symptom={symptom} words={words} />
      ))}
    </Section>
  );
}
