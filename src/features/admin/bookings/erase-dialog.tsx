import { useLayoutEffect, useRef } from 'react';
import type { BookingRecord } from '@/contract/staff';
import type { AdminWords } from '@/content/en/admin';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { useWork } from '@/ui/form/use-work';
import type { CustomersData } from './use-bookings';

interface Props extends Pick<CustomersData, 'erase'> {
  words: AdminWords['bookings']['rights'];
  record: BookingRecord;
  onClose: () => void;
}

/** Asks once more, and names what goes. The safe answer has the focus; Escape is "no" too. */
export function EraseDialog({ words: { confirm, working }, record, erase, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const { id, reference, customerInfo: who } = record;
  // Once it is erased, this booking and its dialog are gone from the list.
  const { state, start: go } = useWork(() => erase(id));
  const busy = state === 'working';

  // The disabled button has lost the focus.
  useLayoutEffect(() => {
    if (state === 'failed') keep.current?.focus();
  }, [state]);

  return (
    <Modal
      ref={dialog}
      first={keep}
      busy={busy}
      aria-labelledby={`erase-${id}`}
      aria-describedby={`erase-what-${id}`}
      className="w-[min(28rem,calc(100vw-2rem))] rounded-2xl bg-sign p-6 shadow-2xl"
      onClose={onClose}
    >
      <h2 id={`erase-${id}`} className="text-title">
        {confirm.title(reference)}
      </h2>
      <div id={`erase-what-${id}`} className="mt-3">
        <p>{confirm.lead}</p>
        <ul className="my-2 list-disc ps-6">
          {confirm.goes(`${who.firstName} ${who.lastName}`, who.phone).map((what) => (
            <li key={what} dir="auto" className="wrap-anywhere">
              {what}
            </li>
          ))}
        </ul>
        <p>{confirm.stays}</p>
      </div>
      <p role="alert" className="min-h-8 font-semibold text-alert">
        {state === 'failed' && confirm.failed}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={keep} className="min-h-12 grow" disabled={busy} onClick={() => dialog.current?.close()}>
          {confirm.no}
        </Button>
        <Button
          variant="ghost"
          className="min-h-12 grow text-alert disabled:opacity-60"
          disabled={busy}
          onClick={() => void go()}
        >
          {busy ? working : confirm.yes}
        </Button>
      </div>
    </Modal>
  );
}
