import { useEffect, useReducer, useRef, useState } from 'react';
import type { Position } from '@/contract/booking';
import { attribution, track } from '@/tracking';
import { clearDraft, readDraft, writeDraft } from './draft';
import { EMPTY, FIELD_ORDER, validate, type FieldErrors, type FieldName, type FormValues } from './form-values';
import { makeBooking, newId } from './make-booking';
import { sendBooking, type SendResult } from './send';

/** The confirmation stays this long, then the form resets (spec 2, section 9), milliseconds. */
export const CONFIRMED_MS = 3000;

export type Phase = 'editing' | 'submitting' | 'confirmed';

interface Send {
  (booking: ReturnType<typeof makeBooking>): Promise<SendResult>;
}

/** The booking form's state machine: editing → submitting → confirmed for 3 s → editing (spec 2, section 4). */
export function useBookingForm(send: Send = sendBooking) {
  const [values, setValues] = useState<FormValues>(EMPTY);
  const [position, setPosition] = useState<Position>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [phase, setPhase] = useState<Phase>('editing');
  const [failure, setFailure] = useState<SendResult>();
  const [reference, setReference] = useState('');
  const [restored, setRestored] = useState(false);
  const [attempt, nextAttempt] = useReducer((n: number) => n + 1, 0);
  // State alone would let a double tap through: both taps see the same render.
  const busy = useRef(false);
  const sent = useRef<{ content: string; id: string }>(undefined);

  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    setValues(draft.values);
    setPosition(draft.position);
    setRestored(true);
  }, []);

  const keep = (next: FormValues, where = position) => {
    setValues(next);
    setPosition(where);
    writeDraft({ values: next, ...(where ? { position: where } : {}) });
  };
  const setField = <K extends FieldName>(name: K, value: FormValues[K]) => {
    keep({ ...values, [name]: value });
    setErrors(({ [name]: _cleared, ...rest }) => rest);
    setFailure(undefined);
  };

  async function submit() {
    if (busy.current) return;
    const checked = validate(values);
    setErrors(checked.ok ? {} : checked.errors);
    setFailure(undefined);
    if (!checked.ok) return nextAttempt();

    busy.current = true;
    setPhase('submitting');
    // The same content keeps its id over retries, so that an answer lost on the way cannot store it twice.
    const content = JSON.stringify([checked.form, position]);
    if (sent.current?.content !== content) sent.current = { content, id: newId() };
    const booking = makeBooking(checked.form, { id: sent.current.id, submittedAt: new Date().toISOString(), position, attribution: attribution() });
    const { firstName, lastName, phone, email } = booking.customerInfo;
    track({ name: 'booking_form_submit', id: booking.id, service: booking.service, location: booking.location, urgency: booking.urgency, value: booking.estimatedCost, customer: { firstName, lastName, phone, email }, timestamp: booking.submittedAt });

    const result = await send(booking);
    busy.current = false;
    if (result.kind === 'stored') {
      clearDraft();
      sent.current = undefined;
      setReference(result.reference);
      setRestored(false);
      setPhase('confirmed');
      return;
    }
    setPhase('editing');
    setFailure(result);
  }

  useEffect(() => {
    if (phase !== 'confirmed') return;
    const timer = setTimeout(() => {
      setValues(EMPTY);
      setPosition(undefined);
      setPhase('editing');
    }, CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const errorList = FIELD_ORDER.flatMap((name) => (errors[name] ? [{ name, code: errors[name] }] : []));
  return { values, position, errors, errorList, phase, failure, reference, restored, attempt, setField, setPosition: (where?: Position, location?: string) => keep(location ? { ...values, location } : values, where), submit };
}
