/** What the account form says beyond the booking form's messages, in both languages; the server says the same. */
export type AccountErrorCode = keyof typeof en;

const en = {
  companyRequired: 'Please enter the name of your company',
  vehiclesInvalid: 'Please enter how many vehicles you run as one number, for example 25',
  kindsRequired: 'Please choose at least one kind of vehicle',
  areasRequired: 'Please say where your vehicles drive',
} as const;

const ar: Record<AccountErrorCode, string> = {
  companyRequired: 'يرجى كتابة اسم الشركة',
  vehiclesInvalid: 'يرجى كتابة عدد المركبات رقمًا واحدًا، مثل 25',
  kindsRequired: 'يرجى اختيار نوع واحد على الأقل',
  areasRequired: 'يرجى ذكر المناطق التي تعمل فيها مركباتكم',
};

export const accountMessages: Record<'en' | 'ar', Record<AccountErrorCode, string>> = { en, ar };
