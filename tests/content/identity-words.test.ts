/** What `config/site.ts` says of the company is taken from there: an owner changes it in one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/config/site';
import { companyRows } from '@/content/ar/legal/company';
import { home } from '@/content/en/home';
import { recovery } from '@/content/en/landing/recovery';

const FOLDER = 'src/content';
const files = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((file) => /^[a-z]{2}\/.*\.ts$/.test(file));

it('no text has the shipped approval in it, in either language', () => {
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) =>
    /RTA Dubai Approved|معتمد\S* لدى هيئة/.test(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

it('no code outside the content names the city: it is the owner’s in `contract/city.ts`', () => {
  // `related.ts` leaves it out of account among the words of a title.
  const code = (readdirSync('src', { recursive: true }) as string[]).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^(?:content|features\/fleet\/geography)\/|^(?:config\/site|contract\/(?:catalogue|city)|features\/blog\/related)\.ts$/.test(
        file,
      ),
  );
  expect(code.length).toBeGreaterThan(500);
  const wrong = code.filter((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
      .match(/\bDubai\b|دبي/),
  );
  expect(wrong).toEqual([]);
});

it('Arabic legal pages show the owner’s approval, country and area', () => {
  const values = companyRows.map(([, value]) => value);
  expect(values).toEqual(expect.arrayContaining([site.licenceTextAr, site.jurisdictionAr, site.serviceAreaAr]));
});

it('the home page and the reasons to choose the company have its name', () => {
  expect(home.meta.title.startsWith(`${site.name}: `)).toBe(true);
  expect(recovery.why.title).toBe(`Why Choose ${site.name}?`);
});

// An owner's own words need not be these.
it.runIf(site.legalName === 'Example Vehicle Recovery L.L.C.')(
  'what is shipped is what the specification quotes',
  () => {
    expect(site).toMatchObject({
      name: 'Recovery Near Me',
      jurisdiction: 'UAE',
      licenceText: 'RTA Dubai Approved',
      serviceArea: 'Dubai, UAE and surrounding areas',
    });
    expect(recovery.why.title).toBe('Why Choose Recovery Near Me?');
  },
);
