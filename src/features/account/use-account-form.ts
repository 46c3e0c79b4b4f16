import { useEffect, useRef, type RefObject } from 'react';
import { siteLang } from '@/config/languages';
import { isField, type AccountField } from '@/contract/account-fields';
import type { Booking } from '@/contract/booking-schema';
import { useLang } from '@/lib/lang';
import { newId } from '@/lib/new-id';
import { reloadWhereServed } from '@/lib/reload-once';
import { attribution } from '@/tracking';
import { useFormState } from '@/ui/form/use-form-state';
import { INITIAL, reduce, type Errors } from './form-state';
import { clearDraft, draftValues, keepDraft, readValues, sentBefore, writeValues } from './form-values';
import { loadTools, type Tools } from './load-tools';
import type { Outbox } from './outbox';

/** After this time without the form's code, a visitor who has pressed the button is told to wait, milliseconds. */
const CODE_LIMIT_MS = 8_000;
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isSame = (a: Booking, b: Booking): boolean =>
  JSON.stringify({ ...a, id: '', submittedAt: '' }) === JSON.stringify({ ...b, id: '', submittedAt: '' });

/**
 * The account form: what stands in it, and what becomes of the request. `start` gives the tab's outbox, and starts it.
 */
export function useAccountForm(start: () => Promise<Outbox>, form: RefObject<HTMLFormElement | null>) {
  const lang = useLang();
  const { state, now, dispatch } = useFormState(reduce, INITIAL);
  const loading = useRef<ReturnType<typeof loadTools>>(undefined);
  const isBusy = () => now().phase.name === 'sending';

  /** Whether the form has been edited since the last submission: then it must not be cleared. */
  const isEdited = () => {
    // The form is hidden when the visitor has gone to the page in the other language, whose form now has the draft.
    const values = form.current ? !form.current.hidden && readValues(form.current) : draftValues();
    const { handed } = now();
    return Boolean(handed && values && JSON.stringify(values) !== handed);
  };

  const stored = (reference: string, fresh: boolean) => {
    const edited = isEdited();
    if (!edited) {
      clearDraft();
      form.current?.reset();
    }
    dispatch({ type: 'stored', reference, fresh, edited });
  };
  /**
   * Translates the server's English messages into the page's language. Fields that the form does not have are left out.
   */
  const translated = ({ messages }: Tools, fields: Record<string, string>): Errors => {
    const own = messages[siteLang(lang)];
    const told = Object.entries(fields).flatMap(([name, text]) => {
      const code = (Object.keys(own) as (keyof typeof own)[]).find((key) => messages.en[key] === text);
      return isField(name) ? [[name, own[code ?? 'answerInvalid']]] : [];
    });
    return Object.fromEntries(told) as Errors;
  };
  /** Looks for a request of an earlier visit that is still queued, has been refused, or was sent from another page. */
  const look = async (tools: Tools) => {
    const { outbox } = tools;
    const entries = await outbox.waiting().catch(() => undefined);
    const entry = entries?.find(({ booking }) => booking.account);
    if (!entries || isBusy()) return;
    if (!entry) {
      const id = sentBefore(form.current);
      const arrived = id && (await outbox.wasDelivered(id).catch(() => false));
      if (isBusy()) return;
      return arrived ? stored(tools.bookingReference(id), false) : dispatch({ type: 'dropped' });
    }
    const { booking, rejected } = entry;
    if (!rejected) return dispatch({ type: 'waiting', booking, fresh: false });
    if (form.current && !isEdited()) writeValues(form.current, tools.accountValues(booking));
    dispatch({ type: 'refused', errors: translated(tools, rejected.fields), booking });
  };

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let gone = false;
    const left = new AbortController();
    loading.current = loadTools(start);
    void loading.current.tools.then((tools) => {
      if (gone) return;
      // Restored by Back from the browser's cache: the page has missed all news meanwhile.
      window.addEventListener('pageshow', (event) => event.persisted && void look(tools), { signal: left.signal });
      unsubscribe = tools.outbox.listen(({ id, result }) => {
        if (id !== now().sent?.id || isBusy()) return;
        if (result.kind === 'stored') stored(result.reference || tools.bookingReference(id), false);
        else if (result.kind === 'rejected') void look(tools);
        else if (result.kind === 'cancelled') dispatch({ type: 'dropped' });
      });
      void look(tools);
    });
    return () => {
      gone = true;
      left.abort();
      unsubscribe?.();
    };
    // Once: the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function submit() {
    if (!form.current || isBusy()) return;
    const values = readValues(form.current);
    dispatch({ type: 'sending' });
    const late = after(CODE_LIMIT_MS);
    const { tools: coming, missed } = loading.current ?? loadTools(start);
    const slow = setTimeout(() => dispatch({ type: 'late' }), CODE_LIMIT_MS);
    // On a slow line the code is waited for; give up only when it could not be loaded.
    const tools = await Promise.race([coming, Promise.all([missed, late]).then(() => undefined)]);
    clearTimeout(slow);
    if (tools) return hand(tools, values);
    // After a release the old code can no longer be fetched. The reloaded page restores the draft.
    dispatch({ type: 'failed', why: keepDraft(values) ? 'unsent' : 'unsaved' });
    void reloadWhereServed();
  }

  async function hand(tools: Tools, values: Parameters<Tools['checkAccount']>[0]) {
    const extras = { submittedAt: new Date().toISOString(), lang, attribution: attribution() };
    const checked = tools.checkAccount(values, { ...extras, id: newId() });
    if (!checked.ok) {
      const own = tools.messages[siteLang(lang)];
      const told = Object.entries(checked.errors).map(([name, code]) => [name, own[code]]);
      return dispatch({ type: 'invalid', errors: Object.fromEntries(told) as Errors });
    }
    const before = now().sent;
    const booking = before && isSame(before, checked.booking) ? { ...checked.booking, id: before.id } : checked.booking;
    // Stored before sending: by this id the next visit finds out what has become of the request.
    keepDraft({ ...values, sent: booking.id });
    dispatch({ type: 'handed', booking, values: JSON.stringify(values) });
    const result = await tools.outbox
      .submit(booking, before?.id)
      .catch(() => ({ kind: 'unreachable' as const, kept: false }));
    if (result.kind === 'stored') stored(result.reference, true);
    else if (result.kind === 'rejected') dispatch({ type: 'refused', errors: translated(tools, result.fields) });
    else dispatch(result.kept ? { type: 'waiting', booking, fresh: true } : { type: 'failed', why: 'unsaved' });
  }

  /** Cancels a queued request and puts it back into the form. */
  async function cancel() {
    const tools = await loading.current?.tools;
    const { phase } = now();
    if (phase.name !== 'waiting' || !tools) return;
    const { booking } = phase;
    const known = await tools.outbox.cancel(booking.id).catch(() => undefined);
    if (!known) return;
    if (form.current) writeValues(form.current, tools.accountValues(booking));
    dispatch({ type: 'cancelled', maybe: known === 'maybe' ? booking : undefined });
  }

  return {
    ...state,
    submit,
    cancel,
    sendNow: () => void loading.current?.tools.then(({ outbox }) => outbox.flush('asked')),
    again: () => dispatch({ type: 'again' }),
    typed: () => form.current && keepDraft(readValues(form.current)),
    /** The message of a field is gone once the field is touched. */
    mended: (name: AccountField) => dispatch({ type: 'mended', name }),
  };
}
