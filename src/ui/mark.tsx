/** The company's mark: a warning sign with a tow hook, 32 × 32. Also in the icons (`art/icons.mjs`). */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className={className} aria-hidden="true" focusable="false">
      <path d="M16 3 29 16 16 29 3 16z" fill="#ffab1a" stroke="#ffab1a" strokeWidth="4" strokeLinejoin="round" />
      <g fill="none" stroke="#0c1218" strokeWidth="3" strokeLinecap="round">
        <circle cx="16" cy="9" r="2.6" strokeWidth="2.4" />
        <path d="M16 12v3.5a4.6 4.6 0 1 1-5.6 4.5" />
      </g>
    </svg>
  );
}
