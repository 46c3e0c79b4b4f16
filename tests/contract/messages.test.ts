/** A message that no rule uses is never shown: nobody would see that it is wrong, or that a rule has lost it. */
import { expect, it } from 'vitest';
import { accountMessages } from '@/contract/account-messages';
import { bookingMessages } from '@/contract/booking-messages';

const rules = Object.entries(
  import.meta.glob<string>('/src/{contract,features/booking,features/account}/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .filter(([file]) => !file.endsWith('-messages.ts'))
  .map(([, text]) => text)
  .join('\n');

it.each(Object.keys({ ...bookingMessages.en, ...accountMessages.en }))('a rule uses the message %s', (code) => {
  expect(rules).toMatch(new RegExp(`'${code}'`));
});
