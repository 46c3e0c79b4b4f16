/** Addresses that open the phone's own apps. All of them are plain `href`s: they work without JavaScript. */
import { site } from '@/config/site';

const digits = (number: string): string => number.replace(/[^\d]/g, '');

/** `tel:+9715…`: the plus form dials from roaming phones as well. */
export const telHref = (number: string = site.hotline): string => `tel:+${digits(number)}`;

/** A WhatsApp draft to the company: opens with `text` typed, the visitor still has to send it. */
export const whatsappHref = (text: string, number: string = site.whatsapp): string =>
  `https://wa.me/${digits(number)}?text=${encodeURIComponent(text)}`;

/** An SMS draft. The `?&body=` form is the one that both iOS and Android fill in. */
export const smsHref = (text: string, number: string = site.hotline): string =>
  `sms:+${digits(number)}?&body=${encodeURIComponent(text)}`;

/** A maps link to WGS 84 degrees, five decimals (about a metre). */
export const mapsHref = (lat: number, lng: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat.toFixed(5)}%2C${lng.toFixed(5)}`;

/** An absolute address of this site for a path. */
export const absolute = (path: string): string => site.origin + path;
