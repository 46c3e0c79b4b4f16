/** Words about the visitor's position, by language. */
import type { SiteLang } from '@/config/languages';
import { positionWords as ar } from './ar/position';
import { positionWords as en } from './en/position';
import type { PositionWords } from './position-types';

export const positionWords: Record<SiteLang, PositionWords> = { en, ar };
