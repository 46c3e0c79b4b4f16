import type { SeriesPoint } from '@/contract/dashboard';
import type { AdminWords } from '@/content/en/admin';
import { Trend } from './trend';

interface Props {
  label: string;
  value: number | undefined;
  loading: boolean;
  missing: string;
  /** The document's short form. */
  format: (value: number) => string;
  /** The same figure in full, where the short form rounds. */
  exact: (value: number) => string;
  points: SeriesPoint[] | undefined;
  days: string[];
  words: AdminWords['trend'];
}

/** One figure, large, with the trend of the last 14 days where the API gives one. */
export function StatCard({ label, value, loading, missing, format, exact, points, days, words }: Props) {
  const rounded = value !== undefined && value >= 1000;
  return (
    <section
      className="flex h-full flex-col rounded-xl border-2 border-sign-edge bg-card p-3 sm:p-5"
      aria-label={label}
    >
      <h2 className="text-lg leading-tight text-muted sm:text-subtitle">{label}</h2>
      <p className={value === undefined && !loading ? 'mt-1 text-xl text-muted' : 'heading mt-1 text-4xl sm:text-5xl'}>
        {loading ? '…' : value === undefined ? missing : format(value)}
      </p>
      <p className="min-h-7 text-base text-muted">{rounded && exact(value)}</p>
      {points && <Trend label={label} points={points} days={days} format={exact} words={words} />}
    </section>
  );
}
