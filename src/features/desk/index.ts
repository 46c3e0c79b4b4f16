export { Desk } from './desk';
export { Unheard } from './shift/unheard';
export { endShift } from './shift/use-shift';
