/** What each link shows of a job: no more than its holder needs. */
import { INACCURATE_M, OTHER_LOCATION } from '../../../src/contract/catalogue.ts';
import { dangerMark } from '../../../src/contract/job/danger.ts';
import { dangerLines, driverLines } from '../../../src/contract/job/driver-words.ts';
import type { CrewNote, CrewView, LinkView, PinView, Purpose, TrackView } from '../../../src/contract/job/link.ts';
import { pendingEta } from '../../../src/contract/job/eta.ts';
import { paidPrice } from '../../../src/contract/job/paid.ts';
import type { JobPhoto, PhotoKey } from '../../../src/contract/job/photo.ts';
import type { Job, Truck } from '../../../src/contract/job/record.ts';
import { isOver, mayMove } from '../../../src/contract/job/steps.ts';
import { dialable } from '../../../src/contract/phone.ts';
import { phonesInOrder } from '../../../src/contract/typed-phones.ts';
import { placeInArabic } from '../figures/area.ts';
import { iso, type AllFieldsOf } from '../store/rows.ts';

type Parts = {
  job: Job;
  truck: Truck | undefined;
  photos: JobPhoto[];
  notes: CrewNote[];
  now: number;
};

const common = ({ job, now }: Parts) => ({
  reference: job.reference,
  lang: job.lang,
  state: job.state,
  now: iso(now),
});
/** Empty when the form's answer was "none of these areas": neither a map nor a person can find that. */
const placeOf = ({ place }: Job): string => (place === OTHER_LOCATION ? '' : place);
/** Looked up here: the list of areas is larger than the driver's whole page. */
const placeIn = ({ place }: Job): CrewView['placeIn'] => {
  const ar = placeInArabic(place);
  if (ar !== undefined) return { ar };
  const shown = phonesInOrder(place);
  return shown === place ? undefined : { en: shown, ar: shown, ur: shown, hi: shown };
};
/** Who said it is between the desk and itself. */
const etaOf = (job: Job): TrackView['eta'] => {
  const eta = pendingEta(job);
  return eta && { at: eta.at, saidAt: eta.saidAt };
};

function trackView(parts: Parts): TrackView {
  const { job, truck } = parts;
  const onTheWay = !job.thereAt && !isOver(job.state);
  return {
    ...common(parts),
    // The customer must not see that the desk judged the call a prank.
    state: job.state === 'prank' ? 'cancelled' : job.state,
    purpose: 'track',
    receivedAt: job.createdAt,
    takenAt: job.takenAt,
    sentAt: job.sentAt,
    thereAt: job.thereAt,
    loadedAt: job.loadedAt,
    endedAt: job.endedAt,
    eta: etaOf(job),
    truck: truck && job.sentAt ? { plate: truck.plate, kind: truck.kind, driver: truck.driver } : undefined,
    place: onTheWay ? placeOf(job) : undefined,
    placeIn: onTheWay ? placeIn(job) : undefined,
    hasPosition: onTheWay && job.position !== undefined,
    price: paidPrice(job),
    mayCancel: mayMove(job, 'cancelled', 'customer'),
    mayMove: onTheWay,
  } satisfies AllFieldsOf<TrackView>;
}

function crewView(parts: Parts): CrewView {
  const { job, truck, photos, notes, now } = parts;
  const eta = pendingEta(job);
  const mark = dangerMark(job, [job.words, ...notes.map(({ text }) => text)].join('\n'));
  return {
    ...common(parts),
    purpose: 'job',
    lang: truck?.lang ?? 'en',
    name: job.name,
    phone: dialable(job.phone),
    place: placeOf(job),
    placeIn: placeIn(job),
    position: job.position,
    vehicle: job.vehicle,
    needs: driverLines(job, {
      eta: eta && { at: Date.parse(eta.at), now },
      rough: !job.thereAt && job.position !== undefined && job.position.accuracy > INACCURATE_M,
    }),
    words: job.words && phonesInOrder(job.words),
    notes: notes.length > 0 ? notes.map((note) => ({ ...note, text: phonesInOrder(note.text) })) : undefined,
    danger: mark && dangerLines(mark),
    photos: photos.map(({ moment, part }): PhotoKey => `${moment} ${part}`),
  } satisfies AllFieldsOf<CrewView>;
}

const VIEWS: Record<Purpose, (parts: Parts) => LinkView> = {
  pin: (parts): PinView => ({ ...common(parts), purpose: 'pin' }),
  track: trackView,
  job: crewView,
};

/** What the holder of a link for `purpose` gets to see. */
export const viewOf = (purpose: Purpose, parts: Parts): LinkView => VIEWS[purpose](parts);
