/** The format of each vendor's ids, with an example: a wrong id would silently measure nothing. */
const FORMS: Readonly<Record<string, [form: RegExp, example: string]>> = {
  VITE_GTM_ID: [/^GTM-[\w-]+$/, 'GTM-ABC123'],
  VITE_GOOGLE_ADS_ID: [/^AW-\w+$/, 'AW-123456789'],
  VITE_GOOGLE_ADS_CALL_LABEL: [/^[\w-]+$/, 'AbC-D_efG, without the AW-…/ in front'],
  VITE_GOOGLE_ADS_BOOKING_LABEL: [/^[\w-]+$/, 'AbC-D_efG, without the AW-…/ in front'],
  VITE_GOOGLE_ADS_WHATSAPP_LABEL: [/^[\w-]+$/, 'AbC-D_efG, without the AW-…/ in front'],
  VITE_CLARITY_ID: [/^[a-z\d]+$/, 'abcde12345'],
  VITE_CLICK_TRACKING_SRC: [/^(?:https:\/|)\/\S+$/, 'https://example.com/tracker.js, or /tracker.js'],
  VITE_ANALYTICS_PATH: [/^\/\S+$/, '/_vercel/insights/script.js'],
  VITE_SPEED_INSIGHTS_PATH: [/^\/\S+$/, '/_vercel/speed-insights/script.js'],
  VITE_EMBEDDED_API: [/^1$/, '1 for the embedded API, empty for existing endpoints'],
};

const LABEL = /^VITE_GOOGLE_ADS_\w+_LABEL$/;

/** Messages about ids in `env` with an unusual format, or that have no effect without another one. */
export function doubtfulIds(env: Record<string, string | undefined>): string[] {
  const label = Object.keys(env).find((name) => LABEL.test(name) && env[name]?.trim());
  return [
    ...Object.entries(FORMS).flatMap(([name, [form, example]]) => {
      const value = env[name]?.trim();
      return value && !form.test(value) ? [`${name} is "${value}"; it should look like this: ${example}.`] : [];
    }),
    ...(label && !env.VITE_GOOGLE_ADS_ID?.trim()
      ? [`${label} is set and VITE_GOOGLE_ADS_ID is not: no conversion is reported.`]
      : []),
  ];
}
