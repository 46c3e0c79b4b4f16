/** Pause before a failed request is repeated, in milliseconds. */
const AGAIN_MS = 10_000;

/** Reads until something comes, and gives each answer to `take`; what it returns ends it. */
export function untilRead<T>(read: () => Promise<T | undefined>, take: (answer: T | undefined) => void): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const answer = await read();
    if (over) return;
    take(answer);
    if (answer === undefined) timer = setTimeout(() => void ask(), AGAIN_MS);
  };
  void ask();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
