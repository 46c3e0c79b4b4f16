/** Legal and safety figures: each has a source and a day, each page that uses one shows it, and danger has one rule. */
import { describe, expect, it } from 'vitest';
import { facts, type Fact, type FactId } from '@/content/facts';
import { safety } from '@/content/safety';
import { textOf } from '../support/shingles';

const pages = import.meta.glob('/src/content/??/{landing,posts}/*.ts', { eager: true }) as Record<
  string,
  Record<string, unknown>
>;
const everything = import.meta.glob('/src/content/??/**/*.ts', { eager: true }) as Record<
  string,
  Record<string, unknown>
>;

/** What gives away that a page speaks of a fact. */
const SIGNS: Partial<Record<FactId, RegExp>> = {
  stopInLane: /AED 1,000 and 6 black points \(/,
  floodedWadi: /23 black points|23 نقطة/,
  hazardLights: /AED 500 and 4/,
  weightLimit: /65 tonnes|65 طنًا/,
  reportTime: /within three hours|You have three hours/,
  sharjahRafid: /Rafid|رافد/,
  abuDhabiSaaed: /Saaed|«ساعد»/,
  lorryBanE11: /6:00 (to|إلى) 22:00/,
  repairNeedsReport: /without (a|that|the) (police )?report/,
  photographingPeople: /Photograph (cars|vehicles)[^.]*, not people/,
  tyreAge: /more than five years past|أكثر من خمس سنوات/,
  firstAid: /medical knowledge|معرفة طبية/,
  heatStroke: /no longer sweating|stopped sweating|confused from heat|vomiting from the heat|توقف عرقه|قيء من الحر/,
  closedCar: /ten degrees|عشر درجات/,
  insuranceDuty: /car without insurance|السيارة بلا تأمين/,
};

function listed(exports: Record<string, unknown>): { text: string; facts: readonly string[] }[] {
  return Object.values(exports)
    .filter(
      (value): value is { facts?: readonly string[] } => typeof value === 'object' && value !== null && 'faqs' in value,
    )
    .map((page) => ({ text: textOf({ ...page, facts: undefined }), facts: page.facts ?? [] }));
}

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* strings(part);
}

describe('facts', () => {
  it.each(Object.entries<Fact>(facts))(
    '%s has words in both languages, a source, a day, and an address or a note on why not',
    (_id, fact) => {
      expect(fact.text.en.length).toBeGreaterThan(30);
      expect(fact.text.ar).toMatch(/[\u0600-\u06ff]/);
      expect(fact.source.length).toBeGreaterThan(10);
      expect(new Date(fact.checked).toISOString().slice(0, 10)).toBe(fact.checked);
      expect(Boolean(fact.url?.startsWith('https://') ?? fact.note)).toBe(true);
    },
  );

  it('stand on every page that speaks of them, with the day of the check', () => {
    const missing = Object.entries(pages).flatMap(([file, exports]) =>
      listed(exports).flatMap((page) =>
        Object.entries(SIGNS)
          .filter(([id, sign]) => sign.test(page.text) && !page.facts.includes(id))
          .map(([id]) => `${file}: ${id}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

it('a law that a legal page names has its source on that page', () => {
  const named = Object.entries(everything).flatMap(([file, exports]) =>
    Object.values(exports)
      .filter(
        (page): page is { sections: unknown; facts?: readonly string[] } =>
          file.includes('/legal/') && textOf(page).includes('45'),
      )
      .filter((page) => /No\. 45 of 2021|رقم 45 لسنة 2021/.test(textOf({ ...page, facts: undefined })))
      .map((page) => [file, page.facts ?? []]),
  );
  expect(named).toEqual([
    ['/src/content/ar/legal/privacy.ts', ['dataProtection']],
    ['/src/content/en/legal/privacy.ts', ['dataProtection']],
  ]);
});

describe('danger', () => {
  it('has one rule for injuries: whoever is hurt is told 999, and 998 for an ambulance only', () => {
    const wrong = Object.entries(everything).flatMap(([file, exports]) =>
      [...strings({ ...exports })]
        .filter(
          (text) =>
            (/\bhurt\b|injur|مصاب|أُصيب/i.test(text) && text.includes('998') && !text.includes('999')) ||
            /998 first|: 998\. /.test(text.replaceAll(safety.en.injury, '').replaceAll(safety.ar.injury, '')),
        )
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('never says that an amber light may be ignored, or that a photograph comes before a clear lane', () => {
    const wrong = Object.entries(everything).flatMap(([file, exports]) =>
      [...strings({ ...exports })]
        .filter(
          (text) =>
            /amber[^.]*drive it/i.test(text) ||
            /photos?,? then move/i.test(text) ||
            /Photograph, then clear/i.test(text),
        )
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
