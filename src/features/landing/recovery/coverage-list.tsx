/** Coverage areas shown before the rest is folded away (spec 2, section 9, "Content limits"). */
const SHOWN = 12;

/** The first 12 areas as chips; the rest behind a '+N more areas' tile that opens without JavaScript. */
export function CoverageList({ areas, more }: { areas: readonly string[]; more: string }) {
  const rest = areas.slice(SHOWN);
  const chip = 'rounded bg-sign-dim px-2.5 py-1 text-base';
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {areas.slice(0, SHOWN).map((area) => (
          <li key={area} className={chip}>
            {area}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="more-areas mt-2">
          <summary className="print:hidden inline-flex min-h-12 items-center rounded border-2 border-dashed border-muted px-3 font-semibold">
            {more.replace('{count}', String(rest.length))}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">
            {rest.map((area) => (
              <li key={area} className={chip}>
                {area}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
