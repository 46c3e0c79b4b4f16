import { expect, it } from 'vitest';
import { nameSize } from '@/ui/name-size';

it('a short name keeps the size of its header', () =>
  expect(nameSize('Recovery Near Me', 'text-2xl whitespace-nowrap')).toBe('text-2xl whitespace-nowrap'));

it.each(['Al Dhafra Heavy Towing & Recovery', 'الظفرة لسحب ونقل المركبات والمعدات الثقيلة'])(
  'a long name is small and may break, so that it pushes no menu out of a phone: %s',
  (name) => expect(nameSize(name, 'text-2xl whitespace-nowrap')).toMatch(/^(?!.*whitespace-nowrap).*\bmin-w-0\b/),
);
