/**
 * The recovery truck of the home page's picture, from its side: white cab, amber deck and lights, a car on it. 64 × 28.
 */
export function Truck({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 28" width="64" height="28" className={className} aria-hidden="true" focusable="false">
      <path d="M4 19h53v3H4z" fill="#33414e" />
      <path d="M17 19h13v5H17z" fill="#fbfaf6" />
      <path d="M2.5 15v-3.4l4-.8 4.5-3q1-.7 2.4-.7H23q1.5 0 2.6.9l4 3.2 7.4 1.3q1.8.4 1.8 2.5z" fill="#17a3a3" />
      <path
        d="M9.5 11.4l3-2.4h4.2v2.4zM18.2 9h4.6l3.2 2.4h-7.8zM8 15a2.6 2.6 0 0 1 5.2 0zM28 15a2.6 2.6 0 0 1 5.2 0z"
        fill="#16303a"
      />
      <g fill="#ffab1a">
        <path d="M1 15.5h41V6.5h2.5V20H1z" />
        <path d="M47 1h11v3H47z" />
        <circle cx="43.2" cy="5" r="2" />
      </g>
      <path d="M3 17.8h38" stroke="#fff" strokeWidth="1.4" strokeDasharray="3 7" />
      <path d="M8 17.8h33" stroke="#d3362b" strokeWidth="1.4" strokeDasharray="3 7" />
      <path d="M45 23V6q0-2 2-2h11.5q1.6 0 2 1.6l2 8.4v9z" fill="#fbfaf6" />
      <path d="M47.5 7h7v6h-7zM57 7h1.8l1.5 6H57z" fill="#1b2631" />
      <path d="M45 14.5h17.6v2.8H45zM56 20.5h7.5V24H56z" fill="#ffab1a" />
      <circle cx="50.5" cy="15.9" r="2.1" fill="#1b2631" />
      <g fill="#0c1218" stroke="#b9c6d2" strokeWidth="1.8">
        <circle cx="11" cy="23" r="4" />
        <circle cx="51" cy="23" r="4" />
      </g>
    </svg>
  );
}
