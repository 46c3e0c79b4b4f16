interface Props {
  facts: readonly { label: string; value: string | undefined }[];
  loading: boolean;
  /** What stands in place of a figure that nobody measured. */
  missing: string;
}

/** Figures without a trend, as a list of terms. */
export function Facts({ facts, loading, missing }: Props) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3" aria-busy={loading}>
      {facts.map(({ label, value }) => (
        <div key={label} className="rounded-xl border-2 border-sign-edge bg-card p-3 sm:p-4">
          <dt className="text-muted">{label}</dt>
          <dd className={value === undefined ? 'mt-1 text-lg text-muted' : 'heading mt-1 text-3xl'}>
            {loading ? '…' : (value ?? missing)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
