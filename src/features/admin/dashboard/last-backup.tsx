import { env } from '@/config/env';
import type { AdminWords } from '@/content/en/admin';
import type { DashboardData } from '../data/use-dashboard';
import { ago, dateAndTime } from '../format';

interface Props {
  words: AdminWords['health']['backup'];
  data: Pick<DashboardData, 'backup' | 'database'>;
  justNow: string;
  now: () => number;
}

/** When the last backup was made, once the server has answered. Existing endpoints tell nothing of theirs. */
export function LastBackup({ words, data: { backup, database }, justNow, now }: Props) {
  if (database.state !== 'connected' || (!backup && !env.embeddedApi)) return null;
  const last =
    backup?.at === undefined ? words.never : words.at(dateAndTime(backup.at), ago(backup.at, now(), justNow));
  return (
    <p className="mt-4">
      <span className="font-semibold">{words.title}:</span> {backup ? last : words.unknown}
      {backup && !backup.ok && backup.at !== undefined && <strong className="block text-alert">{words.failed}</strong>}
    </p>
  );
}
