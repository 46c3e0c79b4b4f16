import type { FiguresCopy } from '@/content/en/figures';
import type { Group, ShiftFigures } from '@/contract/job/figures';
import { nameOf, type BookingNames } from '../bookings/names';
import { exact } from '../format';
import { Chart, type ChartRow } from './chart';

interface Props {
  copy: FiguresCopy;
  figures: ShiftFigures;
  names: BookingNames;
}

type By = keyof FiguresCopy['by'];

const labelOf = (by: By, { copy, names }: Omit<Props, 'figures'>, key: string | number): string => {
  if (by === 'hours') return copy.hour(Number(key));
  if (by === 'campaigns') return nameOf(copy.campaigns, String(key));
  if (key === '') return copy.unknown[by];
  return by === 'services' ? nameOf(names.services, String(key)) : String(key);
};

/** Jobs by one of their sides, with what was done, lost and taken. */
export function JobsBy({ by, copy, figures, names }: Props & { by: By }) {
  const { columns } = copy;
  const rows = (figures[by] as Group<string | number>[]).map(
    ({ key, jobs, done, lost, paid, estimated, compared }): ChartRow => ({
      key,
      label: labelOf(by, { copy, names }, key),
      value: jobs,
      text: copy.jobs(jobs),
      cells: [jobs, done, lost, compared > 0 ? exact(paid) : '–', compared > 0 ? exact(estimated) : '–'],
    }),
  );
  return (
    <Chart
      title={copy.by[by]}
      rows={rows}
      columns={[columns.what, columns.jobs, columns.done, columns.lost, columns.paid, columns.estimated]}
      tableLabel={copy.table}
      most={by === 'hours' ? 24 : undefined}
    />
  );
}

/** Why jobs ended, the most frequent first. */
export function Ends({ copy, figures }: Props) {
  const { ends } = copy;
  if (figures.ends.length === 0) return <p className="text-muted">{ends.none}</p>;
  const rows = figures.ends.map(({ state, reason, jobs }): ChartRow => ({
    key: `${state} ${reason ?? ''}`,
    label: reason ? `${ends.states[state]}: ${ends.reasons[reason]}` : ends.states[state],
    value: jobs,
    text: copy.jobs(jobs),
    cells: [jobs],
  }));
  return (
    <Chart title={ends.title} rows={rows} columns={[copy.columns.what, copy.columns.jobs]} tableLabel={copy.table} />
  );
}

/** What was taken beside what was estimated, by campaign; only jobs that have both. */
export function Money({ copy, figures }: Props) {
  const { money, columns } = copy;
  const { paid, priced, unpriced, compared, comparedPaid, comparedEstimated } = figures.money;
  const rows = figures.campaigns
    .filter((group) => group.compared > 0)
    .map(({ key, paid: taken, estimated, compared: count }): ChartRow => ({
      key,
      label: nameOf(copy.campaigns, key),
      value: taken,
      beside: estimated,
      text: `AED ${exact(taken)} / ${exact(estimated)}`,
      cells: [count, exact(taken), exact(estimated)],
    }));
  return (
    <div className="space-y-2">
      <p>{priced > 0 ? money.total(exact(paid), priced) : money.none}</p>
      {compared > 0 && <p>{money.compare(exact(comparedPaid), exact(comparedEstimated), compared)}</p>}
      {unpriced > 0 && <p className="text-muted">{money.unpriced(unpriced)}</p>}
      {rows.length > 0 && (
        <Chart
          title={`${money.title}: ${money.paid} / ${money.estimated}`}
          rows={rows}
          columns={[columns.what, columns.jobs, columns.paid, columns.estimated]}
          tableLabel={copy.table}
        />
      )}
    </div>
  );
}

/** Taps on call, WhatsApp and SMS, by campaign or by page. */
export function Taps({ by, copy, figures }: Props & { by: 'campaigns' | 'pages' }) {
  const { taps } = copy;
  const found =
    by === 'campaigns'
      ? figures.taps.map(({ campaign, ...counts }) => ({
          key: campaign,
          label: nameOf(copy.campaigns, campaign),
          ...counts,
        }))
      : figures.tapPages.map(({ page, ...counts }) => ({ key: page, label: page, ...counts }));
  if (found.length === 0) return <p className="text-muted">{copy.noTaps}</p>;
  /** Only what was tapped at all; zeros are in the table. */
  const said = (counts: Record<'call' | 'whatsapp' | 'sms', number>) =>
    (['call', 'whatsapp', 'sms'] as const)
      .filter((way) => counts[way] > 0)
      .map((way) => `${counts[way]} ${taps[way]}`)
      .join(', ');
  const rows = found.map(({ key, label, call, whatsapp, sms }): ChartRow => ({
    key,
    label,
    value: call + whatsapp + sms,
    text: said({ call, whatsapp, sms }),
    cells: [call, whatsapp, sms],
  }));
  return (
    <Chart
      title={taps[by]}
      rows={rows}
      columns={[copy.columns.what, taps.call, taps.whatsapp, taps.sms]}
      tableLabel={copy.table}
    />
  );
}

/** Minutes to taken and to arrival: median and worst, or that nobody measured them. */
export function HowSoon({ copy: { minutes }, figures }: Props) {
  const facts = [
    { label: minutes.taken, value: figures.toTaken },
    { label: minutes.there, value: figures.toThere },
  ];
  return (
    <section aria-label={minutes.title}>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="rounded-xl border-2 border-sign-edge bg-card p-3 sm:p-4">
            <dt className="text-muted">{label}</dt>
            {value ? (
              <dd className="mt-1">
                <span className="me-4">
                  {minutes.median} <span className="heading text-3xl">{exact(value.median)}</span>
                </span>
                <span>
                  {minutes.worst} <span className="heading text-3xl">{exact(value.worst)}</span>
                </span>
                <span className="block text-base text-muted">{minutes.measured(value.jobs)}</span>
              </dd>
            ) : (
              <dd className="mt-1 text-muted">{minutes.none}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-base text-muted">{minutes.note}</p>
    </section>
  );
}
