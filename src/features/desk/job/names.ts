import type { DeskCopy } from '@/content/en/desk';
import type { ServiceId } from '@/contract/catalogue';
import type { PhotoKey, PhotoMoment, PhotoPart } from '@/contract/job/photo';

/** Names of the services, as the booking form has them. */
export type ServiceNames = Record<ServiceId, string>;

/**
 * A choice by its name, with what was written beside it ("cannot_find: no gate here"); where
 * "other" was chosen, what was written alone.
 */
export function named(names: Readonly<Record<string, string>>, detail: string): string {
  const [, id = '', note] = /^(\w*)(?:: ([^]*))?$/.exec(detail) ?? [];
  const name = names[id];
  if (name === undefined) return detail;
  return note === undefined ? name : id === 'other' ? note : `${name} · ${note}`;
}

/** "Front left, before loading". */
export function photoName(copy: DeskCopy['photos'], key: PhotoKey): string {
  const [moment, part] = key.split(' ') as [PhotoMoment, PhotoPart];
  return `${copy.parts[part]}, ${copy.moments[moment]}`;
}
