import type { SiteLang } from '@/config/languages';
import { fleetMapWords } from './ar/fleet-map';
import { bases, fleetMapText } from './en/fleet-map';
import type { FleetMapWords } from './fleet-types';

/** What the map itself says. No page carries it: it comes with the map, in all languages of the site. */
export const fleetMap: Readonly<Record<SiteLang, FleetMapWords>> = {
  en: { text: fleetMapText, bases },
  ar: fleetMapWords,
};
