interface Props {
  text: string;
  /** What stands in its place where no script runs. */
  noScript?: string;
}

/** Shown while the session is checked; the prerendered staff page shows the same until the code has loaded. */
export function Checking({ text, noScript }: Props) {
  return (
    <main className="grid min-h-dvh place-content-center bg-asphalt-900 p-6 text-lg text-white">
      <p role="status" className="js-only flex items-center gap-4">
        <span
          aria-hidden="true"
          className="size-8 animate-spin rounded-full border-4 border-asphalt-600 border-t-amber-400"
        />
        {text}
      </p>
      {noScript && (
        <noscript>
          <p>{noScript}</p>
        </noscript>
      )}
    </main>
  );
}
