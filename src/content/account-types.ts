/** Words of the form by which a company asks for an account. */
import type { AccountField, AccountKind } from '@/contract/account-fields';

export interface AccountContent {
  title: string;
  intro: string;
  optional: string;
  fields: Record<Exclude<AccountField, 'consent'>, { label: string; hint?: string }>;
  kinds: Record<AccountKind, string>;
  consent: string;
  terms: string;
  submit: string;
  submitting: string;
  summaryTitle: string;
  errorTitlePrefix: string;
  call: string;
  /** It has arrived; the reference follows. */
  stored: { title: string; text: string; reference: string; again: string };
  /** It waits in this browser. `notYet` and `notCancelled`: what was in vain. */
  waiting: { title: string; text: string; sendNow: string; notYet: string; cancel: string; notCancelled: string };
  /** Taken back by its visitor; a try to send it had no answer. */
  maybe: string;
  /** It was refused; it could neither be sent nor kept; it could not be sent, and stands in the form. */
  refused: string;
  unsaved: string;
  unsent: string;
  /** It is still on its way. */
  slow: string;
  noscript: string;
}
