/**
 * The four-frame strips: whole in every language of the help page, with their pictures,
 * and in step with the rules of safety.
 */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { strips as ar } from '@/content/ar/strips';
import { emergencyNumbers } from '@/content/emergency-numbers';
import { strips as en } from '@/content/en/strips';
import { strips as hi } from '@/content/hi/strips';
import { safety } from '@/content/safety';
import { STRIPS } from '@/content/strip-types';
import { strips as ur } from '@/content/ur/strips';

const FORMS = ['176.avif', '320.avif', '320.webp', '480.avif', '480.webp'];
const languages = { en, ar, ur, hi };

describe.each(Object.entries(languages))('in %s', (lang, { title, intro, list }) => {
  it('has every situation, in the same order, each with a name', () => {
    expect(list.map(({ id }) => id)).toEqual(STRIPS);
    expect([title, intro, ...list.map((strip) => strip.title)].every((words) => words.trim())).toBe(true);
    expect(new Set(list.map((strip) => strip.title)).size).toBe(STRIPS.length);
  });

  it('says of each of four frames what it shows and what to do, in few words', () => {
    for (const { id, frames } of list) {
      expect(frames, id).toHaveLength(4);
      for (const { alt, caption } of frames) {
        expect(alt.trim().length, `${lang} ${id}`).toBeGreaterThan(15);
        expect(caption.trim().length, caption).toBeGreaterThan(10);
        expect(caption.length, caption).toBeLessThanOrEqual(125);
        expect(alt).not.toBe(caption);
      }
      expect(new Set(frames.map(({ caption }) => caption)).size).toBe(4);
    }
  });

  it('names whom to call when somebody is hurt or the car is in a lane', () => {
    const { caption } = list.find(({ id }) => id === 'accident')!.frames[0];
    expect(caption).toContain(emergencyNumbers.police);
    expect(caption).toContain(emergencyNumbers.ambulance);
  });

  it('names whom to call when the car smokes', () => {
    const { caption } = list.find(({ id }) => id === 'smoke')!.frames[3];
    expect(caption).toContain(emergencyNumbers.civilDefence);
  });

  it('names whom to call when a car stands in the water', () => {
    const { caption } = list.find(({ id }) => id === 'wadi')!.frames[3];
    expect(caption).toContain(emergencyNumbers.police);
  });
});

it('gives the one rule for injuries to the letter', () => {
  expect(en.list[1]!.frames[0].caption).toContain(safety.en.injury);
  expect(ar.list[1]!.frames[0].caption).toContain(safety.ar.injury);
});

it('has square pictures in every form of every frame', async () => {
  for (const id of STRIPS)
    for (const frame of [1, 2, 3, 4])
      for (const form of FORMS) {
        const file = `public/pictures/strip-${id}-${frame}-${form}`;
        expect(existsSync(file), file).toBe(true);
        const { width, height } = await sharp(file).metadata();
        expect([width, height], file).toEqual([parseInt(form), parseInt(form)]);
      }
});
