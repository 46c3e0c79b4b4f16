/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PhotoKey, PhotoMoment, PhotoPart } from '@/contract/job/photo';
import type { JobWords } from '@/content/links/job';
import type { Waiting } from './queue';
import { shrink } from './shrink';
import type { DriverQueue } from './use-queue';

interface Props {
  words: JobWords;
  moment: PhotoMoment;
  reference: string;
  /** With the office. */
  sent: readonly PhotoKey[];
  waiting: readonly Waiting[];
  photo: DriverQueue['photo'];
}

/** The corners as they stand around the car, and what is broken: each opens the phone's camera. */
export function Photos({ words, moment, reference, sent, waiting, photo }: Props) {
  const { photos } = words;
  const [working, setWorking] = useState(0);
  const [broken, setBroken] = useState(false);
  /** One is held in memory only: negative numbers. */
  const full = waiting.some(({ photo: its, seq }) => its && (seq as number) < 0);

  async function take(part: PhotoPart, input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    // Reset, so that the same button can take another one.
    input.value = '';
    if (!file) return;
    setBroken(false);
    setWorking((count) => count + 1);
    const bytes = await shrink(file);
    const name = `${reference}-${moment}-${part}.jpg`;
    if (bytes) await photo({ moment, part, name, bytes });
    else setBroken(true);
    setWorking((count) => count - 1);
  }

  /** A tick if the office has it, dots while it is being sent. */
  const mark = (part: PhotoPart): string => {
    if (waiting.some(({ photo: its }) => its?.moment === moment && its.part === part)) return ' …';
    return sent.includes(`${moment} ${part}`) ? ' ✓' : '';
  };
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" key={moment}>
        {photos.title[moment]}
      </h2>
      <div class="row photos">
        {(Object.keys(photos.parts) as PhotoPart[]).map((part) => (
          <label key={part} class="button photo">
            <span key={mark(part)} dir="auto">
              {photos.parts[part]}
              {mark(part)}
            </span>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={(event) => void take(part, event.currentTarget)}
            />
          </label>
        ))}
      </div>
      <p role="status" class="muted">
        {working > 0 && <span>{words.loading}</span>}
      </p>
      {broken && (
        <p class="notice" role="alert">
          {photos.broken}
        </p>
      )}
      {full && (
        <p class="notice" role="alert">
          {photos.full}
        </p>
      )}
    </section>
  );
}
