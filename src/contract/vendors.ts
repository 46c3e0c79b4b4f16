/**
 * The settings that bring a vendor's script to the public pages. The compiler asks for each: queue and script
 * (`tracking/vendors.ts`), the origins that these talk to (`server/http/csp.ts`), and in the tests an id and the words
 * that name the vendor in the privacy policy.
 */
export type VendorSetting = 'VITE_GTM_ID' | 'VITE_GOOGLE_ADS_ID' | 'VITE_CLARITY_ID' | 'VITE_CLICK_TRACKING_SRC';
