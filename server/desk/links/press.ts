/** A press on one of the three pages, as a change of the job. */
import type { Selectable } from 'kysely';
import { areaNamed } from '../../../src/contract/catalogue.ts';
import type { Refusal, Who } from '../store/apply.ts';
import type { JobChange } from '../../../src/contract/job/change.ts';
import { isInTraffic, soundsDangerous } from '../../../src/contract/job/danger.ts';
import type { LinkChange, Purpose } from '../../../src/contract/job/link.ts';
import { isOver, STEPS, type JobState } from '../../../src/contract/job/steps.ts';
import { parsePlace } from '../../../src/contract/parse-place.ts';
import type { Trx } from '../../store/tables.ts';
import { areaNear } from '../figures/area.ts';
import { changeJob } from '../store/change.ts';
import type { JobRow } from '../store/tables.ts';
import { madeAt } from './made-at.ts';

interface Pressed {
  purpose: Purpose;
  change: LinkChange;
  /** First name, or ''. */
  driver: string;
  /** Milliseconds since the epoch. */
  now: number;
}

const place = (state: JobState): number => (STEPS as readonly string[]).indexOf(state);

/** A time that was said again counts as new if it differs by this much, in milliseconds: somebody tapped twice. */
const OTHER_TIME_MS = 60_000;

/** Whether `minutes`, said at `at`, are a newer word on the arrival than the job has. All in milliseconds. */
const isNewTime = ({ state, eta_at, eta_said_at }: Selectable<JobRow>, minutes: number, at: number): boolean =>
  state === 'sent' && at > (eta_said_at ?? 0) && Math.abs(at + minutes * 60_000 - (eta_at ?? 0)) >= OTHER_TIME_MS;

/** The change that a press stands for; undefined: it has already been made, by the desk or by an earlier press. */
function wanted(row: Selectable<JobRow>, { purpose, change, now }: Pressed, by: string): JobChange | undefined {
  const base = { version: row.version, by };
  switch (change.kind) {
    case 'position': {
      // The place that the desk noted during the call may be a landmark; the one derived from a position is only an
      // area, and none where the position is too rough: then the old name says more.
      const keeps = purpose === 'pin' && row.place !== '';
      const name = keeps ? row.place : areaNear(change.position) || row.place;
      return { ...base, kind: 'place', place: name, position: change.position };
    }
    case 'place': {
      // A link may be in it, sent on for whoever stands there: the driver's map would be searched for its letters.
      const read = parsePlace(change.place, areaNamed(row.place));
      const position = read.kind === 'point' ? { ...read.point, accuracy: 0 } : undefined;
      // Far from every area, two numbers are no position.
      const known = position && areaNear(position) !== '';
      return { ...base, kind: 'place', place: change.place, position: known ? position : undefined };
    }
    case 'note':
      return { ...base, kind: 'note', text: change.text };
    case 'cancel':
      return row.state === 'cancelled'
        ? undefined
        : { ...base, kind: 'end', to: 'cancelled', reason: change.reason, note: change.note };
    case 'problem':
      return { ...base, kind: 'problem', problem: change.problem, note: change.note };
    case 'step': {
      const { to, minutes, price, payment } = change;
      const passed = place(row.state) >= place(to);
      if (!passed) return { ...base, kind: 'step', to, minutes, price, payment };
      // The desk has pressed it too, or his other phone has. What he says of his arrival still counts.
      if (to === 'sent' && minutes !== undefined)
        return isNewTime(row, minutes, madeAt(now, change.ago, row.created_at))
          ? { ...base, kind: 'eta', minutes }
          : undefined;
      if (to !== 'done' || price === undefined || price === row.final_price) return undefined;
      // A price that only the driver knows is added. If the desk has noted another one, the driver is told, so that
      // people settle it.
      return row.final_price === null
        ? { ...base, kind: 'price', price, payment }
        : { ...base, kind: 'step', to, price, payment };
    }
  }
}

/** Makes the change, once for each press; what stands in the way, if anything. */
export async function press(trx: Trx, row: Selectable<JobRow>, pressed: Pressed): Promise<Refusal | undefined> {
  const { change, purpose, driver, now } = pressed;
  const id = change.id.toLowerCase();
  const known = await trx.selectFrom('job_events').select('job_id').where('press_id', '=', id).executeTakeFirst();
  if (known) return known.job_id === row.id ? undefined : 'not_possible';
  const who: Who = purpose === 'job' ? { actor: 'crew', by: driver } : { actor: 'customer', by: '' };
  const asked = wanted(row, pressed, who.by);
  if (!asked) return undefined;
  // A job that is over only takes a price; and the place is fixed once the truck is there.
  if (isOver(row.state) && asked.kind !== 'price') return 'not_possible';
  if (asked.kind === 'place' && row.there_at !== null) return 'not_possible';
  // The time when it was pressed, but not before the job's last change of state.
  const at = Math.max(madeAt(now, change.ago, row.created_at), row.state_at);
  const changed = await changeJob(trx, row.id, asked, who, at);
  if (changed.kind === 'refused') return changed.why;
  if (changed.kind === 'unknown') return 'not_possible';
  await trx.updateTable('job_events').set({ press_id: id }).where('seq', '=', changed.update.event.seq).execute();
  const dangerous =
    (change.kind === 'note' && soundsDangerous(change.text)) || (change.kind === 'place' && isInTraffic(change.place));
  if (dangerous && row.danger === null)
    await trx.updateTable('jobs').set({ danger: 'words' }).where('id', '=', row.id).execute();
  return undefined;
}
