/** What the form needs once something is sent, fetched after the page is there. */
import type { SiteLang } from '@/config/languages';
import { isField, type AccountField } from '@/contract/account-fields';
import { accountMessages } from '@/contract/account-messages';
import { bookingMessages } from '@/contract/booking-messages';
import type { Errors } from './form-state';

export { accountValues, checkAccount } from '@/contract/account-form';
export { bookingReference } from '@/contract/reference';

const messages = {
  en: { ...bookingMessages.en, ...accountMessages.en },
  ar: { ...bookingMessages.ar, ...accountMessages.ar },
};
export type Messages = (typeof messages)['ar'];
type Code = keyof Messages;

/** Each field's message, for the code of what is wrong with it. */
export const messagesOf = (codes: Partial<Record<AccountField, Code>>, lang: SiteLang): Errors =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, messages[lang][code]]));

/** The server's English messages in the page's language, without the fields that the form does not have. */
export const translated = (fields: Record<string, string>, lang: SiteLang): Errors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const code = (Object.keys(messages.en) as Code[]).find((key) => messages.en[key] === text);
      return isField(name) ? [[name, messages[lang][code ?? 'answerInvalid']]] : [];
    }),
  );
