import { expect, it } from 'vitest';
import { attribution, MAX_LENGTH_ATTRIBUTION, saveAttribution } from '@/tracking/attribution';

it('keeps the campaign of the landing, and nothing else of its address', () => {
  saveAttribution('?utm_source=fair&gclid=abc&utm_term=&name=Mariam', '');
  expect(attribution()).toEqual({ utm_source: 'fair', gclid: 'abc' });
});

it('keeps it while the visitor walks on, until another landing brings another', () => {
  saveAttribution('?utm_source=fair&utm_medium=poster', '');
  saveAttribution('?page=2', '');
  expect(attribution()).toEqual({ utm_source: 'fair', utm_medium: 'poster' });
  saveAttribution('?utm_source=radio', '');
  expect(attribution()).toEqual({ utm_source: 'radio' });
});

it('takes it from the page before where that one is of this site, and only then', () => {
  saveAttribution('', `${location.origin}/?utm_campaign=summer`);
  expect(attribution()).toEqual({ utm_campaign: 'summer' });
  sessionStorage.clear();
  for (const elsewhere of [
    'https://elsewhere.test/?utm_campaign=theirs',
    `${location.origin}.test/?utm_campaign=x`,
    '',
  ])
    saveAttribution('', elsewhere);
  expect(attribution()).toEqual({});
});

it('cuts what no campaign is as long as, and takes nothing that is no text', () => {
  saveAttribution(`?utm_content=${'x'.repeat(MAX_LENGTH_ATTRIBUTION + 1)}`, '');
  expect(attribution().utm_content).toHaveLength(MAX_LENGTH_ATTRIBUTION);
  for (const foreign of ['{"utm_source":5}', '{"utm_source":"fair","gclid":5}', 'null', '"text"', 'not json']) {
    sessionStorage.setItem('rnm.attribution', foreign);
    expect(attribution()).toEqual({});
  }
});
