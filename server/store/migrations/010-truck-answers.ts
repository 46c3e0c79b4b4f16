import type { Migration } from './migration.ts';

const BOOKED = ['hurt', 'destination', 'rolls', 'has_keys', 'electric', 'low_car', 'children', 'rental', 'headroom'];

/**
 * What a booking may say of the truck that it needs; '' where nothing was said. A job has
 * its answers in one piece, as JSON.
 */
const columns = [
  ...BOOKED.map((name) => `ALTER TABLE bookings ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`),
  'ALTER TABLE jobs ADD COLUMN answers TEXT',
];

export const truckAnswers: Migration = { sqlite: columns, postgres: columns };
