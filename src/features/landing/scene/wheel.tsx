/** A wheel standing on the ground line `y`. */
export function Wheel({ x, y = 0, r = 20 }: { x: number; y?: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y - r} r={r} className="fill-asphalt-950 stroke-asphalt-600" strokeWidth="3" />
      <circle cx={x} cy={y - r} r={r * 0.4} className="fill-fog" />
    </>
  );
}
