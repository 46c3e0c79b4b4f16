import { useEffect, useState, type ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { PHOTO_DAYS, type JobPhoto } from '@/contract/job/photo';
import type { Job } from '@/contract/job/record';
import { longDate } from '@/lib/dates';
import { Summary } from '@/ui/summary';
import { readPhoto, readPhotos } from '../stream/api';
import { untilRead } from '../stream/until-read';
import { photoName } from './names';
import { useWhen } from './use-when';

const DAY_MS = 86_400_000;

interface Props {
  copy: DeskCopy['photos'];
  job: Job;
  token: string;
  newTab: ReactNode;
}

/** The driver's photographs of the vehicle: asked for when this is opened, and again when one has come. */
export function Photos({ copy, job, token, newTab }: Props) {
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly JobPhoto[] | 'failed'>();
  const { id, photos = 0 } = job;
  useEffect(() => {
    if (!open) return;
    return untilRead(
      () => readPhotos(token, id),
      // Photographs that have already been loaded stay.
      (list) => setFound((before) => list ?? (typeof before === 'object' ? before : 'failed')),
    );
  }, [open, token, id, photos]);
  const list = typeof found === 'object' ? found : [];
  const [first] = list;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary about={job.reference}>{copy.title(photos)}</Summary>
      {open && typeof found !== 'object' && (
        <p role="status" className="text-muted">
          {found === 'failed' ? copy.failed : copy.loading}
        </p>
      )}
      {open && first && (
        <>
          <ul className="grid grid-cols-2 gap-2 text-base sm:grid-cols-3">
            {list.map((photo) => (
              <li key={photo.id}>
                <Picture copy={copy} photo={photo} token={token} newTab={newTab} />
              </li>
            ))}
          </ul>
          <p className="text-base text-muted">
            {copy.kept(longDate(new Date(Date.parse(first.at) + PHOTO_DAYS * DAY_MS)))}
          </p>
        </>
      )}
    </details>
  );
}

interface PictureProps extends Omit<Props, 'job'> {
  photo: JobPhoto;
}

/** One, small; it opens as large as it is. */
function Picture({ copy, photo, token, newTab }: PictureProps) {
  const [url, setUrl] = useState<string | 'failed'>();
  const { id, at, moment, part } = photo;
  const when = useWhen();
  useEffect(() => {
    let made: string | undefined;
    const end = untilRead(
      () => readPhoto(token, id),
      (blob) => {
        made = blob && URL.createObjectURL(blob);
        setUrl(made ?? 'failed');
      },
    );
    return () => {
      end();
      if (made) URL.revokeObjectURL(made);
    };
  }, [token, id]);
  const name = (
    <>
      {photoName(copy, `${moment} ${part}`)} <time dateTime={at}>{when(at)}</time>
    </>
  );
  if (!url || url === 'failed')
    return (
      <p className="grid aspect-4/3 place-content-center rounded bg-sign-edge/30 p-2 text-center">
        {url === 'failed' ? copy.failed : copy.loading}
      </p>
    );
  return (
    <a href={url} target="_blank" rel="noopener" className="block underline underline-offset-4">
      <img src={url} alt="" className="aspect-4/3 w-full rounded object-cover" />
      {name}
      {newTab}
    </a>
  );
}
