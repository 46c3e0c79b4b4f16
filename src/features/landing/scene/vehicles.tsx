/** Vehicles of the drawn scenes, side view, facing the end of the line. Origin: where the rearmost wheel's ground line starts. */

function Wheel({ x, y = 0, r = 20 }: { x: number; y?: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y - r} r={r} className="fill-asphalt-950 stroke-asphalt-600" strokeWidth="3" />
      <circle cx={x} cy={y - r} r={r * 0.4} className="fill-fog" />
    </>
  );
}

function Sedan() {
  return (
    <g>
      <path d="M22-64v-8q0-11 18-13l24-4q18-20 38-20h30q16 0 33 18l22 4q10 2 10 12v11z" className="fill-fog" />
      <path d="M76-90q12-12 26-12h11v12zm43 0v-12h13q9 0 20 12z" className="fill-asphalt-800" />
      <path d="M191-80l6 4v5h-6z" className="fill-white" />
      <Wheel x={56} y={-53} r={12} />
      <Wheel x={162} y={-53} r={12} />
    </g>
  );
}

/** The company's flatbed with a car strapped on it. */
export function Flatbed() {
  return (
    <g>
      <path d="M312-58l190 40v18l-190-46z" fill="url(#scene-beam)" />
      <path d="M4-44h216v12H4z" className="fill-asphalt-600" />
      <path d="M-8-54h226v11H-8z" className="fill-amber-500" />
      <path d="M214-96h7v53h-7z" className="fill-asphalt-600" />
      <Sedan />
      <path d="M46-54l10-24 10 24M152-54l10-24 10 24" className="fill-none stroke-amber-300" strokeWidth="2.5" />
      <path d="M226-32v-78q0-8 8-8h40q9 0 13 9l12 33q12 3 12 14v30z" className="fill-amber-400" />
      <path d="M248-108h24q5 0 7 5l10 26h-41z" className="fill-asphalt-800" />
      <path d="M226-62h86v5h-86z" className="fill-asphalt-950" opacity="0.35" />
      <path d="M304-60h8v9h-8z" className="fill-white" />
      <path d="M298-40h16v8h-16z" className="fill-asphalt-600" />
      <path d="M240-126h22v8h-22z" className="fill-amber-300" />
      <circle cx="251" cy="-124" r="22" fill="url(#scene-beacon)" />
      <Wheel x={44} />
      <Wheel x={88} />
      <Wheel x={268} />
    </g>
  );
}

/** A 4x4 on a dune, its winch rope taut to a car that sits in the sand behind it. */
export function WinchPair() {
  return (
    <g>
      <path d="M-118-24L46-36" className="fill-none stroke-amber-300" strokeWidth="3" />
      <g transform="translate(-292 4) rotate(7)">
        <path d="M10-30v-16q0-10 10-12l16-2 20-26q4-4 10-4h54q8 0 14 6l20 24 22 4q10 2 10 12v14z" className="fill-fog" />
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
