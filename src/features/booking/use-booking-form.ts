import { useEffect, useReducer, useRef, useState } from 'react';
import { bookingReference, type Position } from '@/contract/booking';
import { until, useExpiry } from '@/lib/use-expiry';
import { attribution, track } from '@/tracking';
import { clearDraft, contentOf, EMPTY_DRAFT, isAsSent, isEmptyDraft, isFresh, POSITION_LASTS_MS, readDraft, writeDraft, type Draft } from './draft';
import { earlyValues } from './early-values';
import { FIELD_ORDER, validate, type FieldErrors, type FieldName, type FormValues } from './form-values';
import { makeBooking, newId } from './make-booking';
import type { SubmitResult } from './outbox';
import { errorsFromServer, valuesOf } from './rejection';
import { useOutbox } from './use-outbox';

/** The confirmation stays this long, then the form resets (spec 2, section 9), milliseconds. */
export const CONFIRMED_MS = 3000;

export type Phase = 'editing' | 'submitting' | 'confirmed';

/** The booking form's state machine: editing → submitting → confirmed for 3 s → editing (spec 2, section 4). */
export function useBookingForm() {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  // Read while the prerendered form still stands untouched: hydration sets the selects back.
  const [early] = useState(earlyValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [phase, setPhase] = useState<Phase>('editing');
  const [failure, setFailure] = useState<SubmitResult>();
  const [reference, setReference] = useState('');
  const [restored, setRestored] = useState(false);
  const [attempt, nextAttempt] = useReducer((n: number) => n + 1, 0);
  // State alone would let a double tap through: both taps see the same render.
  const busy = useRef(false);
  // What the outbox tells later must find today's draft.
  const latest = useRef(draft);

  const keep = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    writeDraft(next);
  };

  const confirm = (stored: string) => {
    clearDraft();
    latest.current = EMPTY_DRAFT;
    setFailure(undefined);
    setErrors({});
    setReference(stored);
    setRestored(false);
    setPhase('confirmed');
  };

  /** What was sent earlier has arrived. What was typed since then stays, with the reference above it. */
  const arrived = (stored: string) => {
    if (isAsSent(latest.current)) return confirm(stored);
    keep({ ...latest.current, sent: undefined });
    setFailure(undefined);
    setReference(stored);
  };

  const outbox = useOutbox({
    onStored: (id, stored) => {
      if (latest.current.sent?.id === id) {
        if (!busy.current) arrived(stored);
        // Another booking than the one in the form, or one whose draft is lost: told too, but not in place of a confirmation.
      } else if (phase !== 'confirmed') setReference(stored);
    },
    onRejected: ({ id, booking, rejected }) => {
      // Of what else is being typed nothing is lost; the one that was refused stays in the list.
      if (latest.current.sent?.id !== id) {
        if (!isEmptyDraft(latest.current)) return;
        keep({ values: valuesOf(booking), position: booking.position, positionAt: Date.parse(booking.submittedAt), sent: { id, content: '' } });
      }
      setErrors(errorsFromServer(rejected.fields));
      setFailure({ kind: 'rejected', status: 400, kept: true, ...rejected });
      nextAttempt();
    },
    onKept: (id) => {
      const { sent } = latest.current;
      if (sent?.id === id) keep({ ...latest.current, sent: { ...sent, kept: true } });
    },
    onCancelled: (id) => {
      if (latest.current.sent?.id === id) {
        keep({ ...latest.current, sent: undefined });
        setErrors({});
        setFailure(undefined);
        return;
      }
      // Another tab sent it, and may be closed by now: the next visit must not take it for one that went out.
      const found = readDraft();
      if (found?.sent?.id === id) writeDraft({ ...found, sent: undefined });
    },
    onOpened: (entries) => {
      // It was in the outbox and is no longer: another tab or the service worker may have sent it meanwhile.
      const sent = readDraft()?.sent;
      if (!sent?.kept || entries.some((entry) => entry.id === sent.id)) return;
      void outbox.wasDelivered(sent.id).then((delivered) => {
        if (delivered && latest.current.sent?.id === sent.id && !busy.current) arrived(bookingReference(sent.id));
      });
    },
  });

  useEffect(() => {
    const found = readDraft();
    // What has just been typed is newer than what was kept.
    const typed = { ...early, ...earlyValues() };
    if (found) setRestored(true);
    if (!found && Object.keys(typed).length === 0) return;
    const next = { ...(found ?? EMPTY_DRAFT), values: { ...(found ?? EMPTY_DRAFT).values, ...typed } };
    latest.current = next;
    setDraft(next);
    writeDraft(next);
  }, [early]);

  // The form may stand open for hours, and its visitor elsewhere.
  useExpiry(draft.position && draft.positionAt !== undefined ? draft.positionAt + POSITION_LASTS_MS : undefined, until, () => keep({ ...latest.current, position: undefined, positionAt: undefined }));

  const setField = <K extends FieldName>(name: K, value: FormValues[K]) => {
    keep({ ...latest.current, values: { ...latest.current.values, [name]: value } });
    setErrors(({ [name]: _cleared, ...rest }) => rest);
    setFailure(undefined);
  };
  const setPosition = (position?: Position, location?: string) => {
    keep({ ...latest.current, position, positionAt: position && Date.now(), values: { ...latest.current.values, ...(location ? { location } : {}) } });
    if (location) setErrors(({ location: _cleared, ...rest }) => rest);
  };

  async function submit() {
    if (busy.current) return;
    const checked = validate(draft.values);
    setErrors(checked.ok ? {} : checked.errors);
    setFailure(undefined);
    if (!checked.ok) return nextAttempt();

    busy.current = true;
    setPhase('submitting');
    const position = isFresh(draft.positionAt) ? draft.position : undefined;
    const content = contentOf(checked.form, position);
    const before = draft.sent;
    const id = before && isAsSent({ values: draft.values, position, sent: before }) ? before.id : newId();
    keep({ ...latest.current, position, positionAt: position && draft.positionAt, sent: { id, content } });
    const booking = makeBooking(checked.form, { id, submittedAt: new Date().toISOString(), position, attribution: attribution() });
    const { firstName, lastName, phone, email } = booking.customerInfo;
    track({ name: 'booking_form_submit', id, service: booking.service, location: booking.location, urgency: booking.urgency, value: booking.estimatedCost, customer: { firstName, lastName, phone, email }, timestamp: booking.submittedAt });

    // Whatever fails on the way, the button comes back.
    const result = await outbox.submit(booking, before?.id).catch((): SubmitResult => ({ kind: 'unreachable', kept: false }));
    busy.current = false;
    if (result.kind === 'stored') return confirm(result.reference);
    setPhase('editing');
    // Cancelled while it was on its way.
    if (latest.current.sent?.id !== id) return;
    setFailure(result);
    if (result.kind === 'rejected') {
      setErrors(errorsFromServer(result.fields));
      nextAttempt();
    }
  }

  useEffect(() => {
    if (phase !== 'confirmed') return;
    const timer = setTimeout(() => {
      // Empty, unless a booking that was refused has come back meanwhile.
      setDraft(latest.current);
      setPhase('editing');
    }, CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const errorList = FIELD_ORDER.flatMap((name) => (errors[name] ? [{ name, code: errors[name] }] : []));
  return { values: draft.values, position: draft.position, errors, errorList, phase, failure, reference, restored, attempt, waiting: outbox.waiting, cancelled: outbox.cancelled, cancel: outbox.cancel, sendNow: outbox.sendNow, setField, setPosition, submit };
}
