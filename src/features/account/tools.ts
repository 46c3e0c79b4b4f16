/** What the form needs once something is sent, fetched after the page is there. */
import { accountMessages } from '@/contract/account-messages';
import { bookingMessages } from '@/contract/booking-messages';

export { accountValues, checkAccount } from '@/contract/account-form';
export { bookingReference } from '@/contract/reference';

/** By language; the server answers with the English ones. */
export const messages = {
  en: { ...bookingMessages.en, ...accountMessages.en },
  ar: { ...bookingMessages.ar, ...accountMessages.ar },
};
export type Messages = (typeof messages)['ar'];
