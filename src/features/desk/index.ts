export { Desk, type DeskSlot } from './desk';
export { endShift } from './shift/use-shift';
