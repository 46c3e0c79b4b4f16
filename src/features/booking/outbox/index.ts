export { startOutbox } from './start';
export type { OutboxNews } from './browser';
export type { Cancelled, SubmitResult } from './outbox';
export type { Entry } from './store';
