import type { ReactNode } from 'react';
import type { HeroLoad } from '@/content/types';
import { Wheel } from './wheel';

/** Height of the flatbed's deck above the road, in units of the scene. */
const DECK = -53;

const Saloon = () => (
  <>
    <path d="M22-64v-8q0-11 18-13l24-4q18-20 38-20h30q16 0 33 18l22 4q10 2 10 12v11z" className="fill-fog" />
    <path d="M76-90q12-12 26-12h11v12zm43 0v-12h13q9 0 20 12z" className="fill-asphalt-800" />
    <path d="M191-80l6 4v5h-6z" className="fill-white" />
    <Wheel x={56} y={DECK} r={12} />
    <Wheel x={162} y={DECK} r={12} />
  </>
);

const Suv = () => (
  <>
    <path d="M18-64v-22q0-7 7-9l10-30q3-8 12-8h96q7 0 11 6l22 34 18 3q9 2 9 11v15z" className="fill-lagoon-light" />
    <path d="M50-124h32v24H42zm40 0h36v24H90zm44 0h8l16 24h-24z" className="fill-asphalt-800" />
    <path d="M52-140h86v5H52z" className="fill-asphalt-600" />
    <path d="M196-82h7v8h-7z" className="fill-white" />
    <Wheel x={56} y={DECK} r={15} />
    <Wheel x={162} y={DECK} r={15} />
  </>
);

const Sports = () => (
  <>
    <path d="M16-62v-9q1-10 22-12l32-4q20-15 46-15h12q20 2 42 15l22 4q14 3 14 14v7z" className="fill-danger" />
    <path d="M80-87q14-9 36-9h10q12 1 26 9z" className="fill-asphalt-800" />
    <path d="M12-92h26v4H12zm8 4h5v10h-5z" className="fill-danger" />
    <path d="M196-78l8 4v4h-8z" className="fill-white" />
    <Wheel x={52} y={DECK} r={13} />
    <Wheel x={166} y={DECK} r={13} />
  </>
);

const Motorcycle = () => (
  <>
    <path d="M136-112l16 40M70-74l34-6 34-26" className="fill-none stroke-fog" strokeWidth="5" strokeLinecap="round" />
    <path d="M122-122l18 2-4 12" className="fill-none stroke-asphalt-600" strokeWidth="5" strokeLinecap="round" />
    <path d="M84-84h44v20H92z" className="fill-asphalt-600" />
    <path d="M88-106q20-14 46-2l6 8-12 14H94z" className="fill-lagoon-light" />
    <path d="M50-102q18-6 40-2l2 10H66z" className="fill-asphalt-600" />
    <Wheel x={70} y={DECK} r={21} />
    <Wheel x={152} y={DECK} r={21} />
    <path d="M168-53v-26h7v26zM60-53v-8h20v8z" className="fill-amber-300" />
  </>
);

const Van = () => (
  <>
    <path d="M12-64v-66q0-8 8-8h118q9 0 14 7l24 36q20 4 22 14v17z" className="fill-sign" />
    <path d="M142-126h-6v28h36l-18-25q-3-3-12-3z" className="fill-asphalt-800" />
    <path d="M72-134v66M128-134v66" className="stroke-fog" strokeWidth="2" />
    <Wheel x={50} y={DECK} r={13} />
    <Wheel x={164} y={DECK} r={13} />
  </>
);

/** What stands on the flatbed's deck. */
export const loads: Record<Exclude<HeroLoad, 'lorry'>, () => ReactNode> = {
  saloon: Saloon,
  suv: Suv,
  sports: Sports,
  motorcycle: Motorcycle,
  van: Van,
};
