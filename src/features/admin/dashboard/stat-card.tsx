interface Props {
  label: string;
  value: number | undefined;
  loading: boolean;
  missing: string;
  /** The document's short form. */
  format: (value: number) => string;
  /** The same figure in full, where the short form rounds. */
  exact: (value: number) => string;
}

/** One figure, large, and in full beside it where the short form rounds. */
export function StatCard({ label, value, loading, missing, format, exact }: Props) {
  const rounded = value !== undefined && value >= 1000;
  return (
    <section className="h-full rounded-xl border-2 border-sign-edge bg-card px-3 py-2 sm:px-5" aria-label={label}>
      <h3 className="font-body text-base leading-tight font-normal text-muted">{label}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={value === undefined && !loading ? 'text-lg text-muted' : 'heading text-3xl'}>
          {loading ? '…' : value === undefined ? missing : format(value)}
        </span>
        {rounded && <span className="text-base text-muted">{exact(value)}</span>}
      </p>
    </section>
  );
}
