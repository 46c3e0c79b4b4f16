export { startOutbox } from './start';
export { browserOutbox, SYNC_TAG, type OutboxNews } from './browser';
export type { Cancelled, Outbox, SubmitResult } from './outbox';
export type { Entry } from './store';
export type { SendResult } from './send';
