import type { AdminWords } from '@/content/en/admin';

interface Props {
  words: AdminWords['login'];
  id: string;
  /** Seconds; 0: none to wait. */
  left: number;
  whole: number;
}

/**
 * The wait before the next try: seconds that run for the eye; a screen reader hears the
 * whole of it once, not each second.
 */
export function LoginWait({ words, id, left, whole }: Props) {
  return (
    <>
      {left > 0 && (
        <p aria-hidden="true" className="mb-3 font-semibold">
          {words.wait(left)}
        </p>
      )}
      <p id={id} role="status" className="sr-only">
        {left > 0 && words.waitOnce(whole)}
      </p>
    </>
  );
}
