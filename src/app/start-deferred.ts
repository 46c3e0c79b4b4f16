import { registerWorker } from './register-worker';
import { dressPage } from './theme';

/** What a page starts last, when nothing that the visitor waits for is left to do. */
export function startDeferred(): void {
  dressPage();
  registerWorker();
}
