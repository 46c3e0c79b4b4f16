import { env } from '@/config/env';
import type { AdminWords } from '@/content/en/admin';
import { PERIODS, type FigureTable, type Period } from '@/contract/job/figures';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import type { BookingNames } from '../bookings/names';
import { useWork } from '@/ui/form/use-work';
import { Ends, HowSoon, JobsBy, Money, Taps } from './charts';
import { saveCsv, useFigures, usePeriod } from './use-figures';

export type FiguresTab = 'customers' | 'ads' | 'seo' | 'calls';

interface Props {
  tab: FiguresTab;
  words: AdminWords;
  names: BookingNames;
  token: string;
  round: number;
}

/** Taps are not counted beside existing endpoints, so "no taps" would be wrong. */
const countsTaps = (): boolean => env.embeddedApi;

const TABLE: Record<FiguresTab, FigureTable> = { customers: 'jobs', ads: 'jobs', calls: 'jobs', seo: 'taps' };

/** What the desk's jobs and the site's taps say in this tab; nothing at all where the back end has no desk. */
export function DeskFigures({ tab, words, names, token, round }: Props) {
  const copy = words.desk;
  const [period, setPeriod] = usePeriod();
  const state = useFigures(token, period, round);
  const saving = useWork(() => saveCsv(token, TABLE[tab], period));
  if (state.kind === 'absent' || (tab === 'seo' && !countsTaps())) return null;
  return (
    <section className="mt-6" aria-labelledby="desk-figures">
      <div className="flex flex-wrap items-end gap-x-4">
        <h2 id="desk-figures" className="text-subtitle w-full pb-1 sm:me-auto sm:w-auto sm:pb-8">
          {copy.title}
        </h2>
        <Field label={copy.period} className="w-40 sm:w-48">
          {(control) => (
            <Select {...control} value={period} onChange={(event) => setPeriod(Number(event.target.value) as Period)}>
              {PERIODS.map((hours) => (
                <option key={hours} value={hours}>
                  {copy.periods[hours]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="ghost"
          className="mb-6 aria-disabled:opacity-60"
          // Not `disabled`: that would take the focus from whoever pressed it.
          aria-disabled={saving.state === 'working'}
          onClick={() => void saving.start()}
        >
          {saving.state === 'working' ? copy.saving : copy.save}
        </Button>
      </div>
      <p role="alert" className="font-semibold text-alert">
        {saving.state === 'failed' && copy.saveFailed}
      </p>
      {state.kind !== 'ready' ? (
        <p role="status" className="text-muted">
          {state.kind === 'failed' ? copy.failed : copy.loading}
        </p>
      ) : (
        <Shown tab={tab} part={{ copy, figures: state.figures, names }} />
      )}
    </section>
  );
}

/** The tab's own charts; one sentence where nothing came in. */
function Shown({ tab, part }: { tab: FiguresTab; part: Parameters<typeof HowSoon>[0] }) {
  const { copy, figures } = part;
  const nothing = figures.jobs === 0;
  return (
    <>
      {tab !== 'seo' && (
        <p className="mb-3">
          <span>{nothing ? copy.none : `${copy.jobs(figures.jobs)}, ${copy.open(figures.open)}.`}</span>{' '}
          <span className="text-muted">{copy.rule}</span>
        </p>
      )}
      {tab === 'calls' && !nothing && <HowSoon {...part} />}
      {tab === 'ads' && !nothing && <Money {...part} />}
      <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        {tab === 'calls' && !nothing && <Ends {...part} />}
        {tab === 'calls' && !nothing && <JobsBy by="hours" {...part} />}
        {tab === 'customers' && !nothing && <JobsBy by="services" {...part} />}
        {tab === 'customers' && !nothing && <JobsBy by="areas" {...part} />}
        {tab === 'ads' && !nothing && <JobsBy by="campaigns" {...part} />}
        {(tab === 'calls' || tab === 'ads') && countsTaps() && <Taps by="campaigns" {...part} />}
        {tab === 'seo' && <Taps by="pages" {...part} />}
      </div>
    </>
  );
}
