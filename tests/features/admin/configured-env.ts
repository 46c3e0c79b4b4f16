/**
 * The build's settings with ads and replay configured, unless a test says otherwise: `vi.mock('@/config/env', () =>
 * import('./configured-env'))`.
 */
import { vi } from 'vitest';

const { env: own } = await vi.importActual<{ env: object }>('@/config/env');

export const CONFIGURED = { adsId: 'AW-1', clarityId: 'x', embeddedApi: true };
export const env = Object.setPrototypeOf({ ...CONFIGURED }, own) as typeof CONFIGURED;
