/** A device's subscription to new jobs, as the browser's push service gave it. */
import * as v from 'valibot';

/** Base64url, as the browser writes keys. */
const key = v.pipe(v.string('a key must be text'), v.regex(/^[\w-]{16,200}=*$/, 'a key is not valid'));

export const pushSchema = v.object({
  /** Only https: the address is called by the server. */
  endpoint: v.pipe(
    v.string('endpoint must be text'),
    v.maxLength(1000, 'endpoint is too long'),
    v.url('endpoint is no address'),
    v.startsWith('https://', 'endpoint must be https'),
    v.regex(/^[!-~]+$/, 'endpoint is no address'),
  ),
  keys: v.object({ p256dh: key, auth: key }),
  device: v.optional(v.pipe(v.string('device must be text'), v.trim(), v.maxLength(80, 'device is too long')), ''),
});
export type PushInput = v.InferOutput<typeof pushSchema>;
