import type { ReactNode } from 'react';

interface Props {
  /** What is folded away there, for screen readers: the line itself is the same in many places. */
  about?: string;
  children: ReactNode;
}

/** The line of a native `<details>`, underlined like a link. */
export const Summary = ({ about, children }: Props) => (
  <summary className="inline-flex min-h-12 min-w-12 items-center font-semibold underline underline-offset-4">
    {children}
    {about && <span className="sr-only">: {about}</span>}
  </summary>
);
