import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { siteLang } from '@/config/languages';
import type { AccountField, AccountValues } from '@/contract/account-fields';
import type { Booking } from '@/contract/booking-schema';
import { useLang } from '@/lib/lang';
import { newId } from '@/lib/new-id';
import { reloadWhereServed } from '@/lib/reload-once';
import { attribution } from '@/tracking';
import { useFormState } from '@/ui/form/use-form-state';
import { INITIAL, reduce } from './form-state';
import { clearDraft, draftValues, isEmpty, readValues, saveDraft, sentBefore, writeValues } from './form-values';
import { loadTools, toolsInTime, type Loading, type Tools } from './load-tools';
import type { News, Outbox } from './outbox';

const isSame = (a: Booking, b: Booking): boolean =>
  JSON.stringify({ ...a, id: '', submittedAt: '' }) === JSON.stringify({ ...b, id: '', submittedAt: '' });

/**
 * The account form: what stands in it, and what becomes of the request. `start` gives the tab's outbox, and starts it.
 */
export function useAccountForm(start: () => Promise<Outbox>, form: RefObject<HTMLFormElement | null>) {
  const lang = useLang();
  const { state, now, dispatch } = useFormState(reduce, INITIAL);
  const loading = useRef<Loading>(undefined);
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
  /** Looks for a request of an earlier visit that is still queued, has been refused, or was sent from another page. */
  const look = useEffectEvent(async (tools: Tools) => {
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
    // Otherwise it holds the request already, perhaps corrected.
    if (form.current && isEmpty(readValues(form.current))) writeValues(form.current, tools.accountValues(booking));
    const errors = tools.translated(rejected.fields, siteLang(lang));
    // What has been corrected since is not wrong as it stands now.
    const checked = form.current && tools.checkAccount(readValues(form.current), { ...booking, lang });
    if (checked?.ok) {
      const [now, was] = [checked.booking, booking].map(tools.accountValues) as [AccountValues, AccountValues];
      for (const name of Object.keys(errors) as AccountField[])
        if (String(now[name]) !== String(was[name])) delete errors[name];
    }
    dispatch({ type: 'refused', errors, booking });
  });
  /** What became of the request that was sent from here, by whichever page or worker. */
  const onNews = useEffectEvent((tools: Tools, { id, result }: News) => {
    if (id !== now().sent?.id || isBusy()) return;
    if (result.kind === 'stored') stored(result.reference, false);
    else if (result.kind === 'rejected') void look(tools);
    else if (result.kind === 'cancelled') dispatch({ type: 'dropped' });
  });
  const load = useEffectEvent(() => (loading.current = loadTools(start)));

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const left = new AbortController();
    void load().tools.then((tools) => {
      if (left.signal.aborted) return;
      // Restored by Back from the browser's cache: the page has missed all news meanwhile.
      window.addEventListener('pageshow', (event) => event.persisted && void look(tools), { signal: left.signal });
      unsubscribe = tools.outbox.listen((news) => onNews(tools, news));
      void look(tools);
    });
    return () => {
      left.abort();
      unsubscribe?.();
    };
  }, []);

  async function submit() {
    if (!form.current || isBusy()) return;
    const values = readValues(form.current);
    dispatch({ type: 'sending' });
    const tools = await toolsInTime(loading.current ?? loadTools(start), () => dispatch({ type: 'late' }));
    if (tools) return hand(tools, values);
    const kept = saveDraft(values);
    dispatch({ type: 'failed', why: kept ? 'unsent' : 'unsaved' });
    // After a release the old code can no longer be fetched. The reloaded page restores the draft, if there is one.
    if (kept) void reloadWhereServed();
  }

  async function hand(tools: Tools, values: Parameters<Tools['checkAccount']>[0]) {
    const extras = { submittedAt: new Date().toISOString(), lang, attribution: attribution() };
    const checked = tools.checkAccount(values, { ...extras, id: newId() });
    if (!checked.ok) return dispatch({ type: 'invalid', errors: tools.messagesOf(checked.errors, siteLang(lang)) });
    const before = now().sent;
    const booking = before && isSame(before, checked.booking) ? { ...checked.booking, id: before.id } : checked.booking;
    // Stored before sending: by this id the next visit finds out what has become of the request.
    saveDraft({ ...values, sent: booking.id });
    dispatch({ type: 'handed', booking, values: JSON.stringify(values) });
    const result = await tools.outbox
      .submit(booking, before?.id)
      .catch(() => ({ kind: 'unreachable' as const, kept: false }));
    if (result.kind === 'stored') stored(result.reference, true);
    else if (result.kind === 'rejected')
      dispatch({ type: 'refused', errors: tools.translated(result.fields, siteLang(lang)) });
    else dispatch(result.kept ? { type: 'waiting', booking, fresh: true } : { type: 'failed', why: 'unsaved' });
  }

  /** Cancels a queued request and puts it back into the form; false if it stays queued. */
  async function cancel(): Promise<boolean> {
    const tools = await loading.current?.tools;
    const { phase } = now();
    if (phase.name !== 'waiting' || !tools) return false;
    const { booking } = phase;
    const known = await tools.outbox.cancel(booking.id).catch(() => undefined);
    if (!known) return false;
    if (form.current) writeValues(form.current, tools.accountValues(booking));
    dispatch({ type: 'cancelled', maybe: known === 'maybe' ? booking : undefined });
    return true;
  }

  return {
    ...state,
    submit,
    cancel,
    sendNow: async (): Promise<void> => {
      const tools = await loading.current?.tools;
      await tools?.outbox.flush('asked').catch(() => undefined);
    },
    again: () => dispatch({ type: 'again' }),
    /** Keeps the draft; the message of the field is gone. */
    typed: (name: AccountField) => {
      if (form.current) saveDraft(readValues(form.current));
      dispatch({ type: 'touched', name });
    },
  };
}
