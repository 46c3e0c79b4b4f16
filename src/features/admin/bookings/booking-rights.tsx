import { useState } from 'react';
import type { BookingRecord } from '@/contract/staff';
import type { AdminWords } from '@/content/en/admin';
import { Button } from '@/ui/button';
import { saveFile } from '../data/save-file';
import { useWork } from '@/ui/form/use-work';
import { EraseDialog } from './erase-dialog';
import type { CustomersData } from './use-bookings';

interface Props extends CustomersData {
  words: AdminWords['bookings']['rights'];
  record: BookingRecord;
}

/** What a customer may ask for: a copy of what is held, and that it is erased. */
export function BookingRights({ words, record, copyOf, erase }: Props) {
  const [asking, setAsking] = useState(false);
  const { id, reference } = record;
  const file = `${reference}.json`;
  const about = <span className="sr-only">: {reference}</span>;

  const { state, start: copy } = useWork(async () => {
    const held = await copyOf(id);
    if (held !== undefined) saveFile(file, new Blob([held], { type: 'application/json' }));
    return held !== undefined;
  });
  return (
    <section aria-label={`${words.title}: ${reference}`} className="mt-4 border-t-2 border-sign-edge pt-3">
      <h4 className="font-semibold">{words.title}</h4>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          className="min-h-12 grow aria-disabled:opacity-60"
          // Not `disabled`: that would take the focus from whoever pressed it.
          aria-disabled={state === 'working'}
          onClick={() => void copy()}
        >
          <span>{state === 'working' ? words.working : words.copy}</span>
          {about}
        </Button>
        <Button
          variant="ghost"
          className="min-h-12 grow text-alert"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {words.erase}
          {about}
        </Button>
      </div>
      <p role="status" className={state === 'failed' ? 'font-semibold text-alert' : 'text-muted'}>
        {state === 'done' ? words.copied(file) : state === 'failed' && words.copyFailed}
      </p>
      {asking && <EraseDialog words={words} record={record} erase={erase} onClose={() => setAsking(false)} />}
    </section>
  );
}
