/** The ring: two tones by WebAudio, no file to fetch. Browsers allow sound only after a press: `unlock` is called from one. */

/** Two notes a fifth apart, heard over an air conditioner and unlike any phone's own ring, in hertz. */
const TONES_HZ = [880, 1318] as const;
const TONE_S = 0.18;
const LOUDNESS = 0.35;

let context: AudioContext | undefined;

/** Lets later rings sound. Call it in a press; false where the browser has no sound to give. */
export async function unlockSound(): Promise<boolean> {
  try {
    context ??= new AudioContext();
    await context.resume();
    return context.state === 'running';
  } catch {
    return false;
  }
}

/** Whether a ring would be heard (as far as the browser knows). */
export const soundReady = (): boolean => context?.state === 'running';

/** Rings once: high, low, high, low. Silent before `unlockSound`. */
export function ringOnce(): void {
  if (!context || context.state !== 'running') return;
  const start = context.currentTime;
  [0, 1, 0, 1].forEach((tone, place) => {
    const at = start + place * TONE_S;
    const [oscillator, gain] = [context!.createOscillator(), context!.createGain()];
    oscillator.frequency.value = TONES_HZ[tone] as number;
    // Eased in and out: a tone cut off clicks.
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    gain.gain.linearRampToValueAtTime(0, at + TONE_S);
    oscillator.connect(gain).connect(context!.destination);
    oscillator.start(at);
    oscillator.stop(at + TONE_S);
  });
}
