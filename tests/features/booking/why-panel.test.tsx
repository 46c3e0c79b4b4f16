import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '@/config/site';
import { booking } from '@/content/en/booking';
import { WhyPanel } from '@/features/booking/why-panel';

it.each([
  ['a second number has its label and its link', '+971 4 999 8877', 2],
  ['the hotline given as second number stands there once', site.hotline, 1],
])('%s', (_, second, links) => {
  render(<WhyPanel words={booking} second={second} />);
  expect(screen.getAllByRole('link')).toHaveLength(links);
  expect(screen.queryAllByText(booking.hotline.second)).toHaveLength(links - 1);
});
