import type { HeroLoad } from '@/content/types';
import { loads } from './loads';
import { Wheel } from './wheel';

/** The amber cab that the company's trucks share. */
const Cab = () => (
  <>
    <path d="M312-58l190 40v18l-190-46z" fill="url(#scene-beam)" />
    <path d="M226-32v-78q0-8 8-8h40q9 0 13 9l12 33q12 3 12 14v30z" className="fill-amber-400" />
    <path d="M248-108h24q5 0 7 5l10 26h-41z" className="fill-asphalt-800" />
    <path d="M226-62h86v5h-86z" className="fill-asphalt-950" opacity="0.35" />
    <path d="M304-60h8v9h-8z" className="fill-white" />
    <path d="M298-40h16v8h-16z" className="fill-asphalt-600" />
    <path d="M240-126h22v8h-22z" className="fill-amber-300" />
    <circle cx="251" cy="-124" r="22" fill="url(#scene-beacon)" />
  </>
);

/** The flatbed with a vehicle strapped on it. Origin: the ground line below the tail of its deck. */
export function Flatbed({ load }: { load: Exclude<HeroLoad, 'lorry'> }) {
  const Load = loads[load];
  return (
    <g>
      <path d="M4-44h216v12H4z" className="fill-asphalt-600" />
      <path d="M-8-54h226v11H-8z" className="fill-amber-500" />
      <path d="M214-96h7v53h-7z" className="fill-asphalt-600" />
      <Load />
      {load !== 'motorcycle' && (
        <path d="M46-54l10-24 10 24M152-54l10-24 10 24" className="fill-none stroke-amber-300" strokeWidth="2.5" />
      )}
      <Cab />
      <Wheel x={44} />
      <Wheel x={88} />
      <Wheel x={268} />
    </g>
  );
}

/** A heavy wrecker with a lorry's front axle in its underlift. */
export function Wrecker() {
  return (
    <g>
      <path d="M-250-36v-112h226v112z" className="fill-fog" />
      <path d="M-250-60h226v8h-226z" className="fill-muted" />
      <path d="M-250-36H60v12h-310z" className="fill-asphalt-600" />
      <g transform="rotate(-3)">
        <path d="M-18-30v-92q0-8 8-8h52q10 0 13 10l12 50q3 8 3 16v24z" className="fill-lagoon-light" />
        <path d="M14-120h26q5 0 7 6l9 36H14z" className="fill-asphalt-800" />
        <Wheel x={34} y={-8} r={22} />
      </g>
      <Wheel x={-206} r={22} />
      <Wheel x={-156} r={22} />
      <path d="M30-22h110v9H30z" className="fill-asphalt-600" />
      <path d="M198-92l-96-48" className="stroke-amber-500" strokeWidth="13" strokeLinecap="round" />
      <path d="M104-138l-34 112" className="stroke-fog" strokeWidth="2.5" />
      <path d="M108-90h116v58H108z" className="fill-amber-500" />
      <path d="M118-78h42v30h-42zm52 0h42v30h-42z" className="fill-asphalt-950" opacity="0.25" />
      <path d="M108-44h116v12H108z" className="fill-asphalt-600" />
      <Cab />
      <Wheel x={142} r={22} />
      <Wheel x={190} r={22} />
      <Wheel x={268} r={22} />
    </g>
  );
}
