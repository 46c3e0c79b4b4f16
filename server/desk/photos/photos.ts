/** Photographs of a job: stored with an event in one transaction, listed, and handed out. */
import type { Selectable } from 'kysely';
import type { PhotoInput } from '../../../src/contract/job/link.ts';
import { PHOTOS_PER_JOB, type JobPhoto, type PhotoKey } from '../../../src/contract/job/photo.ts';
import type { Trx } from '../../store/tables.ts';
import { madeAt } from '../links/made-at.ts';
import { iso } from '../store/rows.ts';
import type { JobPhotoRow, JobRow } from '../store/tables.ts';
import type { CleanPhoto } from './image.ts';

export interface NewPhoto extends PhotoInput {
  picture: CleanPhoto;
  /** First name, or ''. */
  driver: string;
  /** Milliseconds since the epoch. */
  now: number;
}

const LISTED = ['id', 'at', 'moment', 'part'] as const;
const photoOf = ({ id, at, moment, part }: Pick<Selectable<JobPhotoRow>, (typeof LISTED)[number]>): JobPhoto => ({
  id,
  at: iso(at),
  moment,
  part,
});

const bytesOf = ({ bytes }: Pick<JobPhotoRow, 'bytes'>): Buffer => Buffer.from(bytes as ArrayBuffer);

/**
 * Stores it once, however often it is sent. Also for a job that is over: what a driver took without a
 * network is worth as much then. False when the job has as many as it may have, or the id is another job's.
 */
export async function addPhoto(trx: Trx, row: Selectable<JobRow>, photo: NewPhoto): Promise<boolean> {
  const { moment, part, picture, driver, now } = photo;
  const id = photo.id.toLowerCase();
  const known = await trx.selectFrom('job_photos').select('job_id').where('id', '=', id).executeTakeFirst();
  if (known) return known.job_id === row.id;
  if (row.photos >= PHOTOS_PER_JOB) return false;
  const at = madeAt(now, photo.ago, row.created_at);
  await trx
    .insertInto('job_photos')
    .values({ id, job_id: row.id, at, received_at: now, moment, part, ...picture })
    .execute();
  // No new version: a dispatcher who is about to press something would get a conflict for no reason.
  await trx
    .updateTable('jobs')
    .set((e) => ({ photos: e('photos', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  const key: PhotoKey = `${moment} ${part}`;
  await trx
    .insertInto('job_events')
    .values({ job_id: row.id, at, actor: 'crew', by_name: driver, what: 'photo', detail: key })
    .execute();
  return true;
}

/** In the order in which they came. */
export async function listPhotos(trx: Trx, jobId: number): Promise<JobPhoto[]> {
  const rows = await trx.selectFrom('job_photos').select(LISTED).where('job_id', '=', jobId).orderBy('seq').execute();
  return rows.map(photoOf);
}

/** One picture; undefined where there is none with this id. */
export async function readPhoto(trx: Trx, id: string): Promise<{ type: string; bytes: Buffer } | undefined> {
  const row = await trx
    .selectFrom('job_photos')
    .select(['type', 'bytes'])
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  return row && { type: row.type, bytes: bytesOf(row) };
}

/** With the pictures themselves, as `data:` addresses: for whoever asks what is held about them. */
export async function exportPhotos(trx: Trx, jobIds: number[]): Promise<Map<number, (JobPhoto & { image: string })[]>> {
  const found = new Map<number, (JobPhoto & { image: string })[]>();
  if (jobIds.length === 0) return found;
  const rows = await trx.selectFrom('job_photos').selectAll().where('job_id', 'in', jobIds).orderBy('seq').execute();
  for (const row of rows) {
    const image = `data:${row.type};base64,${bytesOf(row).toString('base64')}`;
    found.set(row.job_id, [...(found.get(row.job_id) ?? []), { ...photoOf(row), image }]);
  }
  return found;
}

/** Erases at most `most` that came before `limit`; how many. */
export async function erasePhotos(trx: Trx, limit: number, most: number): Promise<number> {
  const old = trx.selectFrom('job_photos').select('seq').where('received_at', '<', limit).limit(most);
  const gone = await trx.deleteFrom('job_photos').where('seq', 'in', old).returning('job_id').execute();
  const jobs = [...new Set(gone.map(({ job_id }) => job_id))];
  if (jobs.length > 0)
    await trx
      .updateTable('jobs')
      .set((e) => ({
        photos: e
          .selectFrom('job_photos')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('job_photos.job_id', '=', 'jobs.id'),
      }))
      .where('id', 'in', jobs)
      .execute();
  return gone.length;
}
