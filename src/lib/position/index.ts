/** Where the visitor stands: asking for it, naming it, and writing it into messages. Nothing here asks by itself. */
export { usePosition, type PositionState } from './use-position';
export { bookingLocation } from './booking-location';
export { formatCoordinates, formatDistance, formatNearest } from './format';
export { messageWithPosition } from './message';
export { outsideUae } from './uae';
export type { Fix } from './types';
