/**
 * A number in the groups in which it is read out: "+971 50 123 4567" for a UAE mobile, "+971 4 123 4567" for a
 * landline. Takes what `dialable` gives; any other number stays as it is.
 */
export const readablePhone = (phone: string): string => phone.replace(/^\+971(5\d|\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3');
