import { dubaiDay } from '@/contract/dubai-day';
import { longDate } from '@/lib/dates';
import { useLang } from '@/lib/lang';
import { useHydrated } from '@/lib/media';

interface Props {
  label: string;
  /** Injected by tests. */
  now?: () => Date;
}

/**
 * "Last Updated" is always the current day in Dubai (spec 1, section 5). The prerendered page holds the day of the
 * build: hydration accepts that text as it is, and the new key then puts a fresh element with today's in its place.
 */
export function LastUpdated({ label, now = () => new Date() }: Props) {
  const lang = useLang();
  const hydrated = useHydrated();
  const today = now();
  return (
    <p className="text-muted">
      {label}:{' '}
      <time key={hydrated ? 'today' : 'built'} dateTime={dubaiDay(today.getTime())} data-today suppressHydrationWarning>
        {longDate(today, lang)}
      </time>
    </p>
  );
}
