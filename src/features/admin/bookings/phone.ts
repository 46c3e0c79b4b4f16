/**
 * "+971501234567" for a UAE number however it was typed, for dialling and for WhatsApp; anything else keeps its digits.
 */
export function international(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (/^0\d{9}$/.test(digits)) return `+971${digits.slice(1)}`;
  return `+${digits.replace(/^00/, '')}`;
}
