import { useEffect, useRef, useState, type RefObject } from 'react';
import { accountValues, checkAccount, isField, type AccountErrors, type AccountField } from '@/contract/account-form';
import { bookingMessages, type BookingErrorCode } from '@/contract/booking-messages';
import { bookingReference, type Booking } from '@/contract/booking';
import { useLang } from '@/lib/lang';
import { newId } from '@/lib/new-id';
import { attribution } from '@/tracking';
import { clearDraft, isEmpty, keepDraft, readDraft, readValues, writeValues } from './form-values';
import type { Outbox } from './outbox';

type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  /** It waits in this browser. `fresh`: it has just been handed in here. */
  | { name: 'waiting'; booking: Booking; fresh: boolean }
  | { name: 'stored'; reference: string; fresh: boolean };

const codes = Object.entries(bookingMessages.en) as [BookingErrorCode, string][];

/** The server's messages by field, in the form's terms; what the form does not ask for is told by the failure alone. */
function errorsOf(fields: Record<string, string>): AccountErrors {
  const errors: AccountErrors = {};
  for (const [name, message] of Object.entries(fields))
    if (isField(name)) errors[name] = codes.find(([, text]) => text === message)?.[0] ?? 'answerInvalid';
  return errors;
}

const isSame = (a: Booking, b: Booking): boolean =>
  JSON.stringify({ ...a, id: '', submittedAt: '' }) === JSON.stringify({ ...b, id: '', submittedAt: '' });

/** The account form: what stands in it, and what becomes of the request. `start` gives the tab's outbox, and starts it. */
export function useAccountForm(start: () => Outbox, form: RefObject<HTMLFormElement | null>) {
  const lang = useLang();
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const [errors, setErrors] = useState<AccountErrors>({});
  const [failure, setFailure] = useState<'refused' | 'unsaved'>();
  const [attempt, setAttempt] = useState(0);
  /** What was handed in last: the same request keeps its id, another takes its place. */
  const sent = useRef<Booking>(undefined);
  const busy = useRef(false);

  const stored = (reference: string, fresh: boolean) => {
    clearDraft();
    form.current?.reset();
    sent.current = undefined;
    setPhase({ name: 'stored', reference, fresh });
  };
  const refuse = (fields: Record<string, string>) => {
    setPhase({ name: 'editing' });
    setErrors(errorsOf(fields));
    setFailure('refused');
    setAttempt((before) => before + 1);
  };
  /** What waits of an earlier visit, or has been refused meanwhile. */
  const look = async () => {
    const entries = await start()
      .waiting()
      .catch(() => []);
    const entry = entries.find(({ booking }) => booking.account);
    if (!entry || busy.current) return;
    sent.current = entry.booking;
    if (!entry.rejected) return setPhase({ name: 'waiting', booking: entry.booking, fresh: false });
    if (form.current) writeValues(form.current, accountValues(entry.booking));
    refuse(entry.rejected.fields);
  };

  useEffect(() => {
    const draft = readDraft();
    // What has just been typed is newer than what was kept.
    if (draft && form.current && isEmpty(readValues(form.current))) writeValues(form.current, draft);
    void look();
    return start().listen(({ id, result }) => {
      if (id !== sent.current?.id || busy.current) return;
      if (result.kind === 'stored') stored(result.reference || bookingReference(id), false);
      else if (result.kind === 'rejected') void look();
      else if (result.kind === 'cancelled') setPhase({ name: 'editing' });
    });
    // Once: the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function submit() {
    if (!form.current || busy.current) return;
    const values = readValues(form.current);
    const before = sent.current;
    const campaign = attribution();
    const extras = { submittedAt: new Date().toISOString(), lang, attribution: campaign };
    const checked = checkAccount(values, { ...extras, id: newId() });
    setFailure(undefined);
    if (!checked.ok) {
      setErrors(checked.errors);
      setAttempt(attempt + 1);
      return;
    }
    const booking = before && isSame(before, checked.booking) ? { ...checked.booking, id: before.id } : checked.booking;
    sent.current = booking;
    busy.current = true;
    setErrors({});
    setPhase({ name: 'sending' });
    const result = await start()
      .submit(booking, before?.id)
      .catch(() => ({ kind: 'unreachable' as const, kept: false }));
    busy.current = false;
    if (result.kind === 'stored') return stored(result.reference, true);
    if (result.kind === 'rejected') return refuse(result.fields);
    if (result.kept) return setPhase({ name: 'waiting', booking, fresh: true });
    setPhase({ name: 'editing' });
    setFailure('unsaved');
  }

  /** Takes a request back that waits; it stands in the form again. */
  async function cancel() {
    if (phase.name !== 'waiting') return;
    const { booking } = phase;
    await start()
      .cancel(booking.id)
      .then(
        () => {
          sent.current = undefined;
          if (form.current) writeValues(form.current, accountValues(booking));
          setPhase({ name: 'editing' });
        },
        () => undefined,
      );
  }

  return {
    phase,
    errors,
    failure,
    attempt,
    submit,
    cancel,
    sendNow: () => void start().flush(true),
    again: () => setPhase({ name: 'editing' }),
    typed: () => form.current && keepDraft(readValues(form.current)),
    /** The message of a field, in the page's language, is gone once the field is touched. */
    mended: (name: AccountField) => errors[name] && setErrors({ ...errors, [name]: undefined }),
  };
}
