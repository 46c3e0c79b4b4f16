/** Settings from `.env`, read once. A missing id switches its feature off, quietly (decisions, section A). */
const raw = import.meta.env;
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const env = {
  googleMapsKey: text(raw.VITE_GOOGLE_MAPS_API_KEY),
  googleMapId: text(raw.VITE_GOOGLE_MAP_ID),
  /** Data-layer container and ads. */
  gtmId: text(raw.VITE_GTM_ID),
  adsId: text(raw.VITE_GOOGLE_ADS_ID),
  adsCallLabel: text(raw.VITE_GOOGLE_ADS_CALL_LABEL),
  adsBookingLabel: text(raw.VITE_GOOGLE_ADS_BOOKING_LABEL),
  adsWhatsappLabel: text(raw.VITE_GOOGLE_ADS_WHATSAPP_LABEL),
  /** Behaviour analytics (session replay). */
  clarityId: text(raw.VITE_CLARITY_ID),
  /** Click-tracking vendor: script address. */
  clickTrackingSrc: text(raw.VITE_CLICK_TRACKING_SRC),
  /** The site's own paths to page analytics and speed insights (spec 1, section 7). */
  analyticsPath: text(raw.VITE_ANALYTICS_PATH),
  speedInsightsPath: text(raw.VITE_SPEED_INSIGHTS_PATH),
  /** '1' when the embedded API serves `/api`: call taps are then reported to it. */
  embeddedApi: text(raw.VITE_EMBEDDED_API) === '1',
  adminUser: text(raw.VITE_ADMIN_USER),
  /** `salt:hash`, both base64url (decisions, D5). */
  adminVerifier: text(raw.VITE_ADMIN_VERIFIER),
} as const;
