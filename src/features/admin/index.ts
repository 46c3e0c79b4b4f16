export { Admin, type DeskAround, type DeskSignedOutWarning } from './admin';
export { Checking } from './checking';
