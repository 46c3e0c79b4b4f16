import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  /** Stands before the window's title while something is wrong: "Error: ". */
  titlePrefix: string;
  /** In the order of the form; `id` is the control's. */
  errors: readonly { id: string; message: string }[];
  /** Changes with every failed attempt: the summary takes focus each time. */
  attempt: number;
}

/**
 * Scrolls to the control and its label (or the question above its choices), and unfolds it if necessary. False if there
 * is no such control.
 */
function goTo(id: string): boolean {
  const control = document.getElementById(id) as HTMLInputElement | null;
  if (!control) return false;
  control.closest('details')?.setAttribute('open', '');
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  const question = isChoice ? control.closest('fieldset')?.querySelector('legend') : undefined;
  (question ?? control.labels?.[0] ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
  return true;
}

/** What went wrong, in one place: takes focus, and each line leads to its control. */
export function ErrorSummary({ title, titlePrefix, errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Only a new attempt moves the focus; mending one field must not.
  const wrong = errors.length > 0;
  const scrollHere = useEffectEvent(() => {
    if (!wrong) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  });
  useLayoutEffect(() => scrollHere(), [attempt]);
  usePrefixedTitle(titlePrefix, wrong);
  return (
    // In the page from the start: Orca announces only what comes into something that is there.
    <div ref={box} tabIndex={-1} className={wrong ? 'mb-6 rounded-xl border-4 border-danger bg-card p-4' : undefined}>
      {/* Not the box that takes the focus: if both are the same element, JAWS reads the title and skips the list. A new
          one for each attempt, since what is still wrong would not be announced again. */}
      {wrong && (
        <div key={attempt} role="alert">
          <h2 className="text-subtitle">{title}</h2>
          <ul className="mt-2 space-y-1">
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-12 items-center font-semibold text-alert underline underline-offset-4"
                  onClick={(event) => {
                    if (goTo(id)) event.preventDefault();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** "Error: " stands before the page's title while there are errors, for whoever listens to titles. */
function usePrefixedTitle(prefix: string, wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = prefix + title;
    return () => {
      // When the page is left, its successor's title stands there already.
      if (document.title === prefix + title) document.title = title;
    };
  }, [prefix, wrong]);
}
