import type { AdminWords } from '@/content/en/admin';
import type { DashboardData } from '../data/use-dashboard';
import { Dot } from './dot';
import { integrations } from './integrations';

/** The four integrations with their state and their last check, which has a column of its own where there is room. */
export function HealthTable({
  words,
  data,
}: {
  words: AdminWords['health'];
  data: Pick<DashboardData, 'database' | 'ads'>;
}) {
  return (
    <table className="mt-4 w-full rounded-xl border-2 border-sign-edge bg-card text-start wrap-anywhere">
      <thead>
        <tr className="border-b-2 border-sign-edge text-muted">
          {[words.integration, words.state, words.lastCheck].map((title) => (
            <th key={title} scope="col" className="p-2 text-start font-semibold last:max-sm:hidden sm:p-3">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {integrations(words, data).map(({ id, name, state, lastCheck }) => (
          <tr key={id} className="border-b border-sign-edge last:border-0">
            <th scope="row" className="p-2 text-start font-semibold sm:p-3">
              {name}
            </th>
            <td className="p-2 sm:p-3">
              <span className="inline-flex items-center gap-2">
                <Dot state={state} /> <span>{words.states[state]}</span>
              </span>
              <span className="block text-muted sm:hidden">{lastCheck}</span>
            </td>
            <td className="p-2 max-sm:hidden sm:p-3">{lastCheck}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
