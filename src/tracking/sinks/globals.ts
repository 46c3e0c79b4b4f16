/** The functions that the vendors' scripts put on the window; each is used only if present. */
export interface TrackingGlobals {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
  /** The ads vendor's own conversion snippet, where the site's owner has added it. */
  gtag_report_conversion?: (url?: string) => void;
  clickTracker?: { track?: (event: string, params: Record<string, unknown>) => void };
  trackCallConversion?: (source: string, value: number, page: string) => void;
  clarity?: (...args: unknown[]) => void;
  collectCustomerData?: (data: Record<string, unknown>) => void;
}
export const globals = (): TrackingGlobals => window as unknown as TrackingGlobals;
