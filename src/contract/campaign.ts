import type { Attribution } from './booking.ts';

/** What a click on an ad is called where the ad names no campaign. */
export const AD_CLICK = 'Google Ads click';

/**
 * The campaign's name: as the link has it, else that it was an ad, else where the link
 * stood; undefined without any of them.
 */
export const campaignOf = (from: Attribution | undefined): string | undefined =>
  from?.utm_campaign?.trim() || (from?.gclid ? AD_CLICK : undefined) || from?.utm_source?.trim() || undefined;
