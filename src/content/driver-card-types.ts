/** The card for the cab (`/driver-card`): one panel a language, what stands around it in the languages of the site. */
import type { Meta } from './types';

/** A panel's own words. The rule for injuries and the five steps are those of the help page. */
export interface CardWords {
  title: string;
  accident: string;
  /** Over the company's number. */
  call: string;
  say: string;
  /** What to beware of. */
  beware: string;
  /** Before the address of the help page. */
  help: string;
  /** Before the lines that are filled in by hand. */
  vehicle: string;
  office: string;
}

export interface DriverCardContent {
  meta: Meta;
  crumb: string;
  fleets: string;
  title: string;
  lead: string;
  print: string;
  how: string;
}
