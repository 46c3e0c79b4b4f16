import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { fleetWords as arabic } from '@/content/ar/fleet';
import { headquarters } from '@/content/en/fleet-map';
import { fleetWords } from '@/content/en/fleet-words';
import { HubInfo, PileInfo, VehicleInfo } from '@/features/fleet/map/info-window';
import { fleetUnits } from '@/features/fleet/map/model';
import { createStatusStore } from '@/features/fleet/section/status-store';
import { FleetContext } from '@/features/fleet/words';
import { LangContext } from '@/lib/lang';

const unit = fleetUnits(fleetWords).find(({ id }) => id === 'flatbed-02')!;
const onClose = vi.fn();

const show = (children: ReactNode, lang: 'en' | 'ar' = 'en') =>
  render(
    <LangContext value={lang}>
      <FleetContext value={lang === 'ar' ? arabic : fleetWords}>{children}</FleetContext>
    </LangContext>,
  );
const facts = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dl > div')].map((row) => ['dt', 'dd'].map((tag) => row.querySelector(tag)!.textContent));
const items = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const calls = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.slice(0, 5)]);

it("a vehicle's window has the focus, its facts, all that it can do, and two calls", async () => {
  vi.clearAllMocks();
  show(<VehicleInfo unit={unit} statuses={createStatusStore()} level={2} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Flatbed Towing' });
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(within(dialog).getByText('HIGH')).toBeVisible();
  expect(within(dialog).getByText(unit.profile.description)).toBeVisible();
  expect(facts(dialog)).toEqual([
    ['Speed', '60 km/h'],
    ['Stops', '6'],
    ['Status', 'ACTIVE PATROL'],
    ['Unit ID', 'FLATBED-02'],
  ]);
  // A figure with its unit is one piece, also among Arabic letters.
  expect(dialog.querySelectorAll('dd > bdi')).toHaveLength(4);
  expect(items(dialog)).toEqual([...unit.profile.features]);
  expect(calls(dialog)).toEqual([
    [expect.stringMatching(/^Call .*\d/), 'tel:+'],
    ['Request Flatbed', 'tel:+'],
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('it says where the vehicle is heading once that is known, and leaves the focus where the visitor has put it', () => {
  const statuses = createStatusStore();
  show(<VehicleInfo unit={unit} statuses={statuses} level={3} onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('heading', { level: 3 })).toHaveFocus();
  const paragraphs = () => [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs()).toEqual([unit.profile.description]);
  const close = within(dialog).getByRole('button', { name: 'Close' });
  close.focus();
  act(() => statuses.set('flatbed-02', 'Heading to Al Quoz'));
  expect(paragraphs()).toEqual([unit.profile.description, 'Heading to Al Quoz']);
  act(() => statuses.set('emergency-01', 'Heading to Al Safa'));
  expect(paragraphs()[1]).toBe('Heading to Al Quoz');
  expect(close).toHaveFocus();
});

it('a headquarters says what it is, what it holds and how fast it is there, and has the call', () => {
  const hub = headquarters[0]!;
  show(<HubInfo hub={hub} level={3} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Al Quoz Main Depot' });
  expect(within(dialog).getByText('Head office and workshop')).toBeVisible();
  expect(facts(dialog)).toEqual([
    ['Capacity', '50+ vehicles'],
    ['Usual response close to the hub', '5-8 min'],
  ]);
  expect(items(dialog)).toEqual([...hub.services]);
  expect(calls(dialog)).toEqual([[expect.stringMatching(/^Call .*\d/), 'tel:+']]);
});

it('markers in one place are listed by name and by what they do; the one that is pressed is chosen', async () => {
  const pile = [
    { kind: 'vehicle', id: 'a' },
    { kind: 'hub', id: 'b' },
  ] as const;
  const onChoose = vi.fn();
  show(
    <PileInfo
      pile={pile}
      describe={({ id }) => ({ name: `Name ${id}`, note: `Note ${id}` })}
      level={3}
      onChoose={onChoose}
      onClose={onClose}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: '2 in one place: which one?' });
  expect(items(dialog)).toEqual(['Name aNote a', 'Name bNote b']);
  expect(within(dialog).queryByRole('link')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: /Name b/ }));
  expect(onChoose.mock.calls).toEqual([[pile[1]]]);
});

it('is in Arabic on an Arabic page', () => {
  show(<VehicleInfo unit={unit} statuses={createStatusStore()} level={3} onClose={onClose} />, 'ar');
  expect(screen.getByRole('button', { name: 'أغلق' })).toBeVisible();
  expect(screen.getByText('عالية')).toBeVisible();
  expect(facts(screen.getByRole('dialog')).map(([name]) => name)).toEqual([
    'السرعة',
    'المحطات',
    'الحالة',
    'رقم المركبة',
  ]);
});
