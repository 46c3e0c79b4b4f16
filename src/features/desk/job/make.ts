import type { Wanted } from '../stream/use-desk';

/** Makes a change; true when it is saved. `label` says what was wanted, should somebody have been faster. */
export type Make = (wanted: Wanted, label: string) => Promise<boolean>;
