import type { HeroLoad, HeroScene } from '@/content/types';
import { backdrops } from './backdrops';
import { Flatbed, Wrecker } from './trucks';
import { WinchPair } from './winch-pair';

const stops = (colour: string, from: number) => (
  <>
    <stop offset="0" stopColor={colour} stopOpacity={from} />
    <stop offset="1" stopColor={colour} stopOpacity="0" />
  </>
);

/** Paint of the scenes. One scene stands on a page, so the ids are fixed. */
function Paint() {
  return (
    <defs>
      <linearGradient id="scene-dusk" x1="0" y1="1" x2="0" y2="0">
        {stops('#ffab1a', 0.26)}
      </linearGradient>
      <linearGradient id="scene-beam">{stops('#fff3d6', 0.5)}</linearGradient>
      <radialGradient id="scene-beacon">{stops('#ffc44d', 0.7)}</radialGradient>
      <pattern id="scene-windows" width="11" height="17" patternUnits="userSpaceOnUse">
        <path d="M2 3h3v4H2z" className="fill-amber-300" opacity="0.6" />
        <path d="M7 11h2v3H7z" className="fill-amber-300" opacity="0.3" />
      </pattern>
    </defs>
  );
}

/** A drawn road at dusk under the hero: decoration, mirrored where the page reads from the right. */
export function Scene({ name, load = 'saloon' }: { name: HeroScene; load?: HeroLoad | undefined }) {
  const Backdrop = backdrops[name];
  const sand = name === 'desert';
  return (
    <svg
      viewBox="0 0 1440 320"
      width="1440"
      height="320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="block h-40 w-full sm:h-44 lg:h-[clamp(15rem,17vw,24rem)] rtl:-scale-x-100"
    >
      <Paint />
      <path d="M0 90h1440v170H0z" fill="url(#scene-dusk)" />
      <Backdrop />
      {sand ? (
        <path d="M0 262q260-30 520-4t480-2 440 0v64H0z" fill="#6b5330" />
      ) : (
        <>
          <path d="M0 250h1440v70H0z" className="fill-asphalt-950" />
          <path d="M0 250h1440v4H0z" className="fill-fog" opacity="0.5" />
          <path d="M0 302h1440" className="stroke-white" strokeWidth="5" strokeDasharray="64 48" />
        </>
      )}
      <g transform={sand ? 'translate(700 262)' : 'translate(560 284)'}>
        {sand ? <WinchPair /> : load === 'lorry' ? <Wrecker /> : <Flatbed load={load} />}
      </g>
    </svg>
  );
}
