import type { AdminWords } from '@/content/en/admin';

/** For whoever has just set the site up: how the first password is made. */
export function NotConfigured({ words }: { words: AdminWords['gate']['notConfigured'] }) {
  return (
    <section className="mt-6 max-w-text rounded-xl border-2 border-amber-400 p-5" aria-labelledby="not-configured">
      <h2 id="not-configured" className="text-subtitle">
        {words.title}
      </h2>
      <p className="mt-2 text-fog">{words.text}</p>
      <ol className="mt-3 list-decimal space-y-2 ps-6">
        {words.steps.map((step) => (
          <li key={step}>
            <code className="rounded bg-asphalt-950 px-2 py-1 text-amber-300">{step}</code>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-fog">{words.after}</p>
    </section>
  );
}
