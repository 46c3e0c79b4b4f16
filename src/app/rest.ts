import { registerWorker } from './register-worker';
import { dressPage } from './theme';

/** What a page starts last, when nobody waits for it any more. */
export function startRest(): void {
  dressPage();
  registerWorker();
}
