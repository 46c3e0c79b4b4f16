/**
 * The ring: two tones by WebAudio, no file to fetch. Browsers allow sound only after a
 * press: `unlockSound` is called from one.
 */

/** Two notes a fifth apart, heard over an air conditioner and unlike any phone's own ring, in hertz. */
const TONES_HZ = [880, 1318] as const;
const TONE_S = 0.18;
const LOUDNESS = 0.35;
/** Timeout for `resume()`, in milliseconds: in a browser without audio output it may never settle. */
const ANSWER_MS = 1000;
/** A ring that the browser lets through later than this is out of date, in milliseconds. */
const STALE_MS = 2000;

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Lets later rings sound. Call it in a press; false where the browser has no sound to give. */
export async function unlockSound(): Promise<boolean> {
  try {
    if (!context) {
      context = new AudioContext();
      // A phone call, or a locked screen, may suspend audio.
      context.addEventListener('statechange', () => listeners.forEach((tell) => tell()));
    }
    await Promise.race([context.resume(), new Promise((later) => setTimeout(later, ANSWER_MS))]);
    return soundReady();
  } catch {
    return false;
  } finally {
    listeners.forEach((tell) => tell());
  }
}

/** Whether a ring would be heard (as far as the browser knows). */
export const soundReady = (): boolean => context?.state === 'running';

/** Calls back whenever `soundReady` may have changed; ends with what it returns. */
export function onSound(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Rings once: high, low, high, low. Silent before `unlockSound`; if audio was suspended since, asks to resume it. */
export function ringOnce(): void {
  if (!context) return;
  if (soundReady()) return play(context);
  const [silent, asked] = [context, performance.now()];
  silent.resume().then(
    () => {
      if (soundReady() && performance.now() - asked < STALE_MS) play(silent);
    },
    () => undefined,
  );
}

function play(to: AudioContext): void {
  const start = to.currentTime;
  [0, 1, 0, 1].forEach((tone, place) => {
    const at = start + place * TONE_S;
    const [oscillator, gain] = [to.createOscillator(), to.createGain()];
    oscillator.frequency.value = TONES_HZ[tone] as number;
    // Eased in and out: a tone cut off clicks.
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    gain.gain.linearRampToValueAtTime(0, at + TONE_S);
    oscillator.connect(gain).connect(to.destination);
    oscillator.start(at);
    oscillator.stop(at + TONE_S);
  });
}
