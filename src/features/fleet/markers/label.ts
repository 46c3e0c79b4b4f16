import { languages, type SiteLang } from '@/config/languages';
import type { Headquarters } from '@/content/en/fleet-map';
import type { FleetUnit } from '../map/model';

const joined = (lang: SiteLang, ...parts: string[]): string => parts.join(languages[lang].comma);

/** The name of a vehicle's marker for those who hear it: what it is, and its beat. */
export const vehicleLabel = ({ profile, name }: FleetUnit, lang: SiteLang): string => joined(lang, profile.name, name);

/** The name of a headquarters' marker: its own, and what kind of base it is. */
export const hubLabel = ({ name, type }: Headquarters, lang: SiteLang): string => joined(lang, name, type);
