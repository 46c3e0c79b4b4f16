interface Props {
  facts: readonly { label: string; value: string | undefined }[];
  loading: boolean;
  /** What stands in place of a figure that nobody measured. */
  missing: string;
}

/** Figures without a trend, as a list of terms in one strip. */
export function Facts({ facts, loading, missing }: Props) {
  return (
    <dl
      className="mt-2 grid divide-sign-edge rounded-xl border-2 border-sign-edge bg-card max-sm:divide-y-2 sm:auto-cols-fr sm:grid-flow-col sm:divide-x-2"
      aria-busy={loading}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="px-3 py-1 max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 sm:px-5 sm:py-2"
        >
          <dt className="text-base leading-tight text-muted">{label}</dt>
          <dd className={value === undefined ? 'text-lg text-muted' : 'heading text-2xl sm:text-3xl'}>
            {loading ? '…' : (value ?? missing)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
