import { useLayoutEffect, useRef, type FormEvent } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Modal } from '@/ui/modal';
import type { Credential } from '../session/credential';
import { LoginWait } from './login-wait';
import { PasswordControl } from './password-control';
import { useLogin } from './use-login';

interface Props {
  words: AdminWords['login'];
  credential: Credential;
  now: () => number;
  onSignedIn: (username: string, token: string) => void;
  onClose: () => void;
}

/** Signs in above what stands there. */
export function LoginDialog({ words, onClose, ...login }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const { busy, problem, waiting, wholeWait, signIn } = useLogin(login);

  // In a layout effect, so that what is typed next goes into the field.
  useLayoutEffect(() => {
    // Disabled fields have lost the focus; after a wrong pair it is the password that is typed again.
    if (busy || !problem) return;
    const { current: target } = problem === 'empty' && username.current?.value === '' ? username : password;
    target?.focus();
    target?.select();
    // On a phone on its side it stands below the dialog's edge, and nothing would seem to have happened.
    message.current?.scrollIntoView({ block: 'nearest' });
  }, [busy, problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn(username.current?.value.trim() ?? '', password.current?.value ?? '');
  };
  const invalid = problem === 'wrong' || problem === 'empty';

  return (
    <Modal
      ref={dialog}
      busy={busy}
      aria-labelledby="login-title"
      // A waiting time that exists when the dialog opens is read as its description; one that starts here is announced.
      aria-describedby={problem ? undefined : 'login-wait'}
      className="w-[min(26rem,calc(100vw-2rem))] rounded-2xl bg-sign p-6 shadow-2xl"
      onClose={onClose}
    >
      <h2 id="login-title" className="text-title">
        {words.title}
      </h2>
      <form onSubmit={submit} noValidate className="mt-4" aria-describedby="login-message">
        <Field label={words.username}>
          {(control) => (
            <input
              {...control}
              ref={username}
              name="username"
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              disabled={busy}
              aria-invalid={invalid}
              aria-describedby="login-message"
            />
          )}
        </Field>
        <Field label={words.password}>
          {(control) => (
            <PasswordControl
              {...control}
              ref={password}
              words={words}
              disabled={busy}
              aria-invalid={invalid}
              aria-describedby="login-message"
            />
          )}
        </Field>
        <p ref={message} id="login-message" role="alert" className="min-h-14 font-semibold text-alert">
          {problem && words[problem]}
        </p>
        <LoginWait id="login-wait" words={words} left={waiting} whole={wholeWait} />
        {!window.isSecureContext && <p className="mb-3">{words.insecure}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="call"
            className="min-w-40 grow disabled:opacity-70"
            disabled={busy || waiting > 0}
          >
            {busy ? words.submitting : words.submit}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
