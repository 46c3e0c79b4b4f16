import { env } from '@/config/env';
import type { Description } from '../describe';
import { globals } from './globals';

const LABELS = { call: env.adsCallLabel, booking: env.adsBookingLabel, whatsapp: env.adsWhatsappLabel };

/** Reports a conversion to the ads vendor, in AED, with the campaign of the visit. */
export function ads({ conversion }: Description): void {
  if (!conversion) return;
  const { gtag, gtag_report_conversion } = globals();
  const label = LABELS[conversion.kind];
  if (gtag && env.adsId) {
    gtag('event', 'conversion', {
      ...conversion.attribution,
      send_to: label ? `${env.adsId}/${label}` : env.adsId,
      value: conversion.value,
      currency: 'AED',
      ...(conversion.transactionId ? { transaction_id: conversion.transactionId } : {}),
    });
  }
  gtag_report_conversion?.();
}
