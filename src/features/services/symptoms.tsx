import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/config/paths';
import type { ServiceAnswer, ServicesContent, Symptom } from '@/content/en/services';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { dirOf } from '@/lib/lang';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';

const CARD =
  'group flex flex-1 flex-col rounded-xl border-2 border-sign-edge bg-card p-5 no-underline hover:border-amber-500';

/** The page that helps: in the visitor's language, or in the one that the answer offers. */
function To({ answer, children }: { answer: ServiceAnswer; children: ReactNode }) {
  if (!answer.lang)
    return (
      <PageLink page={answer.page} className={CARD}>
        {children}
      </PageLink>
    );
  return (
    <Link to={href(answer.page)} hrefLang={answer.lang} className={CARD}>
      {children}
    </Link>
  );
}

function Answer({ answer, from }: { answer: ServiceAnswer; from: ServicesContent['from'] }) {
  const words = answer.lang ? { lang: answer.lang, dir: dirOf(answer.lang) } : {};
  return (
    <li className="flex only:sm:col-span-2">
      <To answer={answer}>
        <span {...words} className="heading text-subtitle group-hover:underline">
          {answer.title}
        </span>
        <span {...words} className="mt-1 text-muted">
          {answer.text}
        </span>
        {answer.price && (
          <span className="mt-auto pt-4 heading text-xl text-amber-700">{from(SERVICE_PRICES[answer.price])}</span>
        )}
      </To>
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
