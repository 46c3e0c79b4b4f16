/** What a screen reader is told of jobs that come. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { NewJobs } from '@/features/desk/board/new-jobs';
import { job } from './sample-job';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tree = (...jobs: Job[]) => <NewJobs copy={desk} jobs={new Map(jobs.map((one) => [one.id, one]))} />;
const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says nothing of jobs that waited when the board came up, nor of those that are taken already', () => {
  const { rerender } = render(tree(job(1)));
  rerender(tree(job(1), job(2, { state: 'taken' })));
  pass(1000);
  expect(said()).toBe('');
});

it('names a new job with its number and place, danger first, and only once', () => {
  const { rerender } = render(tree(job(1)));
  rerender(tree(job(1), job(2, { place: 'Hatta', danger: 'words' })));
  pass(1000);
  expect(said()).toBe('May be hurt or in a lane. New job RNM-000002: Hatta');
  rerender(tree(job(1), job(2, { place: 'Hatta', danger: 'words' }), job(3)));
  pass(1000);
  expect(said()).toBe('New job RNM-000003: Deira');
});

it('names a child that is locked in as such', () => {
  const { rerender } = render(tree());
  rerender(tree(job(1, { danger: 'words', words: 'Toddler locked in' })));
  pass(1000);
  expect(said()).toBe('A child may be locked in a car. New job RNM-000001: Deira');
});

it('says of a call without a place what its card says', () => {
  const { rerender } = render(tree());
  rerender(tree(job(1, { place: '' })));
  pass(1000);
  expect(said()).toBe('New job RNM-000001: No place yet: ask the caller');
});

it('tells jobs of one second together', () => {
  const { rerender } = render(tree());
  rerender(tree(job(1)));
  pass(500);
  rerender(tree(job(1), job(2)));
  expect(said()).toBe('');
  pass(500);
  const both = 'New job RNM-000001: Deira. New job RNM-000002: Deira';
  expect(said()).toBe(both);
  // It stays for whoever is slow to read it out, also while a job leaves the board and comes back.
  rerender(tree(job(1)));
  rerender(tree(job(1), job(2)));
  pass(5000);
  expect(said()).toBe(both);
});

it('counts many jobs, and says how many may be hurt', () => {
  const many = (danger: number) =>
    Array.from({ length: 60 }, (_, i) => job(i + 1, i < danger ? { danger: 'said' } : {}));
  const { rerender, unmount } = render(tree());
  rerender(tree(...many(2)));
  pass(1000);
  expect(said()).toBe('60 new jobs, 2 may be hurt or in a lane');
  unmount();
  const none = render(tree());
  none.rerender(tree(...many(0)));
  pass(1000);
  expect(said()).toBe('60 new jobs');
});

it('says that a company asks for an account', () => {
  const { rerender } = render(tree());
  rerender(tree(job(1, { account: { company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' } })));
  pass(1000);
  expect(said()).toBe('Account request: Gulf Vans');
});
