import { describe, expect, it } from 'vitest';
import { claimedYears } from '@/content/ar/claimed';
import { fleetWords } from '@/content/ar/fleet';
import { counted, days, dirhams, hours, metres, minutes, seconds, toAreas, tons, within } from '@/content/ar/format';

const COUNTS = [0, 1, 2, 3, 10, 11, 100, 103];

describe('nouns by a number', () => {
  it.each<[string, (n: number) => string, string[]]>([
    [
      'minutes',
      (n) => minutes(String(n)),
      ['0 دقيقة', 'دقيقة واحدة', 'دقيقتان', '3 دقائق', '10 دقائق', '11 دقيقة', '100 دقيقة', '103 دقائق'],
    ],
    ['dirhams', dirhams, ['0 درهم', 'درهم واحد', 'درهمان', '3 دراهم', '10 دراهم', '11 درهمًا', '100 درهم', '103 دراهم']],
    [
      'litres',
      (n) => counted(n, ['لتر', 'لترات']),
      ['0 لتر', 'لتر واحد', 'لتران', '3 لترات', '10 لترات', '11 لترًا', '100 لتر', '103 لترات'],
    ],
    [
      'vehicles',
      (n) => counted(n, ['مركبة', 'مركبات']),
      ['0 مركبة', 'مركبة واحدة', 'مركبتان', '3 مركبات', '10 مركبات', '11 مركبة', '100 مركبة', '103 مركبات'],
    ],
    [
      'stops',
      fleetWords.text.stops,
      ['0 محطة', 'محطة واحدة', 'محطتان', '3 محطات', '10 محطات', '11 محطة', '100 محطة', '103 محطات'],
    ],
  ])('say %s as Arabic counts', (_, words, expected) => {
    expect(COUNTS.map(words)).toEqual(expected);
  });

  it.each<[string, (n: string) => string, string[]]>([
    ['seconds', seconds, ['ثانية واحدة', 'ثانيتين', '3 ثوانٍ', '12 ثانية']],
    ['hours', hours, ['ساعة واحدة', 'ساعتين', '3 ساعات', '12 ساعة']],
    ['days', days, ['يوم واحد', 'يومين', '3 أيام', '12 يومًا']],
    ['metres', (n) => metres(Number(n)), ['متر واحد', 'مترين', '3 أمتار', '12 مترًا']],
    ['areas', (n) => toAreas(Number(n)), ['منطقة واحدة', 'منطقتين', '3 مناطق', '12 منطقة']],
    ['tons', tons, ['طن واحد', 'طنين', '3 أطنان', '12 طنًا']],
    [
      'years',
      (n) => claimedYears(`${n}+`),
      ['أكثر من سنة واحدة', 'أكثر من سنتين', 'أكثر من 3 سنوات', 'أكثر من 12 سنة'],
    ],
    ['a time', within, ['خلال دقيقة واحدة', 'خلال دقيقتين', 'خلال 3 دقائق', 'خلال 12 دقيقة']],
  ])('say %s in the form that stands behind a preposition', (_, words, expected) => {
    expect(['1', '2', '3', '12'].map(words)).toEqual(expected);
  });

  it('count the range by its last number, and the features that a card does not show', () => {
    expect([within('5-8'), minutes('5-15'), minutes('90-110')]).toEqual([
      'خلال 5 إلى 8 دقائق',
      'من 5 إلى 15 دقيقة',
      'من 90 إلى 110 دقائق',
    ]);
    expect([1, 2, 3, 11].map(fleetWords.text.moreFeatures)).toEqual([
      'وميزة أخرى',
      'وميزتان أخريان',
      'و3 ميزات أخرى',
      'و11 ميزة أخرى',
    ]);
  });
});
