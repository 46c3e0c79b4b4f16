/** @jsxImportSource preact */
import type { JobWords } from '@/content/links/job';
import { telHref } from '@/lib/links';
import { Hotline } from '../shared/frame';
import type { Waiting } from './queue';
import type { DriverQueue } from './use-queue';

interface Props {
  words: JobWords;
  queue: DriverQueue;
}

/** What was not accepted or not delivered: shown whatever became of the job and its link. */
export function Kept({ words, queue }: Props) {
  const { refused, lost, save } = queue;
  /** The button disappears with the entries: the focus moves to the heading above. */
  const drop = (entries: readonly Waiting[]): void => {
    document.querySelector('h1')?.focus();
    void queue.drop(entries);
  };
  return (
    <>
      {lost.length > 0 && (
        <div class="notice" role="alert">
          <p>
            {words.lostPress}{' '}
            <a href={telHref()}>
              <Hotline />
            </a>
          </p>
          <button type="button" onClick={() => drop(lost)}>
            {words.understood}
          </button>
        </div>
      )}
      {refused.length > 0 && (
        <div class="notice" role="alert">
          <p>{words.photos.refused}</p>
          {refused.map((entry) => (
            <div class="row" key={entry.seq}>
              <button type="button" onClick={() => save(entry)}>
                {words.photos.save}: {words.photos.parts[entry.photo.part]}
              </button>
              <button type="button" onClick={() => drop([entry])}>
                {words.understood}
              </button>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
