const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML has it, in an element or an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
