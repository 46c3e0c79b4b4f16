import { useEffect, useRef, useState, type RefObject } from 'react';
import { siteLang } from '@/config/languages';
import { isField, type AccountField } from '@/contract/account-fields';
import type { Booking } from '@/contract/booking-schema';
import { useLang } from '@/lib/lang';
import { newId } from '@/lib/new-id';
import { reloadWhereServed } from '@/lib/reload-once';
import { untilLoaded } from '@/lib/until-loaded';
import { attribution } from '@/tracking';
import { clearDraft, draftValues, keepDraft, readValues, sentBefore, writeValues } from './form-values';
import type { Outbox } from './outbox';

/** Whoever presses before the form's code is there is told so after this time, milliseconds. */
const CODE_LIMIT_MS = 8_000;
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  /** It waits in this browser. `fresh`: it has just been handed in here. */
  | { name: 'waiting'; booking: Booking; fresh: boolean }
  | { name: 'stored'; reference: string; fresh: boolean };

/** Messages by field, in the page's language. */
type Errors = Partial<Record<AccountField, string>>;

const isSame = (a: Booking, b: Booking): boolean =>
  JSON.stringify({ ...a, id: '', submittedAt: '' }) === JSON.stringify({ ...b, id: '', submittedAt: '' });

async function toolsWith(start: () => Promise<Outbox>) {
  const [tools, outbox] = await Promise.all([import('./tools'), start()]);
  return { ...tools, outbox };
}
type Tools = Awaited<ReturnType<typeof toolsWith>>;

/** The form's code, asked for until it is there; `missed` resolves where it could not be had at once. */
function loadTools(start: () => Promise<Outbox>): { tools: Promise<Tools>; missed: Promise<void> } {
  let miss = (): void => undefined;
  const missed = new Promise<void>((resolve) => (miss = resolve));
  const load = () =>
    toolsWith(start).catch((error: unknown) => {
      miss();
      throw error;
    });
  return { tools: untilLoaded(load), missed };
}

/**
 * The account form: what stands in it, and what becomes of the request. `start` gives the tab's outbox, and starts it.
 */
export function useAccountForm(start: () => Promise<Outbox>, form: RefObject<HTMLFormElement | null>) {
  const lang = useLang();
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<'refused' | 'unsaved' | 'unsent' | 'slow'>();
  /** What is to be known of the request before, while the form stands there for another. */
  const [earlier, setEarlier] = useState<{ reference: string } | 'maybe'>();
  const [attempt, setAttempt] = useState(0);
  /** What was handed in last: the same request keeps its id, another takes its place. */
  const sent = useRef<Booking>(undefined);
  /** What stood in the form then. */
  const handed = useRef('');
  const busy = useRef(false);
  const loading = useRef<ReturnType<typeof loadTools>>(undefined);

  /** Something else is being typed since the last request was handed in: nothing may take that away. */
  const isEdited = () => {
    // Left for the page in the other language, whose form has the draft by now.
    const values = form.current ? !form.current.hidden && readValues(form.current) : draftValues();
    return Boolean(handed.current && values && JSON.stringify(values) !== handed.current);
  };

  const stored = (reference: string, fresh: boolean) => {
    sent.current = undefined;
    setFailure(undefined);
    if (isEdited()) {
      setEarlier({ reference });
      return setPhase({ name: 'editing' });
    }
    clearDraft();
    form.current?.reset();
    setPhase({ name: 'stored', reference, fresh });
  };
  const refuse = ({ messages }: Tools, fields: Record<string, string>) => {
    const own = messages[siteLang(lang)];
    // The server speaks English: its words in the page's language. What the form does not
    // ask for is told by the failure alone.
    const told = Object.entries(fields).flatMap(([name, text]) => {
      const code = (Object.keys(own) as (keyof typeof own)[]).find((key) => messages.en[key] === text);
      return isField(name) ? [[name, own[code ?? 'answerInvalid']]] : [];
    });
    setPhase({ name: 'editing' });
    setErrors(Object.fromEntries(told) as Errors);
    setFailure('refused');
    setAttempt((before) => before + 1);
  };
  /** What waits of an earlier visit, has been refused meanwhile, or has gone out from another page. */
  const look = async (tools: Tools) => {
    const { outbox } = tools;
    const entries = await outbox.waiting().catch(() => undefined);
    const entry = entries?.find(({ booking }) => booking.account);
    if (!entries || busy.current) return;
    if (!entry) {
      const id = sentBefore(form.current);
      const arrived = id && (await outbox.wasDelivered(id).catch(() => false));
      if (busy.current) return;
      if (arrived) return stored(tools.bookingReference(id), false);
      // Cancelled in another tab.
      return setPhase((now) => (now.name === 'waiting' ? { name: 'editing' } : now));
    }
    sent.current = entry.booking;
    if (!entry.rejected) return setPhase({ name: 'waiting', booking: entry.booking, fresh: false });
    if (form.current && !isEdited()) writeValues(form.current, tools.accountValues(entry.booking));
    refuse(tools, entry.rejected.fields);
  };

  useEffect(() => {
    let deaf: (() => void) | undefined;
    let gone = false;
    const left = new AbortController();
    loading.current = loadTools(start);
    void loading.current.tools.then((tools) => {
      if (gone) return;
      // Come back to by Back, it is as it was left, and has heard of nothing meanwhile.
      window.addEventListener('pageshow', (event) => event.persisted && void look(tools), { signal: left.signal });
      deaf = tools.outbox.listen(({ id, result }) => {
        if (id !== sent.current?.id || busy.current) return;
        if (result.kind === 'stored') stored(result.reference || tools.bookingReference(id), false);
        else if (result.kind === 'rejected') void look(tools);
        else if (result.kind === 'cancelled') setPhase({ name: 'editing' });
      });
      void look(tools);
    });
    return () => {
      gone = true;
      left.abort();
      deaf?.();
    };
    // Once: the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function submit() {
    if (!form.current || busy.current) return;
    const values = readValues(form.current);
    busy.current = true;
    setFailure(undefined);
    setEarlier(undefined);
    setPhase({ name: 'sending' });
    const late = after(CODE_LIMIT_MS);
    const { tools: coming, missed } = loading.current ?? loadTools(start);
    const slow = setTimeout(() => setFailure('slow'), CODE_LIMIT_MS);
    // On a slow line it comes late, and is waited for; only where it could not be had is it given up.
    const tools = await Promise.race([coming, Promise.all([missed, late]).then(() => undefined)]);
    clearTimeout(slow);
    if (tools) await hand(tools, values);
    else {
      // A release may have replaced it: then it never comes to this page. What was typed stands in the next one.
      giveBack(keepDraft(values) ? 'unsent' : 'unsaved');
      void reloadWhereServed();
    }
    busy.current = false;
  }

  const giveBack = (why: 'unsaved' | 'unsent') => {
    setPhase({ name: 'editing' });
    setFailure(why);
  };

  async function hand(tools: Tools, values: Parameters<Tools['checkAccount']>[0]) {
    const extras = { submittedAt: new Date().toISOString(), lang, attribution: attribution() };
    const checked = tools.checkAccount(values, { ...extras, id: newId() });
    if (!checked.ok) {
      const own = tools.messages[siteLang(lang)];
      const told = Object.entries(checked.errors).map(([name, code]) => [name, own[code]]);
      setErrors(Object.fromEntries(told) as Errors);
      setAttempt(attempt + 1);
      return setPhase({ name: 'editing' });
    }
    setFailure(undefined);
    const before = sent.current;
    const booking = before && isSame(before, checked.booking) ? { ...checked.booking, id: before.id } : checked.booking;
    sent.current = booking;
    // Before it goes: the next visit finds out by it what has become of the request.
    keepDraft({ ...values, sent: booking.id });
    handed.current = JSON.stringify(values);
    setErrors({});
    const result = await tools.outbox
      .submit(booking, before?.id)
      .catch(() => ({ kind: 'unreachable' as const, kept: false }));
    if (result.kind === 'stored') return stored(result.reference, true);
    if (result.kind === 'rejected') return refuse(tools, result.fields);
    if (result.kept) return setPhase({ name: 'waiting', booking, fresh: true });
    giveBack('unsaved');
  }

  /** Takes a request back that waits; it stands in the form again. */
  async function cancel() {
    const tools = await loading.current?.tools;
    if (phase.name !== 'waiting' || !tools) return;
    const { booking } = phase;
    const known = await tools.outbox.cancel(booking.id).catch(() => undefined);
    if (!known) return;
    // One that may have arrived keeps its id: sent again as it was, it is no second request.
    const maybe = known === 'maybe';
    sent.current = maybe ? booking : undefined;
    setEarlier(maybe ? 'maybe' : undefined);
    if (form.current) writeValues(form.current, tools.accountValues(booking));
    setPhase({ name: 'editing' });
  }

  return {
    phase,
    errors,
    failure,
    earlier,
    attempt,
    submit,
    cancel,
    sendNow: () => void loading.current?.tools.then(({ outbox }) => outbox.flush('asked')),
    again: () => setPhase({ name: 'editing' }),
    typed: () => form.current && keepDraft(readValues(form.current)),
    /** The message of a field is gone once the field is touched. */
    mended: (name: AccountField) => errors[name] && setErrors({ ...errors, [name]: undefined }),
  };
}
