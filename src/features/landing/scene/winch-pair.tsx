import { Wheel } from './wheel';

/** A 4x4 on a dune, its winch rope taut to a car that sits in the sand behind it. */
export function WinchPair() {
  return (
    <g>
      <path d="M-118-24L46-36" className="fill-none stroke-amber-300" strokeWidth="3" />
      <g transform="translate(-292 4) rotate(7)">
        <path
          d="M10-30v-16q0-10 10-12l16-2 20-26q4-4 10-4h54q8 0 14 6l20 24 22 4q10 2 10 12v14z"
          className="fill-fog"
        />
        <path d="M62-62l14-18h22v18zm44 0v-18h14q4 0 7 3l13 15z" className="fill-asphalt-800" />
      </g>
      <path d="M-340 14q30-38 96-40 60-2 92 8t70-4q34 2 60 36z" className="fill-[#6b5330]" />
      <path d="M46-46v-22q0-8 8-9l8-45q2-8 10-8h78q7 0 11 6l19 42 30 5q10 2 10 12v23z" className="fill-amber-400" />
      <path d="M76-118h28v36H70zm36 0h32q4 0 6 4l15 32h-53z" className="fill-asphalt-800" />
      <path d="M74-138h84v6H74z" className="fill-asphalt-600" />
      <path d="M212-72h8v10h-8z" className="fill-white" />
      <path d="M222-66l170 34v16l-170-38z" fill="url(#scene-beam)" />
      <circle cx="116" cy="-138" r="22" fill="url(#scene-beacon)" />
      <Wheel x={84} y={2} r={24} />
      <Wheel x={184} y={2} r={24} />
    </g>
  );
}
