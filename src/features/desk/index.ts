export { Desk } from './desk';
export { SignedOutWarning } from './shift/signed-out-warning';
export { endShift } from './shift/use-shift';
