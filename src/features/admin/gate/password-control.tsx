import { useState, type ComponentProps } from 'react';
import type { AdminWords } from '@/content/en/admin';

/** The password's control with a button that shows what was typed. */
export function PasswordControl({
  words,
  disabled,
  ...control
}: ComponentProps<'input'> & { words: AdminWords['login'] }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="flex gap-2">
      <input
        {...control}
        disabled={disabled}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="min-h-12 shrink-0 rounded-lg border-2 border-asphalt-700 px-3 font-semibold"
        aria-label={shown ? words.hide : words.show}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        {(shown ? words.hide : words.show).split(' ')[0]}
      </button>
    </div>
  );
}
