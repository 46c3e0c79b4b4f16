import { languages, type Lang } from '@/config/languages';
import { href, ownPage } from '@/config/paths';
import { site } from '@/config/site';
import type { CardWords, DriverCardContent } from '@/content/driver-card-types';
import { emergencyNumbers } from '@/content/emergency-numbers';
import type { StrandedContent } from '@/content/stranded-types';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';

/** One language of the card: its own words, and the help page's, which say the rules. */
export interface Panel {
  lang: Lang;
  card: CardWords;
  stranded: Pick<StrandedContent, 'emergency' | 'steps'>;
}

interface Props {
  words: DriverCardContent;
  crumbs: readonly Crumb[];
  panels: readonly Panel[];
}

/** The address as it is typed, without the protocol. Where it has to break, it does so between host and path. */
const short = (lang: Lang): string[] => [new URL(site.origin).host, href(ownPage('stranded', lang))];

/** The card for the cab, four languages on one sheet. On paper nothing but the card is left. */
export function DriverCard({ words, crumbs, panels }: Props) {
  return (
    <div className="bg-sign py-8 print:bg-card print:p-0">
      <Container className="print:max-w-none print:p-0">
        <div className="print:hidden">
          <Breadcrumb items={crumbs} />
          <h1 className="mt-4 text-hero">{words.title}</h1>
          <p className="mt-3 max-w-text text-lg text-muted">{words.lead}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button variant="call" className="js-only" onClick={() => window.print()}>
              {words.print}
            </Button>
            <p className="text-muted">{words.how}</p>
          </div>
        </div>
        <div className="mt-8 grid gap-5 md:grid-cols-2 print:mt-0 print:grid-cols-2 print:gap-[4mm]">
          {panels.map((panel) => (
            <CardPanel key={panel.lang} {...panel} />
          ))}
        </div>
      </Container>
    </div>
  );
}

/** Two lines to write on. */
const ToFill = ({ label }: { label: string }) => (
  <p className="flex items-end gap-2">
    <span>{label}:</span>
    <span aria-hidden="true" className="h-[1.6em] grow border-b-2 border-dotted border-ink" />
  </p>
);

function CardPanel({ lang, card, stranded }: Panel) {
  const { emergency, steps } = stranded;
  return (
    <article
      lang={lang}
      dir={languages[lang].dir}
      className="flex break-inside-avoid flex-col gap-2 rounded-xl border-2 border-ink bg-card p-4 leading-snug print:h-[134mm] print:gap-[1mm] print:overflow-hidden print:p-[3.5mm] print:text-[8.8pt] print:leading-[1.25]"
    >
      <h2 className="text-subtitle print:text-[13pt] print:leading-tight rtl:font-bold">{card.title}</h2>
      <ul className="rounded-lg border-2 border-danger p-2 font-semibold print:p-[1.5mm]">
        {(['police', 'ambulance'] as const).map((who) => (
          <li key={who} className="flex items-baseline justify-between gap-3">
            <span>{emergency[who].when}</span>
            <bdi dir="ltr" className="heading text-2xl text-alert print:text-[15pt]">
              {emergencyNumbers[who]}
            </bdi>
          </li>
        ))}
      </ul>
      <ol className="list-decimal space-y-0.5 ps-6 print:space-y-0 print:ps-[5mm]">
        {steps.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{card.accident}</p>
      <div className="rounded-lg border-2 border-asphalt-950 bg-amber-300 p-2 text-asphalt-950 print:p-[1.5mm]">
        <p className="font-semibold">{card.call}</p>
        <CallLink
          source="fleets"
          variant="bare"
          className="heading inline-flex min-h-12 items-center text-2xl print:min-h-0 print:text-[16pt] print:leading-tight"
        >
          <Phone />
        </CallLink>
      </div>
      <p>{card.say}</p>
      <p className="font-semibold">{card.beware}</p>
      <p>
        {card.help}{' '}
        <bdi dir="ltr" lang="en" className="inline-block font-semibold wrap-anywhere">
          {short(lang).map((part) => (
            <span key={part} className="inline-block">
              {part}
            </span>
          ))}
        </bdi>
      </p>
      <div className="mt-auto grid grid-cols-2 gap-4">
        <ToFill label={card.vehicle} />
        <ToFill label={card.office} />
      </div>
    </article>
  );
}
