import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Position } from '@/contract/booking';
import type { Booking } from '@/contract/booking-schema';
import { bookingReference } from '@/contract/reference';
import { FIELD_NAMES, type FieldName, type FormValues } from '@/contract/booking-fields';
import { isAsked } from '@/contract/truck-questions';
import { useLang } from '@/lib/lang';
import { newId } from '@/lib/new-id';
import { TICKET_DROPPED } from '@/lib/ticket';
import { until, useExpiry } from '@/lib/use-expiry';
import { announceBooking, attribution } from '@/tracking';
import { useFormState } from '@/ui/form/use-form-state';
import { clearSent, contentOf, isAsSent, isFresh, POSITION_LASTS_MS, readDraft, writeDraft } from './draft';
import { earlyValues } from './early-values';
import { INITIAL, reduce, type Action } from './form-state';
import { validate } from './form-values';
import { makeBooking } from './make-booking';
import type { SubmitResult } from './outbox';
import { useOutbox } from './use-outbox';

/** The confirmation stays this long, then the form resets (spec 2, section 9), milliseconds. */
const CONFIRMED_MS = 3000;

/** The form's state; the draft is written to storage as it changes. */
function useSavedState() {
  const { state, now, dispatch } = useFormState(reduce, INITIAL);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  const dispatchAndSave = (action: Action) => {
    // The form was left while its booking was being sent. The draft may already belong to the form in the other
    // language.
    if (gone.current) return;
    const before = now().draft;
    dispatch(action);
    const { draft } = now();
    if (draft !== before) writeDraft(draft);
  };
  return { state, now, dispatch: dispatchAndSave };
}

/**
 * Tells a phone number from abroad from what is none. The library for that is large and few need it: it is fetched once
 * `abroad` is true. Until it is there, or if it cannot be loaded, only the server checks the number.
 */
function useForeignNumbers(abroad: boolean) {
  const isNumber = useRef<(typed: string) => boolean>(undefined);
  useEffect(() => {
    if (!abroad) return;
    void import('@/contract/phone-abroad').then(
      ({ e164 }) => (isNumber.current = (typed) => e164(typed) !== undefined),
      () => undefined,
    );
  }, [abroad]);
  return isNumber;
}

/** Reports that `booking` is being submitted, instead of the one with the id `before`; resolves once that is done. */
function announce(booking: Booking, before: string | undefined): Promise<void> {
  const { id, service, location, urgency, estimatedCost: value, submittedAt: timestamp } = booking;
  const { firstName, lastName, phone, email } = booking.customerInfo;
  const customer = { firstName, lastName, phone, email };
  const name = 'booking_form_submit';
  return announceBooking({ name, id, replaces: before, service, location, urgency, value, customer, timestamp });
}

/** The booking form: its state, and what the visitor can do. */
export function useBookingForm() {
  const lang = useLang();
  const { state, now, dispatch } = useSavedState();
  const outbox = useOutbox({
    onStored: (id, reference) => dispatch({ type: 'arrived', id, reference }),
    onRejected: ({ id, booking, rejected }) => dispatch({ type: 'refused', id, booking, rejected }),
    onKept: (id) => dispatch({ type: 'kept', id }),
    onCancelled: (id) => {
      if (now().draft.sent?.id === id) return dispatch({ type: 'cancelled', id });
      // Another tab sent it, and may be closed by now: the next visit must not take it for one that was delivered.
      const found = readDraft();
      if (found?.sent?.id === id) writeDraft({ ...found, sent: undefined });
    },
    onOpened: (entries) => {
      // It was in the outbox and is no longer: another tab or the service worker may have sent it meanwhile.
      const sent = readDraft()?.sent;
      if (!sent?.kept || entries.some((entry) => entry.id === sent.id)) return;
      void outbox.wasDelivered(sent.id).then((delivered) => {
        const still = now().draft.sent?.id === sent.id;
        if (delivered && still) dispatch({ type: 'arrived', id: sent.id, reference: bookingReference(sent.id) });
      });
    },
  });

  const tell = useEffectEvent(dispatch);
  // In a layout effect, before the first re-render, which would clear what was typed before hydration.
  useLayoutEffect(() => tell({ type: 'opened', kept: readDraft(), typed: earlyValues() }), []);

  // The page may be restored by Back from the ticket on which the booking was cancelled.
  useEffect(() => {
    const ended = (event: Event) => tell({ type: 'ended', reference: (event as CustomEvent<string>).detail });
    window.addEventListener(TICKET_DROPPED, ended);
    return () => window.removeEventListener(TICKET_DROPPED, ended);
  }, []);

  // The form may stand open for hours, and its visitor elsewhere.
  const { position, positionAt, values } = state.draft;
  const left = (at: number) => (isFresh(at) ? until(at + POSITION_LASTS_MS) : 0);
  useExpiry(position && positionAt, left, () => dispatch({ type: 'positionExpired' }));

  const isForeignNumber = useForeignNumbers(values.phoneAbroad === 'yes');

  useEffect(() => {
    if (state.phase !== 'confirmed') return;
    const timer = setTimeout(() => tell({ type: 'resumed' }), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  async function submit() {
    const { draft, phase } = now();
    // A double tap calls this twice before the next render.
    if (phase === 'submitting') return;
    const checked = validate(draft.values, isForeignNumber.current);
    if (!checked.ok) return dispatch({ type: 'invalid', errors: checked.errors });

    const place = isFresh(draft.positionAt) ? draft.position : undefined;
    const before = draft.sent;
    const id = before && isAsSent({ ...draft, position: place }) ? before.id : newId();
    dispatch({ type: 'submitted', sent: { id, content: contentOf(checked.form, place) }, position: place });
    const submittedAt = new Date().toISOString();
    const booking = makeBooking(checked.form, { id, submittedAt, position: place, attribution: attribution(), lang });

    // Whatever fails on the way, the button comes back.
    const result = await outbox
      .submit(booking, before?.id, announce(booking, before?.id))
      .catch((): SubmitResult => ({ kind: 'unreachable', kept: false }));
    // Also where the form has been left meanwhile.
    if (result.kind === 'stored') clearSent(id);
    dispatch({ type: 'answered', id, result });
  }

  const { errors } = state;
  return {
    ...state,
    ...outbox,
    values,
    position,
    submit,
    // An error on a question that the service no longer asks is not listed.
    errorList: FIELD_NAMES.flatMap((name) =>
      errors[name] && isAsked(name, values.service) ? [{ name, code: errors[name] }] : [],
    ),
    setField: <K extends FieldName>(name: K, value: FormValues[K]) => dispatch({ type: 'edited', name, value }),
    setPosition: (found?: Position, location?: string) =>
      dispatch({ type: 'located', position: found, at: Date.now(), location }),
  };
}
