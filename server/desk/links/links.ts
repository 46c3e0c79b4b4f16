/**
 * The links to a job: made for the desk and for customers, opened by their holders, with the changes that each kind of
 * link allows.
 */
import type { Selectable } from 'kysely';
import type { LinkChange, LinkRefusal, LinkView, Purpose } from '../../../src/contract/job/link.ts';
import type { Refusal } from '../store/apply.ts';
import type { SigningKey } from '../../signing-key.ts';
import type { Database, Trx } from '../../store/tables.ts';
import { addPhoto, listPhotos, type NewPhoto } from '../photos/photos.ts';
import { jobOf, truckOf } from '../store/rows.ts';
import { customerNotes, movedTo } from '../store/messages.ts';
import type { JobRow } from '../store/tables.ts';
import type { EventFeed } from '../event-feed.ts';
import { isAlive, PIN_MS } from './life.ts';
import { press } from './press.ts';
import { makeToken, readToken, type LinkClaim } from './token.ts';
import { viewOf } from './view.ts';

type Opened = { view: LinkView } | { link: LinkRefusal };
type Found = { purpose: Purpose; row: Selectable<JobRow> } | { link: LinkRefusal };
type Pressed = Opened | { view: LinkView; refused: Refusal };

export interface Links {
  /**
   * Path and fragment of a link to the job; `renew`: revoke the existing links of this purpose. Undefined: there is no
   * such job.
   */
  make(id: number, purpose: Purpose, renew: boolean): Promise<string | undefined>;
  /** The ticket's address for a booking, the one that its first answer had. */
  ticket(bookingId: string): Promise<string>;
  /**
   * The purpose of a token that this installation has signed; undefined for any other text. Asks nothing of the store.
   */
  purposeOf(token: string): Promise<Purpose | undefined>;
  open(token: string): Promise<Opened>;
  /**
   * `change` has been checked by the schema of the link's purpose. Idempotent: a repeated press gets the answer of the
   * first.
   */
  change(token: string, change: LinkChange): Promise<Pressed>;
  /** Stores a photograph by a driver's link, once. */
  addPhoto(token: string, photo: Omit<NewPhoto, 'driver' | 'now'>): Promise<Pressed>;
}

const EPOCHS = { pin: 'pin_epoch', job: 'crew_epoch', track: 'track_epoch' } as const satisfies Record<
  Purpose,
  keyof JobRow
>;

/** Number of the customer's notes that the driver sees: only the last ones matter to somebody reading in a cab. */
const MOST_NOTES = 3;

interface Parts {
  database: Database;
  feed: EventFeed;
  key: SigningKey;
  /** Milliseconds since the epoch. */
  now: () => number;
}

async function truckOfJob(trx: Trx, row: Selectable<JobRow>) {
  if (row.truck_id === null) return undefined;
  const truck = await trx.selectFrom('trucks').selectAll().where('id', '=', row.truck_id).executeTakeFirst();
  return truck && truckOf(truck);
}

/** What the driver is told of the customer, in the order in which it came. */
async function notesFor(trx: Trx, row: Selectable<JobRow>) {
  const notes = await customerNotes(trx, row.id, MOST_NOTES);
  const moved = await movedTo(trx, row);
  return moved ? [...notes, moved].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)) : notes;
}

/** The links of one installation: `key` signs them, `feed` tells at once of what was pressed on their pages. */
export function openLinks({ database, feed, key, now }: Parts): Links {
  const address = async (claim: LinkClaim): Promise<string> =>
    `/${claim.purpose}#${makeToken(claim, await key.read())}`;

  /** The job that a claim gives access to, or the reason why it gives none. */
  async function find(trx: Trx, claim: LinkClaim | undefined): Promise<Found> {
    if (!claim) return { link: 'unknown' };
    const { purpose } = claim;
    const row = await trx.selectFrom('jobs').selectAll().where('key', '=', claim.key).executeTakeFirst();
    // A job that was erased is as good as one that is long over.
    if (!row) return { link: 'expired' };
    if (claim.epoch !== row[EPOCHS[purpose]]) return { link: 'revoked' };
    return isAlive(purpose, claim.expires, row, now()) ? { purpose, row } : { link: 'expired' };
  }
  const show = async (trx: Trx, purpose: Purpose, row: Selectable<JobRow>): Promise<LinkView> =>
    viewOf(purpose, {
      job: jobOf(row),
      truck: await truckOfJob(trx, row),
      photos: purpose === 'job' ? await listPhotos(trx, row.id) : [],
      notes: purpose === 'job' ? await notesFor(trx, row) : [],
      now: now(),
    });
  /** Runs `work` for the holder of a link. It gets the job as it was, and returns a reason to refuse, if any. */
  async function doBy(
    token: string,
    work: (trx: Trx, purpose: Purpose, row: Selectable<JobRow>, driver: string) => Promise<Refusal | undefined>,
  ): Promise<Pressed> {
    const claim = readToken(token, await key.read());
    const pressed = await database.write(async (trx): Promise<Pressed> => {
      const found = await find(trx, claim);
      if ('link' in found) return found;
      const { purpose, row: before } = found;
      const truck = await truckOfJob(trx, before);
      const refused = await work(trx, purpose, before, truck?.driver ?? '');
      const row = await trx.selectFrom('jobs').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow();
      const view = await show(trx, purpose, row);
      return refused ? { view, refused } : { view };
    });
    feed.nudge();
    return pressed;
  }

  return {
    async make(id, purpose, renew) {
      const row = await database.write(async (trx) => {
        const column = EPOCHS[purpose];
        if (renew)
          await trx
            .updateTable('jobs')
            .set((e) => ({ [column]: e(column, '+', 1) }))
            .where('id', '=', id)
            .execute();
        return trx.selectFrom('jobs').select(['key', column]).where('id', '=', id).executeTakeFirst();
      });
      const expires = purpose === 'pin' ? now() + PIN_MS : 0;
      return row && address({ purpose, key: row.key, epoch: row[EPOCHS[purpose]], expires });
    },

    ticket: (bookingId) => address({ purpose: 'track', key: bookingId.toLowerCase(), epoch: 0, expires: 0 }),

    purposeOf: async (token) => readToken(token, await key.read())?.purpose,

    async open(token) {
      const claim = readToken(token, await key.read());
      return database.read(async (trx) => {
        const found = await find(trx, claim);
        return 'link' in found ? found : { view: await show(trx, found.purpose, found.row) };
      });
    },

    change: (token, change) =>
      doBy(token, (trx, purpose, row, driver) => press(trx, row, { purpose, change, driver, now: now() })),

    addPhoto: (token, photo) =>
      doBy(token, async (trx, purpose, row, driver) => {
        const added = purpose === 'job' && (await addPhoto(trx, row, { ...photo, driver, now: now() }));
        return added ? undefined : 'not_possible';
      }),
  };
}
