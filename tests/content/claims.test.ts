/** One module holds the claims: what stands in it is read by a page, and what the documents claim stands on one. */
import { expect, it } from 'vitest';
import { business } from '@/app/head/json-ld';
import { claims, layoutClaims, paymentMethods, termsFigures } from '@/content/claims';
import { layout } from '@/content/en/layout';
import { terms } from '@/content/en/legal/terms';
import { services } from '@/content/en/services';

const modules = Object.values(
  import.meta.glob('/src/content/??/**/*.ts', { eager: true, query: '?raw', import: 'default' }) as Record<
    string,
    string
  >,
);

it('every claim is read by the page that it belongs to', () => {
  const unread = Object.entries(claims).flatMap(([page, own]) => {
    const readers = modules.filter((text) => new RegExp(`claims\\.${page}\\b`).test(text)).join('\n');
    return Object.keys(own)
      .filter((key) => !new RegExp(`\\.${key}\\b`).test(readers))
      .map((key) => `${page}.${key}`);
  });
  expect(unread).toEqual([]);
  for (const key of Object.keys(layoutClaims))
    expect(
      modules.some((text) => text.includes(`layoutClaims.${key}`)),
      key,
    ).toBe(true);
});

it('the menu, the terms and the structured data say what the claims say, in the documents’ words', () => {
  expect(layout.menu.stats.map((stat) => stat.value)).toEqual([
    layoutClaims.availability,
    `${layoutClaims.responseMinutes}min`,
  ]);
  expect(layout.services.find(({ id }) => id === 'heavy')?.description).toContain(`${claims.heavy.maxTons} tons`);
  expect(JSON.stringify(terms)).toContain(`within ${termsFigures.disputeDays} days of service completion`);
  expect(business()).toMatchObject({ paymentAccepted: paymentMethods.join(', ') });
});

it('the services page claims as many service types as the claims', () => {
  expect(services.hero.lead).toContain(`${claims.services.serviceTypes} service types`);
});
