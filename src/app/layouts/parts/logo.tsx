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

/** The recovery truck of the logo and the road bar, drawn from the kit's flatbed: 64 × 28. */
export function Truck({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 28" width="64" height="28" className={className} aria-hidden="true" focusable="false">
      <path d="M2 15h38l1 4H2z" fill="#ffab1a" />
      <path d="M1 19h42v3H1z" fill="#b9c6d2" />
      <path
        d="M7 14l3-5c.5-.9 1.3-1.3 2.3-1.3H22c1 0 1.8.4 2.5 1.1L28 12l6 1.2c1 .2 1.6 1 1.6 1.8h-29z"
        fill="#0e7f86"
      />
      <path d="M11.8 9.2h4.6v3.3H9.8zM17.8 9.2h4c.6 0 1 .2 1.4.6l2.6 2.7h-8z" fill="#d9eef0" />
      <path d="M42 20V6.5C42 5.1 43.1 4 44.5 4h9.2c1.1 0 2 .6 2.5 1.6L60 13l2 1.5V21h-20z" fill="#fbfaf6" />
      <path d="M48 6.8h5.4c.5 0 1 .3 1.2.7l2.7 5.3H48z" fill="#1b2631" />
      <path d="M42 15.5h19v2H42z" fill="#ffab1a" />
      <path d="M46 1.5h7V4h-7z" fill="#ffab1a" />
      <g fill="#0c1218" stroke="#b9c6d2" strokeWidth="1.8">
        <circle cx="11" cy="15" r="2.6" />
        <circle cx="30.5" cy="15" r="2.6" />
        <circle cx="12" cy="23" r="4" />
        <circle cx="52" cy="23" r="4" />
      </g>
    </svg>
  );
}
