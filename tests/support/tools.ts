/**
 * Makes sure that the programs which the tests need, and npm does not bring, are there: nginx
 * (`e2e/support/browser.ts` does the same for Chromium). Debian's packages are installed where we may
 * (as root); elsewhere the tests that need a missing one fail and say so: none is left out in silence.
 */
import { aptInstall } from './apt';
import { findNginx } from './nginx';

if (!findNginx()) aptInstall(['nginx-light', 'openssl']);
console.log(`nginx: ${findNginx() ?? 'missing; install the package nginx'}`);
