import { expect, it } from 'vitest';
import { nameSize } from '@/ui/name-size';

it('a short name keeps the size of its header', () =>
  expect(nameSize('Recovery Near Me', 'text-2xl whitespace-nowrap')).toBe('text-2xl whitespace-nowrap'));

it.each(['Al Dhafra Heavy Towing & Recovery', 'الظفرة لسحب ونقل المركبات والمعدات الثقيلة'])(
  'a long name is small and may break, so that it pushes no menu out of a phone: %s',
  (name) => expect(nameSize(name, 'text-2xl whitespace-nowrap')).toMatch(/^(?!.*whitespace-nowrap).*\bmin-w-0\b/),
);

it('a name that takes three lines on a phone is smaller there than one that takes two', () => {
  expect(nameSize('الظفرة لسحب ونقل المركبات والمعدات الثقيلة', '')).toMatch(/(?:^| )text-sm /);
  expect(nameSize('Al Dhafra Heavy Towing', '')).toMatch(/(?:^| )text-base$/);
});
