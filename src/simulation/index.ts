/**
 * The fleet simulation: pure, without a clock, randomness or screen of its own. `createFleet` builds the state from a
 * seed, `step` gives it time; everything else is read from the state.
 */
export * from './types';
export { PRIORITIES, priorityRules, type Priority, type PriorityRules } from './priorities';
export { FALLBACK_TYPE, profileOf, resolveVehicleType, VEHICLE_TYPES, type FleetVehicleType } from './vehicle-types';
export { bearingDegrees, distanceMetres } from './geometry';
export { buildPath, segmentAt, type Path } from './path';
export { seededRandom } from './random';
export { createdCount, createFleet, STAGGER_MS, type Fleet, type FleetOptions } from './fleet';
export { legSeconds, MAX_STEP_MS, pause, resume, statusOf, step } from './step';
