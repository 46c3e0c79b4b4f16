import { useMemo } from 'react';
import { siteLang, type SiteLang } from '@/config/languages';
import { headquarters, type Headquarters } from '@/content/en/fleet-map';
import { fleetMap } from '@/content/fleet-map';
import type { FleetMapText, FleetText } from '@/content/fleet-types';
import { useLang } from '@/lib/lang';
import { useFleetWords } from '../words';

/** What only the map says, in the language of the page. */
export const useMapText = (): FleetMapText => fleetMap[siteLang(useLang())].text;

/** The bases in `lang`; `text` is the page's, which says how their figures are read. */
export const headquartersIn = (lang: SiteLang, text: FleetText): readonly Headquarters[] =>
  headquarters.map((base) => ({
    ...base,
    ...fleetMap[lang].bases[base.id],
    capacity: text.baseCapacity(base.capacity),
    responseTime: text.baseResponse(base.responseTime),
  }));

/** The bases in the language of the page: the same list with every render. */
export function useHeadquarters(): readonly Headquarters[] {
  const { text } = useFleetWords();
  const lang = siteLang(useLang());
  return useMemo(() => headquartersIn(lang, text), [lang, text]);
}
