import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { href } from '@/config/paths';
import type { AdminWords } from '@/content/en/admin';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { LoginDialog } from './login-dialog';
import { NotConfigured } from './not-configured';
import type { Credential } from '../session/credential';
import type { Ended } from '../session/use-session';
import { TITLE_ID } from '../tabs';

interface Props {
  words: AdminWords;
  /** undefined: nobody can sign in, and the gate says how that is changed. */
  credential: Credential | undefined;
  /** A session was here, and by what it has ended. */
  ended: Ended | undefined;
  now: () => number;
  onSignedIn: (username: string, token: string) => void;
  /** What else is to be known before signing in. */
  children?: ReactNode;
}

/** What stands before the dashboard: what is inside, and the way in. */
export function Gate({ words, credential, ended, now, onSignedIn, children }: Props) {
  const [open, setOpen] = useState(false);
  const { gate } = words;
  const top = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of a board that was scrolled far down, perhaps, and of the field that somebody was typing in:
  // what is to be known now stands at its top.
  useLayoutEffect(() => {
    if (!ended) return;
    title.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [ended]);
  // When the gate is removed, the focus moves to the dashboard's heading.
  useLayoutEffect(() => () => void requestAnimationFrame(() => document.getElementById(TITLE_ID)?.focus()), []);
  return (
    <main ref={top} className="on-dark min-h-dvh bg-asphalt-900 py-10 text-white sm:py-16">
      <Container>
        <p className="heading text-lg text-amber-400">{gate.kicker}</p>
        <h1 ref={title} tabIndex={-1} className="mt-1 text-hero">
          {gate.title}
        </h1>
        <p className="mt-4 max-w-text text-lg text-fog">{gate.lead}</p>
        <p
          role="status"
          className={ended ? 'mt-6 max-w-text rounded-lg bg-amber-400 p-4 font-semibold text-asphalt-950' : undefined}
        >
          {ended && gate.ended[ended]}
        </p>
        {children}
        {credential ? (
          <Button variant="call" className="mt-6 w-full sm:w-auto" onClick={() => setOpen(true)}>
            {gate.open}
          </Button>
        ) : (
          <NotConfigured words={gate.notConfigured} />
        )}
        <div className="lane mt-12 text-asphalt-600" />
        <h2 className="mt-10 text-title">{gate.featuresTitle}</h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {gate.features.map(({ icon, title, text }) => (
            <li key={title}>
              <Card tone="dark" icon={icon} title={title} className="h-full">
                {text}
              </Card>
            </li>
          ))}
        </ul>
        <p className="mt-10">
          {/* A full page load: third-party scripts of the public pages must not be loaded into this one. */}
          <a
            href={href('home')}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {gate.back}
          </a>
        </p>
      </Container>
      {open && credential && (
        <LoginDialog
          words={words.login}
          credential={credential}
          now={now}
          onSignedIn={onSignedIn}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}
