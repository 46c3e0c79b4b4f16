/** Words around the help page in a language that only it is written in: its head, the call bar, the line for no network. */
import type { LayoutContent } from './layout-types';

export interface RoadsideWords extends Pick<LayoutContent, 'skip' | 'logoLabel' | 'bar' | 'whatsappMessage' | 'smsMessage' | 'offline' | 'offlineHelp'> {
  footer: Pick<LayoutContent['footer'], 'sms'>;
  /** That the rest of the site is in English and Arabic. */
  others: string;
}
