import { vi } from 'vitest';

/**
 * A browser's audio: suspended until it is enabled by a press, and interrupted by a phone call. Tones are counted in
 * rings of four.
 */
export function stubAudio() {
  let tones = 0;
  let asked = Promise.resolve();
  let become = (_state: AudioContextState): void => undefined;

  class FakeContext extends EventTarget {
    state: AudioContextState = 'suspended';
    currentTime = 0;
    destination = {};
    constructor() {
      super();
      become = (state) => this.become(state);
    }
    become(state: AudioContextState) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
    async resume() {
      await asked;
      this.become('running');
    }
    createOscillator = () => {
      tones += 1;
      return { frequency: {}, connect: (to: object) => to, start: () => undefined, stop: () => undefined };
    };
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      connect: () => undefined,
    });
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return {
    rings: () => tones / 4,
    become: (state: AudioContextState) => become(state),
    /** The browser's answer is held back until the function that it returns is called. */
    hold: () => {
      let resolve = (): void => undefined;
      asked = new Promise((done) => (resolve = done));
      return resolve;
    },
  };
}
