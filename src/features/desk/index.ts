export { Desk, type DeskSlot } from './desk';
