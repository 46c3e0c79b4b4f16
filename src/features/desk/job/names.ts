import type { DeskCopy } from '@/content/en/desk';
import type { ServiceId } from '@/contract/catalogue';
import type { PhotoKey, PhotoMoment, PhotoPart } from '@/contract/job/photo';

/** Names of the services, as the booking form has them. */
export type ServiceNames = Record<ServiceId, string>;

/** "Front left, before loading". */
export function photoName(copy: DeskCopy['photos'], key: PhotoKey): string {
  const [moment, part] = key.split(' ') as [PhotoMoment, PhotoPart];
  return `${copy.parts[part]}, ${copy.moments[moment]}`;
}
