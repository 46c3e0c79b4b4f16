import { useCallback, useLayoutEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import { ACCOUNT_FIELDS, type AccountField } from '@/contract/account-fields';
import type { AccountContent } from '@/content/account-types';
import { useHydrated } from '@/lib/media';
import { CallLink } from '@/ui/contact-links';
import { Consent } from '@/ui/form/consent';
import { ErrorSummary } from '@/ui/form/error-summary';
import { Field } from '@/ui/form/field';
import { BLOCKABLE, blockNextPress } from '@/ui/form/one-press';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { controlId } from './control-id';
import { Earlier } from './earlier';
import { restoreDraft } from './form-values';
import { Kinds } from './kinds';
import type { Outbox } from './outbox';
import { Outcome } from './outcome';
import { useAccountForm } from './use-account-form';

interface Props {
  words: AccountContent;
  /** The tab's outbox, started at the first call. */
  outbox: () => Promise<Outbox>;
}

type TextField = Exclude<AccountField, 'kinds' | 'consent' | 'message'>;
const TEXTS: Record<TextField, { optional?: true } & ComponentProps<'input'>> = {
  company: { autoComplete: 'organization' },
  vehicles: { inputMode: 'numeric', autoComplete: 'off' },
  areas: { autoComplete: 'off' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', optional: true },
};

/**
 * The form by which a company asks for an account. What is typed is kept in this browser until the request has arrived;
 * the request is queued in the bookings' outbox.
 */
export function AccountForm({ words, outbox }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const above = useRef<HTMLParagraphElement>(null);
  // A callback ref, not an effect: the section's content, and with it the form, is hydrated later than this component.
  const attach = useCallback((node: HTMLFormElement | null) => {
    form.current = node;
    if (node) restoreDraft(node);
  }, []);
  const account = useAccountForm(outbox, form);
  const { phase, errors, failure, earlier, attempt, returned } = account;
  const hydrated = useHydrated();
  const busy = phase.name === 'sending';
  const away = phase.name === 'waiting' || phase.name === 'stored';

  // The button that brought the form back is gone with its focus.
  useLayoutEffect(() => {
    if (!returned) return;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    // To the text, not the field: in landscape on a phone, that would be under the header.
    above.current?.scrollIntoView();
  }, [returned]);

  const text = (name: TextField) => {
    const { optional, ...keyboard } = TEXTS[name];
    return (
      <Field
        key={name}
        id={controlId(name)}
        {...words.fields[name]}
        error={errors[name]}
        optional={optional && words.optional}
      >
        {(belongs) => <input {...belongs} {...keyboard} name={name} readOnly={busy} />}
      </Field>
    );
  };
  return (
    <Section id="account" title={words.title} intro={words.intro}>
      <noscript>
        <p className="mb-3 text-lg">{words.noscript}</p>
        <CallLink source="fleets">
          {words.call} <Phone />
        </CallLink>
      </noscript>
      {away && (
        <Outcome
          words={words}
          phase={phase}
          onSendNow={account.sendNow}
          onCancel={() => {
            blockNextPress();
            return account.cancel();
          }}
          onAgain={() => {
            blockNextPress();
            account.again();
          }}
        />
      )}
      <p ref={above} role="status" className="js-only max-w-4xl font-semibold">
        {!away && earlier && <Earlier words={words} earlier={earlier} />}
      </p>
      <form
        ref={attach}
        noValidate
        data-clarity-mask="true"
        hidden={away}
        aria-busy={busy}
        className={`js-only max-w-4xl ${BLOCKABLE}`}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // What is wrong comes under the pointer: a double click must not press it.
          blockNextPress();
          void account.submit();
        }}
        onInput={({ target }) => account.typed((target as HTMLInputElement).name as AccountField)}
      >
        <ErrorSummary
          title={words.summaryTitle}
          titlePrefix={words.errorTitlePrefix}
          attempt={attempt}
          errors={ACCOUNT_FIELDS.flatMap((name) => {
            const message = errors[name];
            return message ? [{ id: controlId(name), message }] : [];
          })}
        />
        <div className="grid items-end gap-x-5 gap-y-1 sm:grid-cols-2">
          {text('company')}
          {text('vehicles')}
        </div>
        <Kinds words={words} error={errors.kinds} />
        {text('areas')}
        <div className="grid items-end gap-x-5 gap-y-1 sm:grid-cols-2">
          {(['firstName', 'lastName', 'phone', 'email'] as const).map(text)}
        </div>
        <Field id={controlId('message')} {...words.fields.message} optional={words.optional} error={errors.message}>
          {(belongs) => <textarea {...belongs} name="message" rows={3} readOnly={busy} />}
        </Field>
        <Consent id={controlId('consent')} text={words.consent} error={errors.consent} />
        <PageLink
          page="terms"
          className="ms-9 flex min-h-12 w-fit items-center font-semibold underline underline-offset-4"
        >
          {words.terms}
        </PageLink>
        {failure && (
          <div role="alert" className="mb-2 rounded-xl border-4 border-danger bg-card p-4">
            <p className="font-semibold text-alert">{words[failure]}</p>
            <CallLink source="fleets" className="mt-3">
              {words.call} <Phone />
            </CallLink>
          </div>
        )}
        {/* Disabled before hydration, since the browser itself would submit the form and lose the input. While
            sending, it stays focusable. */}
        <Button
          type="submit"
          variant="call"
          className="mt-2 min-h-14 w-full sm:w-auto"
          disabled={!hydrated}
          aria-disabled={busy}
        >
          {busy ? words.submitting : words.submit}
        </Button>
      </form>
    </Section>
  );
}
