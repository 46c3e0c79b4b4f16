/** The fields of the account form, without their rules: the form's code, with the rules, loads later. */

export const ACCOUNT_KINDS = ['cars', 'vans', 'trucks', 'buses', 'motorcycles', 'machines'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** In the order of the screen: errors are listed so. */
export const ACCOUNT_FIELDS = [
  'company',
  'vehicles',
  'kinds',
  'areas',
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
  'consent',
] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export const isField = (name: unknown): name is AccountField => (ACCOUNT_FIELDS as readonly unknown[]).includes(name);

/** Longest texts, in UTF-16 units, so that together with the message they fit into the booking's description. */
export const ACCOUNT_LIMITS = { company: 120, areas: 200, message: 1200 } as const;

/** As the form holds them: texts as typed, the kinds that are ticked. */
export interface AccountValues {
  company: string;
  vehicles: string;
  kinds: string[];
  areas: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  message: string;
  consent: boolean;
}
