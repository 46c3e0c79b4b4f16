/** The coast and the big roads in a few strokes: what the map's place shows until the map is there. Decorative. */
export function MapPoster() {
  return (
    <svg
      viewBox="0 0 160 90"
      width="160"
      height="90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="160" height="90" fill="#0a1a26" />
      <path
        d="M40 90L48 78L63 62L75 52L84 38L92 31L95 28L100 31L105 22L115 12L125 0H160V90Z"
        fill="#17222c"
        stroke="#3f8f96"
        strokeWidth=".4"
      />
      <path d="M110 90Q128 62 141 45T160 18V90Z" fill="#3a3124" opacity=".6" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M63 90Q70 74 90 66T112 46T118 20L132 0M82 90Q96 76 110 70T142 40L150 0M68 79L84 60Q88 47 100 47L130 52Q140 70 160 78M98 38L100 48L122 84"
          stroke="#d99a3d"
          strokeWidth=".7"
          opacity=".75"
        />
        <path d="M50 90L56 76L72 61L86 42Q96 38 101 36T106 25L122 0" stroke="#ffc44d" strokeWidth="1.1" />
      </g>
    </svg>
  );
}
