import { siteLang } from '@/config/languages';
import { fleetMap } from '@/content/fleet-map';
import type { FleetMapWords } from '@/content/fleet-types';
import { useLang } from '@/lib/lang';

/** What only the map says, in the language of the page. */
export const useMapWords = (): FleetMapWords => fleetMap[siteLang(useLang())];
