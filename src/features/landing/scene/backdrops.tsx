import type { ReactNode } from 'react';
import type { HeroScene } from '@/content/types';

/** Standing towers as `[x, width, height]`, drawn up from the ground line. */
type Tower = readonly [number, number, number];
const GROUND = 250;

const FAR: readonly Tower[] = [
  [40, 46, 70],
  [110, 30, 104],
  [168, 54, 62],
  [262, 34, 120],
  [330, 44, 84],
  [470, 40, 96],
  [540, 30, 60],
  [830, 52, 88],
  [910, 30, 128],
  [980, 48, 72],
  [1080, 36, 112],
  [1150, 60, 64],
  [1260, 34, 98],
  [1340, 50, 76],
];
const NEAR: readonly Tower[] = [
  [0, 40, 44],
  [84, 44, 58],
  [214, 40, 92],
  [300, 28, 66],
  [392, 52, 118],
  [594, 44, 74],
  [770, 40, 104],
  [868, 36, 60],
  [1030, 40, 84],
  [1116, 30, 50],
  [1204, 48, 110],
  [1310, 30, 60],
  [1394, 46, 92],
];

function Towers({ list, className }: { list: readonly Tower[]; className: string }) {
  return <path d={list.map(([x, w, h]) => `M${x} ${GROUND}v-${h}h${w}v${h}z`).join('')} className={className} />;
}

function Windows({ list }: { list: readonly Tower[] }) {
  return (
    <path
      d={list.map(([x, w, h]) => `M${x + 5} ${GROUND}v-${h - 6}h${w - 10}v${h - 6}z`).join('')}
      fill="url(#scene-windows)"
    />
  );
}

const Spire = () => (
  <path d="M700 250v-96l6-4v-34l6-4v-32l5-3v-36l3-40 3 40v36l5 3v32l6 4v34l6 4v96z" className="fill-asphalt-700" />
);

function Lamps({ every = 240, from = 60 }: { every?: number; from?: number }) {
  const posts = Array.from({ length: Math.ceil((1440 - from) / every) }, (_, i) => from + i * every);
  return (
    <>
      <path
        d={posts.map((x) => `M${x} 250V118q0-12 26-12`).join('')}
        className="fill-none stroke-asphalt-600"
        strokeWidth="4"
      />
      {posts.map((x) => (
        <circle key={x} cx={x + 28} cy="108" r="26" fill="url(#scene-beacon)" />
      ))}
    </>
  );
}

const Skyline = () => (
  <>
    <Towers list={FAR} className="fill-asphalt-800" />
    <Spire />
    <Towers list={NEAR} className="fill-asphalt-700" />
    <Windows list={NEAR} />
  </>
);

const Highway = () => (
  <>
    <path d="M0 250v-20l180-12 260 8 320-16 300 14 380-10v36z" className="fill-asphalt-800" />
    <Lamps />
    <path
      d="M1120 250v-34h26v-20h30v54zm64 0v-70h22v70zm30 0v-44h34v44zm-960 0v-30h30v30zm38 0v-52h20v52z"
      className="fill-asphalt-800"
    />
  </>
);

const Desert = () => (
  <>
    <circle cx="1240" cy="140" r="26" className="fill-amber-300" opacity="0.8" />
    <path d="M0 206q180-66 360-18t340-30 320 26 420-36v102H0z" fill="#2b2a2a" />
    <path d="M0 236q200-70 380-26 60 14 130-10 190-64 400 2 120 34 260-8t270 22v84H0z" fill="#40331f" />
    <path d="M380 210q60 14 130-10 60 40 20 50H300z" fill="#2f2617" />
  </>
);

const Interchange = () => (
  <>
    <Towers list={FAR} className="fill-asphalt-800" />
    <path d="M-20 214Q320 210 560 150T1460 96" className="fill-none stroke-asphalt-600" strokeWidth="22" />
    <path d="M-20 204Q320 200 560 140T1460 86" className="fill-none stroke-fog" strokeWidth="2" opacity="0.5" />
    <path d="M-20 120Q420 110 760 176T1460 222" className="fill-none stroke-asphalt-700" strokeWidth="22" />
    <path d="M-20 110Q420 100 760 166T1460 212" className="fill-none stroke-fog" strokeWidth="2" opacity="0.4" />
    <path
      d="M150 250v-44h16v44zM470 250v-76h18v76zM900 250V128h18v122zM1180 250v-38h16v38zM1240 250V112h18v138z"
      className="fill-asphalt-700"
    />
  </>
);

const PALM = 'q-4-40 2-74m0 0q-18-10-32 4m32-4q-10-20-28-18m28 18q4-22 24-20m-24 20q18-8 32 6m-32-6q12-2 22 16';

const Street = () => (
  <>
    <path
      d="M0 250v-60h120v-22h90v82zm300 0v-84h26v-10h110v10h40v84zm760 0v-70h70v-26h120v96zm250 0v-54h130v54z"
      className="fill-asphalt-800"
    />
    <path
      d="M40 210h24v20H40zm110-20h30v40h-30zm190 0h24v24h-24zm64 0h24v24h-24zm750-10h24v26h-24zm52 0h24v26h-24zm190 36h24v20h-24z"
      className="fill-amber-400"
      opacity="0.55"
    />
    <path
      d={[250, 520, 980, 1280].map((x) => `M${x} 250${PALM}`).join('')}
      className="fill-none stroke-asphalt-600"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <Lamps every={460} from={160} />
  </>
);

const Mountain = () => (
  <>
    <path
      d="M0 250l120-96 70 40 130-120 120 96 90-50 150 84 130-110 110 60 120-80 160 120 90-60 150 116v0z"
      className="fill-asphalt-800"
    />
    <path d="M0 250l160-54 140 30 170-66 150 60 210-30 190-44 170 66 250-30v68z" className="fill-asphalt-700" />
    <Lamps every={420} from={200} />
  </>
);

export const backdrops: Record<HeroScene, () => ReactNode> = {
  skyline: Skyline,
  highway: Highway,
  desert: Desert,
  interchange: Interchange,
  street: Street,
  mountain: Mountain,
};
