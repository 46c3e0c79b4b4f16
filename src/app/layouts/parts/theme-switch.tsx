import { useEffect, useRef } from 'react';
import type { LayoutContent } from '@/content/layout-types';

interface Props {
  words: LayoutContent['theme'];
}

/** Automatic, light or dark. `boot/theme.ts` listens to it. */
export function ThemeSwitch({ words }: Props) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.value = document.documentElement.dataset.choice ?? 'auto';
  }, []);
  return (
    // Dark in both themes, as the footer is: WebKit paints a native select as its colour scheme says.
    <select
      ref={ref}
      name="theme"
      aria-label={words.label}
      className="js-only min-h-12 rounded-lg border-2 border-asphalt-600 bg-asphalt-950 px-1 text-base scheme-dark"
    >
      <option value="auto">{words.auto}</option>
      <option value="light">{words.light}</option>
      <option value="dark">{words.dark}</option>
    </select>
  );
}
