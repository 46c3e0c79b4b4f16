/** Jobs that came from one phone, as their cards say it. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endIsNear } from './near';
import { job } from './sample-job';
import { SamplePanel } from './sample-panel';

beforeEach(() => endIsNear(true));
afterEach(() => vi.unstubAllGlobals());

const said = () => screen.queryAllByText(/^Same phone/).map(({ textContent }) => textContent);
const ofOnePhone = (count: number) => Array.from({ length: count }, (_, i) => job(i + 1, { phone: '0501234567' }));

it('names the other jobs of a phone, and says nothing of those of another', () => {
  render(<SamplePanel jobs={[...ofOnePhone(3), job(4)]} />);
  expect(said().sort()).toEqual([
    'Same phone as RNM-000001, RNM-000002',
    'Same phone as RNM-000001, RNM-000003',
    'Same phone as RNM-000002, RNM-000003',
  ]);
});

it('keeps a reference on one line, with the comma behind it', () => {
  render(<SamplePanel jobs={ofOnePhone(3)} />);
  const [line] = screen.getAllByText(/^Same phone/);
  expect([...line!.children].map(({ textContent }) => textContent)).toEqual(['RNM-000002,', 'RNM-000003']);
});

it('names the newest of many, and says how many others there are', () => {
  render(<SamplePanel jobs={ofOnePhone(50)} />);
  expect(said()).toHaveLength(50);
  expect(said()).toContain('Same phone as RNM-000048, RNM-000049, RNM-000050 and 46 more');
  expect(said()).toContain('Same phone as RNM-000047, RNM-000048, RNM-000049 and 46 more');
});
