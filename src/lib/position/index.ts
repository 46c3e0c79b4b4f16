/** Where the visitor stands: asking for it, naming it, and writing it into messages. Nothing here asks by itself. */
export { requestPosition, LIMIT_MS, type PositionRequest, type RequestOptions } from './request';
export { usePosition, type PositionState } from './use-position';
export { bookingLocation, nearestOf, ROUGH_M, type Nearest } from './nearest';
export { formatCoordinates, formatDistance, formatNearest } from './format';
export { messageWithPosition } from './message';
export { outsideUae } from './uae';
export type { Fix, PositionFailure, PositionOutcome } from './types';
