import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanPhoto, type CleanPhoto } from '../../../server/desk/photos/image';
import { addPhoto, erasePhotos } from '../../../server/desk/photos/photos';
import { backUp } from '../../../server/store/sqlite/backup';
import { restore } from '../../../server/store/sqlite/restore';
import { openStore } from '../../../server/store/open';
import { newJobSchema } from '../../../src/contract/job/change';
import type { CrewView, LinkProblem, Purpose } from '../../../src/contract/job/link';
import { PHOTO_BYTES, PHOTO_DAYS, PHOTOS_PER_JOB, type JobPhoto } from '../../../src/contract/job/photo';
import type { Job, JobEvent } from '../../../src/contract/job/record';
import { booking, freshPlace, ON_POSTGRES } from '../fixture';
import { clock, desk, deskForEachTest, MINUTE, START } from './fresh-desk';
import { call } from './support';

const DAY = 24 * 60 * MINUTE;
/** With the place, a comment and the phone in it. */
let photograph: Buffer;

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } });
const EXIF = { IFD0: { Make: 'Phonemaker', Copyright: 'Secretplace' }, IFD3: { GPSLatitudeRef: 'N' } };
beforeAll(async () => {
  photograph = await picture().jpeg().withExif(EXIF).toBuffer();
});
deskForEachTest();

const only = async (): Promise<Job> => (await desk.board()).jobs[0] as Job;
const linkTo = (job: Job, purpose: Purpose = 'job'): Promise<string> => desk.link(job, purpose);
const called = async (): Promise<Job> => {
  await desk.post('jobs', call());
  return only();
};

interface Sent {
  id?: string;
  ago?: number;
  moment?: string;
  part?: string;
  body?: Buffer;
  type?: string;
}
async function send(token: string, sent: Sent = {}): Promise<{ status: number; body: CrewView & LinkProblem }> {
  const { id = randomUUID(), ago = 0, moment = 'before', part = 'front_left', body = photograph } = sent;
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/link/photo',
    query: { id, moment, part, ago: String(ago) },
    headers: { authorization: `Bearer ${token}`, 'content-type': sent.type ?? 'image/jpeg' },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const listed = async (job: Job): Promise<JobPhoto[]> =>
  ((await desk.get(`jobs/${job.id}/photos`)).body as { photos: JobPhoto[] }).photos;
const fetched = (id: string, token: string | undefined = desk.token) =>
  desk.app.inject({
    url: `/api/desk/photos/${id}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const events = async (job: Job): Promise<JobEvent[]> =>
  ((await desk.get(`jobs/${job.id}`)).body as { events: JobEvent[] }).events;

describe("a driver's photograph", () => {
  it('is stored with the time it was taken, without what the phone wrote into it, and shown to the staff alone', async () => {
    const job = await called();
    const link = await linkTo(job);
    clock.now = START + 10 * MINUTE;
    const id = randomUUID();
    const { status, body } = await send(link, { id, ago: 4 * MINUTE });
    expect([status, body.photos]).toEqual([200, ['before front_left']]);
    expect(await listed(job)).toEqual([{ id, at: '2026-11-22T22:06:00.000Z', moment: 'before', part: 'front_left' }]);
    expect(await only()).toMatchObject({ photos: 1, version: job.version });
    expect((await events(job)).at(-1)).toMatchObject({
      what: 'photo',
      actor: 'crew',
      detail: 'before front_left',
      at: '2026-11-22T22:06:00.000Z',
    });
    const image = await fetched(id);
    expect([image.statusCode, image.headers['content-type'], image.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(image.headers['x-content-type-options']).toBe('nosniff');
    expect(photograph.includes('Secretplace')).toBe(true);
    expect(image.rawPayload.includes('Secretplace') || image.rawPayload.includes('Exif')).toBe(false);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    for (const token of ['', link]) expect((await fetched(id, token)).statusCode).toBe(401);
    expect((await desk.get(`jobs/${job.id}/photos`, '')).status).toBe(401);
    expect((await fetched(randomUUID())).statusCode).toBe(404);
    expect((await fetched('%00')).statusCode).toBe(400);
    expect(desk.log.filter((line) => JSON.stringify(line).includes(link.slice(1, 20)))).toEqual([]);
    expect(desk.log).toContainEqual(expect.objectContaining({ action: 'photo', status: 200 }));
  });

  it("is kept with the server's time where the phone's clock stood at 1970 when it was taken", async () => {
    const job = await called();
    const link = await linkTo(job);
    clock.now = START + 10 * MINUTE;
    expect(await send(link, { ago: clock.now })).toMatchObject({ status: 200 });
    expect(await listed(job)).toMatchObject([{ at: '2026-11-22T22:10:00.000Z' }]);
  });

  it('counts once, however often it is sent', async () => {
    const job = await called();
    const link = await linkTo(job);
    const id = randomUUID();
    for (const name of [id, id.toUpperCase(), id]) expect((await send(link, { id: name })).status).toBe(200);
    expect(await listed(job)).toHaveLength(1);
    expect((await only()).photos).toBe(1);
    // A photograph's id from another job is refused.
    await desk.post('jobs', call());
    const other = (await desk.board()).jobs.find(({ id: its }) => its !== job.id) as Job;
    expect(await send(await linkTo(other), { id })).toMatchObject({ status: 409, body: { view: { photos: [] } } });
  });

  it('that filled the job is no refusal when its answer was lost and it comes again', async () => {
    const link = await linkTo(await called());
    const id = randomUUID();
    for (let i = 1; i < PHOTOS_PER_JOB; i++) await send(link);
    for (let i = 0; i < 2; i++) expect((await send(link, { id })).status).toBe(200);
  });

  it('is the job’s own, with its driver’s name, in the order in which they came; its address in any letters', async () => {
    await desk.post('jobs', call());
    const job = await called();
    const truck = { plate: 'D 12345', kind: 'Flatbed', driver: 'Ali', phone: '0501112222', lang: 'ur', onDuty: true };
    const { body } = await desk.post('trucks', truck);
    await desk.change(job, { kind: 'step', to: 'taken' });
    const truckId = (body as unknown as { trucks: { id: number }[] }).trucks[0]?.id;
    await desk.change(await only(), { kind: 'truck', truckId });
    const link = await linkTo(job);
    clock.now = START + 10 * MINUTE;
    const [first, second] = [randomUUID(), randomUUID()];
    await send(link, { id: first });
    await send(link, {
      id: second,
      ago: MINUTE,
      moment: 'after',
      part: 'damage',
      type: 'image/webp',
      body: await picture().webp().toBuffer(),
    });
    expect(await listed(job)).toMatchObject([
      { id: first, moment: 'before', part: 'front_left' },
      { id: second, moment: 'after', part: 'damage' },
    ]);
    expect((await events(job)).at(-1)).toMatchObject({ by: 'Ali', detail: 'after damage' });
    expect((await desk.board()).jobs.map(({ id, photos }) => [id === job.id, photos]).sort()).toEqual([
      [false, undefined],
      [true, 2],
    ]);
    const image = await fetched(second.toUpperCase());
    expect([image.statusCode, image.headers['content-type'], image.headers['content-disposition']]).toEqual([
      200,
      'image/webp',
      'inline',
    ]);
  });

  it.each(['IMAGE/JPEG', 'image/jpeg; name=front.jpg', 'image/jpeg ;name=front.jpg'])(
    'is taken however its type is written: %s',
    async (type) => {
      expect((await send(await linkTo(await called()), { type })).status).toBe(200);
    },
  );

  it('is taken up to the last byte', async () => {
    const link = await linkTo(await called());
    const filled = (bytes: number) => Buffer.concat([photograph, Buffer.alloc(bytes - photograph.length)]);
    expect((await send(link, { body: filled(PHOTO_BYTES) })).status).toBe(200);
    expect((await send(link, { body: filled(PHOTO_BYTES + 1) })).status).toBe(413);
  });

  it('does not stand between a dispatcher and the next step', async () => {
    const job = await called();
    const taken = { kind: 'step', to: 'taken' };
    expect((await desk.change(job, taken)).status).toBe(200);
    await send(await linkTo(job));
    // The answer was lost, and the same press comes again: with a photograph in between it is still the same.
    expect((await desk.change(job, taken)).status).toBe(200);
    expect((await desk.change(await only(), { kind: 'note', text: 'Blue gate' })).status).toBe(200);
  });

  it('is taken for a job that was cancelled meanwhile, and its driver told', async () => {
    const job = await called();
    const link = await linkTo(job);
    await desk.change(job, { kind: 'end', to: 'cancelled', reason: 'found_other' });
    expect(await send(link, { ago: MINUTE })).toMatchObject({
      status: 200,
      body: { state: 'cancelled', photos: ['before front_left'] },
    });
    clock.now += 13 * 60 * MINUTE;
    expect(await send(link)).toMatchObject({ status: 410, body: { link: 'expired' } });
  });

  it('is refused past the number of a job', async () => {
    const job = await called();
    const link = await linkTo(job);
    for (let i = 0; i < PHOTOS_PER_JOB; i++) expect((await send(link, { part: 'damage' })).status).toBe(200);
    expect(await send(link)).toMatchObject({ status: 409, body: { view: { state: 'new' } } });
    expect(await listed(job)).toHaveLength(PHOTOS_PER_JOB);
  });

  it('is refused past the number of a minute, with the time to wait', async () => {
    const link = await linkTo(await called());
    const id = randomUUID();
    const answers: number[] = [];
    for (let i = 0; i < 31; i++) answers.push((await send(link, { id })).status);
    expect([answers.indexOf(429), answers.filter((status) => status === 200).length]).toEqual([30, 30]);
  });

  it.each<[string, number, (link: Record<Purpose, string>) => Sent & { token?: string }]>([
    ['by a link that nobody made', 404, () => ({ token: 'x'.repeat(50) })],
    ['by a customer’s link', 404, ({ track }) => ({ token: track })],
    ['by a caller’s link', 404, ({ pin }) => ({ token: pin })],
    ['that is too large', 413, () => ({ body: Buffer.concat([photograph, Buffer.alloc(PHOTO_BYTES)]) })],
    ['that is far too large', 413, () => ({ body: Buffer.alloc(5 * PHOTO_BYTES) })],
    ['that is a page', 400, () => ({ body: Buffer.from('<!doctype html><script>alert(1)</script>') })],
    ['that is cut off', 400, () => ({ body: photograph.subarray(0, photograph.length - 40) })],
    ['that is empty', 400, () => ({ body: Buffer.alloc(0) })],
    ['that says it is a page', 415, () => ({ type: 'text/html' })],
    ['of no known part', 400, () => ({ part: 'roof' })],
    ['of no known moment', 400, () => ({ moment: 'later' })],
    ['without an id', 400, () => ({ id: '1' })],
  ])('is refused %s', async (_what, status, make) => {
    const job = await called();
    const [track, pin, crew] = [await linkTo(job, 'track'), await linkTo(job, 'pin'), await linkTo(job)];
    const { token = crew, ...sent } = make({ track, pin, job: crew });
    expect((await send(token, sent)).status).toBe(status);
    expect(await listed(job)).toEqual([]);
  });

  it('is told, like a press, that its link opens nothing: the driver can then save the picture', async () => {
    const answer = await send('x'.repeat(50));
    expect(answer).toMatchObject({ status: 404, body: { error: 'This link is not valid', link: 'unknown' } });
  });

  it('is told of the limit in words of its own', async () => {
    const link = await linkTo(await called());
    const body = Buffer.concat([photograph, Buffer.alloc(PHOTO_BYTES)]);
    for (const large of [body, Buffer.alloc(5 * PHOTO_BYTES)])
      expect((await send(link, { body: large })).body).toEqual({ error: 'The photograph is larger than 300 kB' });
    const page = await send(link, { type: 'text/html' });
    expect(page.body).toEqual({ error: 'Send the photograph as image/jpeg or image/webp' });
    const nothing = { body: { error: 'This is not a photograph, or it is damaged' } };
    expect(await send(link, { body: Buffer.from('<!doctype html>') })).toMatchObject(nothing);
  });

  it('is told so too where its size or its type was not announced, or nothing came', async () => {
    const headers = { authorization: `Bearer ${await linkTo(await called())}` };
    const query = { id: randomUUID(), moment: 'before', part: 'front_left', ago: '0' };
    const ask = async (more: object) => {
      const answer = await desk.app.inject({ method: 'POST', url: '/api/link/photo', query, headers, ...more });
      return { status: answer.statusCode, ...answer.json<{ error: string }>() };
    };
    const typed = { headers: { ...headers, 'content-type': 'image/jpeg' } };
    const large = () => Readable.from(Array.from({ length: 6 }, () => Buffer.alloc(PHOTO_BYTES)));
    expect(await ask({ ...typed, payload: large() })).toEqual({
      status: 413,
      error: 'The photograph is larger than 300 kB',
    });
    expect(await ask({ payload: photograph })).toEqual({
      status: 415,
      error: 'Send the photograph as image/jpeg or image/webp',
    });
    expect(await ask(typed)).toEqual({ status: 400, error: 'This is not a photograph, or it is damaged' });
    // Announced, it is refused on a connection that stays open: who still sends would lose the answer with it.
    const announced = { ...typed, payload: Buffer.alloc(2 * PHOTO_BYTES) };
    const answer = await desk.app.inject({ method: 'POST', url: '/api/link/photo', query, ...announced });
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'keep-alive']);
  });
});

describe('how long it is kept', () => {
  it('is erased with its booking, without a trace', async () => {
    const data = booking();
    await desk.book(data);
    const job = await only();
    const id = randomUUID();
    await send(await linkTo(job), { id });
    const [held] = (await desk.store.exportHeld({ id: data.id as string }, 'command')).jobs;
    expect(held?.photos).toMatchObject([
      { id, part: 'front_left', image: expect.stringMatching(/^data:image\/jpeg;base64,/) as string },
    ]);
    await desk.store.eraseHeld({ id: data.id as string }, 'dashboard');
    expect((await fetched(id)).statusCode).toBe(404);
    const rows = await desk.store.database.read((trx) => trx.selectFrom('job_photos').select('id').execute());
    expect(rows).toEqual([]);
  });

  it('is handed out on request with each of the customer’s jobs, as it is and in order, and with nobody else’s', async () => {
    for (const phone of ['050 123 4567', '050 123 4567', '050 765 4321']) await desk.book(booking({}, { phone }));
    const jobs = (await desk.board()).jobs.sort((a, b) => a.id - b.id);
    const [first, second, other] = await Promise.all(jobs.map((job) => linkTo(job)));
    const webp = await picture().webp().toBuffer();
    await send(first!, { part: 'damage' });
    await send(first!, { ago: MINUTE, body: webp, type: 'image/webp' });
    await send(second!, { part: 'rear_right' });
    await send(other!);
    const held = (await desk.store.exportHeld({ phone: '+971 50 123 4567' }, 'command')).jobs;
    const image = (type: string, bytes: Buffer | undefined) => `data:${type};base64,${bytes?.toString('base64')}`;
    const clean = image('image/jpeg', cleanPhoto(photograph)?.bytes);
    expect(held.map(({ photos }) => photos?.map((photo) => [photo.part, photo.image])).sort()).toEqual([
      [
        ['damage', clean],
        ['front_left', image('image/webp', cleanPhoto(webp)?.bytes)],
      ],
      [['rear_right', clean]],
    ]);
    expect((await desk.store.exportHeld({ phone: '050 000 0000' }, 'command')).jobs).toEqual([]);
  });

  it('is erased so many at a time: other writers wait no longer', async () => {
    const link = await linkTo(await called());
    for (let i = 0; i < 3; i++) await send(link);
    const erase = () => desk.store.database.write((trx) => erasePhotos(trx, START + 1, 2));
    expect([await erase(), (await only()).photos, await erase(), await erase()]).toEqual([2, 1, 1, 0]);
  });

  it('goes after the term of the privacy page, and its job stays', async () => {
    const job = await called();
    const link = await linkTo(job);
    const id = randomUUID();
    // Its term begins when it comes, not when it was taken.
    clock.now = START + MINUTE;
    await send(link, { id, ago: MINUTE });
    clock.now = START + DAY;
    await send(link, { part: 'damage' });
    await desk.post('jobs', call());
    const other = (await desk.board()).jobs.find((one) => one.id !== job.id) as Job;
    await send(await linkTo(other));
    clock.now = START + MINUTE + PHOTO_DAYS * DAY;
    expect(await desk.store.retain('server')).toMatchObject({ photos: 0 });
    clock.now += 1;
    expect(await desk.store.retain('server')).toEqual({ bookings: 0, calls: 0, jobs: 0, photos: 1 });
    expect((await fetched(id)).statusCode).toBe(404);
    expect((await listed(job)).map(({ part }) => part)).toEqual(['damage']);
    expect((await only()).photos).toBe(1);
    const log = await desk.store.database.read((trx) => trx.selectFrom('privacy_log').selectAll().execute());
    expect(log).toMatchObject([{ what: 'retention', by: 'server', jobs: 0, photos: 1 }]);
  });
});

describe('a backup', () => {
  it.skipIf(ON_POSTGRES)('holds the photographs, and brings them back', async () => {
    const [place, backups, elsewhere] = [freshPlace(), freshPlace(), freshPlace()];
    const store = await openStore(place, { now: () => START });
    const { job } = await store.desk.addCall(v.parse(newJobSchema, call()));
    const id = randomUUID();
    await store.database.write(async (trx) => {
      const row = await trx.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
      const clean = cleanPhoto(photograph) as CleanPhoto;
      await addPhoto(trx, row, { id, ago: 0, moment: 'after', part: 'damage', picture: clean, driver: '', now: START });
    });
    const before = await store.desk.photo(id);
    const { file } = await backUp(place, backups, 1, START);
    await store.close();
    await restore(elsewhere, file, START);
    const again = await openStore(elsewhere, { now: () => START });
    expect((await again.desk.photo(id))?.bytes).toHaveLength(before?.bytes.length as number);
    expect(await again.desk.photo(id)).toEqual(before);
    await again.close();
  });
});

describe('what is kept of a picture', () => {
  const metadata = async (bytes: Buffer) => sharp(bytes).metadata();
  it.each(['jpeg', 'webp', 'progressive', 'lossless', 'see-through'] as const)('is the picture: %s', async (kind) => {
    const image = picture().withExif(EXIF).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secretplace</x:xmpmeta>');
    const bytes = await {
      jpeg: () => image.jpeg(),
      progressive: () => image.jpeg({ progressive: true }),
      webp: () => image.webp(),
      lossless: () => image.webp({ lossless: true }),
      'see-through': () => image.ensureAlpha(0.5).webp(),
    }
      [kind]()
      .toBuffer();
    expect(bytes.includes('Secretplace')).toBe(true);
    const clean = cleanPhoto(Buffer.concat([bytes, Buffer.from('<script>Hidden behind</script>')]));
    expect(clean?.type).toBe(kind === 'jpeg' || kind === 'progressive' ? 'image/jpeg' : 'image/webp');
    const kept = clean?.bytes ?? Buffer.alloc(0);
    for (const word of ['Secretplace', 'Phonemaker', 'Exif', 'Hidden']) expect(kept.includes(word), word).toBe(false);
    const { width, height, exif, xmp } = await metadata(kept);
    expect([width, height, exif, xmp]).toEqual([64, 48, undefined, undefined]);
    const [was, is] = await Promise.all([bytes, kept].map((data) => sharp(data).raw().toBuffer()));
    expect(is?.equals(was as Buffer)).toBe(true);
  });

  it.each([
    [4097, 8],
    [8, 4097],
  ])('is nothing where the picture is larger than any that the driver’s page makes: %i × %i', async (width, height) => {
    const large = sharp({ create: { width, height, channels: 3, background: '#000' } });
    for (const image of [large.clone().jpeg(), large.clone().webp(), large.clone().webp({ lossless: true })])
      expect(cleanPhoto(await image.toBuffer())).toBeUndefined();
  });

  /** A part of a JPEG. */
  const part = (marker: number, data: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), Buffer.from(data, 'latin1')]);
  const [SOI, EOI] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  const plain = async () => (await picture().jpeg().toBuffer()).subarray(2, -2);
  const jpeg = (...parts: (Buffer | number[])[]) => Buffer.concat([SOI, ...parts.map((one) => Buffer.from(one)), EOI]);
  /** Its frame: where its size stands. */
  const frameOf = (body: Buffer) => {
    const at = body.indexOf(Buffer.from([0xff, 0xc0]));
    return { at, end: at + 2 + body.readUInt16BE(at + 2) };
  };

  it.each<[string, (body: Buffer) => Buffer]>([
    ['a comment', (body) => jpeg(part(0xfe, 'Secretplace'), body)],
    ['a small picture of the same', (body) => jpeg(part(0xe0, 'JFXX Secretplace'), body)],
    ['what fills up a line', (body) => jpeg([0xff], body)],
  ])('is not %s', async (_, make) => {
    const body = await plain();
    expect(cleanPhoto(make(body))?.bytes.equals(jpeg(body))).toBe(true);
  });

  it.each<[string, (body: Buffer) => Buffer]>([
    ['what says how its colours are written', (body) => jpeg(part(0xee, 'Adobe\0d\0\0\0\0\0'), body)],
    ['where a camera begins anew in the middle', (body) => jpeg(body, [0xff, 0xd0, 0x12])],
  ])('is %s', async (_, make) => {
    const bytes = make(await plain());
    expect(cleanPhoto(bytes)?.bytes.equals(bytes)).toBe(true);
  });

  it.each<[string, (body: Buffer, frame: ReturnType<typeof frameOf>) => Buffer]>([
    ['two frames', (body, { at, end }) => jpeg(body.subarray(at, end), body)],
    ['no frame', (body, { at, end }) => jpeg(body.subarray(0, at), body.subarray(end))],
    ['nothing behind its frame', (body, { end }) => jpeg(body.subarray(0, end))],
    ['no height', (body, { at }) => jpeg(body.fill(0, at + 5, at + 7))],
    ['no width', (body, { at }) => jpeg(body.fill(0, at + 7, at + 9))],
    ['something between its parts', (body) => jpeg([0x12, 0xe1, 0, 2], body)],
    ['a mark that has no place there', (body) => jpeg([0xff, 0x01, 0, 2], body)],
    ['a part without a length', (body) => jpeg([0xff, 0xe1, 0, 0], body)],
  ])('is nothing of a JPEG with %s', async (_, make) => {
    const body = await plain();
    expect(cleanPhoto(make(body, frameOf(body)))).toBeUndefined();
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['two pictures', (bytes) => Buffer.concat([bytes, bytes.subarray(bytes.indexOf('VP8 '))])],
    ['a canvas that is too wide', (bytes) => bytes.fill(0xff, 24, 27)],
    ['a canvas that is too high', (bytes) => bytes.fill(0xff, 27, 30)],
    [
      'a part that is longer than the file',
      (bytes) => bytes.fill(0xff, bytes.indexOf('VP8 ') + 5, bytes.indexOf('VP8 ') + 6),
    ],
  ])('is nothing of a WebP with %s', async (_, make) => {
    const whole = await picture().ensureAlpha(0.5).webp().toBuffer();
    expect(cleanPhoto(whole)?.bytes.equals(whole)).toBe(true);
    const bytes = make(whole);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    expect(cleanPhoto(bytes)).toBeUndefined();
  });

  it('says of what was left out no longer that it is there', async () => {
    const bytes = await picture().webp().withExif(EXIF).toBuffer();
    expect([bytes[20], cleanPhoto(bytes)?.bytes[20]]).toEqual([0x08, 0]);
  });

  it('is nothing where the picture is drawn over and over again: it would hold up whoever opens it', async () => {
    const progressive = await picture().jpeg({ progressive: true }).toBuffer();
    const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const drawn = (more: number) =>
      Buffer.concat([progressive.subarray(0, -2), ...Array<Buffer>(more).fill(scan), Buffer.from([0xff, 0xd9])]);
    expect(cleanPhoto(drawn(20))?.type).toBe('image/jpeg');
    expect(drawn(100).length).toBeLessThan(PHOTO_BYTES);
    expect(cleanPhoto(drawn(100))).toBeUndefined();
  });

  it('is nothing, and no error, wherever the file is cut', async () => {
    for (const bytes of [photograph, await picture().webp().withExif(EXIF).toBuffer()])
      for (let length = 0; length < bytes.length; length++)
        expect(cleanPhoto(bytes.subarray(0, length)), `${length}`).toBeUndefined();
  });

  it('is nothing, and no error, where the file ends within what says its size', () => {
    const webp = (name: string, ...data: number[]) => {
      const body = Buffer.concat([Buffer.from(`WEBP${name}`), Buffer.from([data.length, 0, 0, 0]), Buffer.from(data)]);
      return Buffer.concat([Buffer.from('RIFF'), Buffer.from([body.length, 0, 0, 0]), body]);
    };
    const size = [0x0f, 0xc0, 0x03, 0x00];
    expect(cleanPhoto(webp('VP8L', 0x2f, ...size, 0))).toBeDefined();
    // Another first byte, and no more than that byte.
    for (const data of [
      [0x2e, ...size, 0],
      [0x2f, 0],
    ])
      expect(cleanPhoto(webp('VP8L', ...data))).toBeUndefined();
    expect(cleanPhoto(webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a))).toBeUndefined();
    expect(cleanPhoto(Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 4, 8, 0]))).toBeUndefined();
  });

  it('is nothing for other kinds of files', async () => {
    const others = [
      await picture().png().toBuffer(),
      await picture().gif().toBuffer(),
      Buffer.from('RIFF....WEBPVP8 '),
    ];
    expect(others.map(cleanPhoto)).toEqual([undefined, undefined, undefined]);
  });
});
