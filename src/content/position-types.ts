/** Words about the visitor's position, one module per language (`content/<lang>/position.ts`). */

/** Keys are those of `lib/position` (failures and compass points); `{…}` stands for a value that the page fills in. */
export interface PositionWords {
  locating: string;
  /** While the browser may be asking. */
  allow: string;
  failures: Record<'denied' | 'unavailable' | 'timeout' | 'unsupported', { title: string; help: string }>;
  /** Where the coordinates stand in the phone's own maps app. */
  manual: string;
  again: string;
  /** Asks anew when a position is there. */
  update: string;
  /** In the WhatsApp button's panel; `sms`: the same message where data does not pass. */
  whatsapp: { ready: string; open: string; sms: string; without: string; send: string };
  /** In messages: label before the maps link. */
  myPosition: string;
  accuracy: string;
  units: { metre: string; kilometre: string };
  /** As in "3 km north-east of Lahbab": `{distance}`, `{direction}`, `{area}`. */
  nearest: string;
  /** Within a few hundred metres of an area's centre: `{area}`. */
  next: string;
  compass: Record<'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw', string>;
}
