import type { ActivityItem } from '@/contract/dashboard';
import type { AdminWords } from '@/content/en/admin';
import { ago, dateAndTime } from '../format';
import { STATUS_LOOK } from '../status-look';

const LOOK: Record<ActivityItem['status'], string> = {
  success: STATUS_LOOK.done,
  warning: STATUS_LOOK.pending,
  error: 'bg-danger text-white',
};

interface Props {
  words: AdminWords['activity'];
  /** undefined while the first load is under way. */
  items: ActivityItem[] | undefined;
  loadingText: string;
  now: () => number;
}

/** The Recent Activity list, with times as a person says them. */
export function Activity({ words, items, loadingText, now }: Props) {
  return (
    <section className="mt-6" aria-labelledby="activity">
      <h2 id="activity" className="text-subtitle">
        {words.title}
      </h2>
      {items && items.length > 0 ? (
        <ul className="mt-2 divide-y divide-sign-edge rounded-xl border-2 border-sign-edge bg-card">
          {items.map(({ id, status, message, timestamp, end }, index) => (
            // Ids from other back ends may not be unique.
            <li key={`${id} ${index}`} className="flex flex-wrap items-center wrap-anywhere gap-x-3 gap-y-1 px-3 py-2">
              <span
                className={`min-w-22 rounded px-2 py-0.5 text-center text-base font-semibold ${end ? STATUS_LOOK.ended : LOOK[status]}`}
              >
                {end ? words.ends[end] : words.states[status]}
              </span>
              <time dateTime={timestamp} title={dateAndTime(timestamp)} className="ms-auto text-muted sm:order-last">
                {ago(timestamp, now(), words.justNow)}
              </time>
              <span dir="auto" className="min-w-0 basis-full break-words sm:grow sm:basis-52">
                {message}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-muted">{items ? words.empty : loadingText}</p>
      )}
    </section>
  );
}
