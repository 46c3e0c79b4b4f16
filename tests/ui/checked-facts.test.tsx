import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { facts } from '@/content/facts';
import { LangContext } from '@/lib/lang';
import CheckedFacts from '@/ui/facts-list';

vi.mock('@/content/facts', async (original) => {
  const module = await original<typeof import('@/content/facts')>();
  const { url, ...tyreAge } = module.facts.tyreAge;
  return { ...module, facts: { ...module.facts, tyreAge: { ...tyreAge, note: `not read at ${url}` } } };
});

it('shows each figure with who says so, and the day of the oldest check', () => {
  render(<CheckedFacts ids={['stopInLane', 'tyreAge']} />);
  expect(screen.getByText('Rules and fines on this page, checked on 22 November 2026')).toBeVisible();
  expect(screen.getByText(facts.stopInLane.source)).toHaveAttribute('href', facts.stopInLane.url);
  expect(screen.getByText(facts.tyreAge.source).tagName).toBe('SPAN');
  expect(screen.queryByText(/not read at/)).toBeNull();
});

it('speaks Arabic on Arabic pages, and leaves the sources in English', () => {
  render(
    <LangContext value="ar">
      <CheckedFacts ids={['floodedWadi']} />
    </LangContext>,
  );
  expect(screen.getByText('القواعد والغرامات في هذه الصفحة، راجعناها في 22 نوفمبر 2026')).toBeVisible();
  expect(screen.getByText(facts.floodedWadi.source).closest('[lang="en"]')).not.toBeNull();
});
