/**
 * The fleet simulation: pure, without a clock, randomness or screen of its own. `createFleet` builds the state from a
 * seed, `step` gives it time; everything else is read from the state.
 */
export * from './types';
export { PRIORITIES, priorityRules, type Priority } from './priorities';
export { profileOf, resolveVehicleType, VEHICLE_TYPES, type FleetVehicleType } from './vehicle-types';
export { distanceMetres } from './geometry';
export type { Path } from './path';
export { createdCount, createFleet, type Fleet } from './fleet';
export { pause, resume, statusOf, step } from './step';
