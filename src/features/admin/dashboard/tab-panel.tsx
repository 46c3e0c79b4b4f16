import type { ReactNode } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { Bookings } from '../bookings/bookings';
import type { BookingNames } from '../bookings/names';
import { ZEROS } from '../data/read-figures';
import type { DashboardData } from '../data/use-dashboard';
import { aed, exact, minutes, short } from '../format';
import type { TabId } from '../tabs';
import { DeskFigures } from '../figures/desk-figures';
import { Facts } from './facts';
import { HealthTable } from './health-table';
import { LastBackup } from './last-backup';
import { Overview } from './overview';

interface Props {
  /** The desk brings its own panel. */
  tab: Exclude<TabId, 'jobs'>;
  words: AdminWords;
  names: BookingNames;
  data: DashboardData;
  token: string;
  /** Who waits for the desk; null where there is none. */
  work: ReactNode;
  now: () => number;
}

/**
 * What a tab shows: the Overview in full; elsewhere what the figures can already say, above the document's sentence.
 */
export function TabPanel({ tab, words, names, data, token, work, now }: Props) {
  // A first load that failed leaves the zeros of the document; before any answer there is nothing to show yet.
  const figures = data.figures ?? (data.failure ? ZEROS : undefined);
  const { figures: labels } = words;
  const fact = (label: string, value: number | undefined, format: (value: number) => string) => ({
    label,
    value: value === undefined ? undefined : format(value),
  });
  const placeholder = <p className="mt-8 text-muted">{words.placeholder(words.tabs[tab].name)}</p>;
  if (tab === 'dashboard') return <Overview words={words} figures={figures} work={work} now={now} />;
  if (tab === 'health') {
    return (
      <>
        <HealthTable words={words.health} data={data} />
        <LastBackup words={words.health.backup} data={data} justNow={words.activity.justNow} now={now} />
        {placeholder}
      </>
    );
  }
  const cost =
    figures?.googleAdsSpend !== undefined && figures.totalConversions
      ? figures.googleAdsSpend / figures.totalConversions
      : undefined;
  const facts = {
    customers: [
      fact(labels.totalCustomers, figures?.totalCustomers, short),
      fact(labels.leadScore, figures?.leadScore, exact),
    ],
    ads: [
      fact(labels.googleAdsSpend, figures?.googleAdsSpend, aed),
      fact(labels.totalConversions, figures?.totalConversions, short),
      fact(labels.costPerConversion, cost, aed),
    ],
    calls: [
      fact(labels.totalCalls, figures?.totalCalls, short),
      fact(labels.avgCallDuration, figures?.avgCallDuration, minutes),
    ],
    seo: [],
  }[tab];
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} loading={!figures} missing={labels.missing} />}
      {tab === 'seo' && <p className="mt-4">{labels.seoNote}</p>}
      {tab === 'customers' && <Bookings words={words} names={names} token={token} round={data.round} now={now} />}
      <DeskFigures tab={tab} words={words} names={names} token={token} round={data.round} />
      {tab === 'customers' && (
        <p className="mt-8 text-muted">
          {labels.leadScore}: {labels.leadScoreNote}
        </p>
      )}
      {placeholder}
    </>
  );
}
