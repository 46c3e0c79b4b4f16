/** "+971501234567" for a UAE number however it was typed; anything else keeps its digits. */
export function dialable(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^0\d{8,9}$/.test(digits) ? `+971${digits.slice(1)}` : `+${digits.replace(/^00/, '')}`;
}
