/**
 * Photographs of the vehicle that a driver takes. No schema in here: the driver's page
 * reads it too, and has to stay small.
 */

/** When: before the car is loaded, or where it is handed over. */
export const PHOTO_MOMENTS = ['before', 'after'] as const;
export type PhotoMoment = (typeof PHOTO_MOMENTS)[number];

/** Of what: the four corners, and whatever is broken. */
export const PHOTO_PARTS = ['front_left', 'front_right', 'rear_left', 'rear_right', 'damage'] as const;
export type PhotoPart = (typeof PHOTO_PARTS)[number];
/** Which of a job's photographs one is. */
export interface PhotoPlace {
  moment: PhotoMoment;
  part: PhotoPart;
}
export type PhotoKey = `${PhotoMoment} ${PhotoPart}`;

/** Bytes of one: the driver's page makes it smaller before it is sent. */
export const PHOTO_BYTES = 300_000;
/** Of one job: both moments, every corner twice, and some damage. */
export const PHOTOS_PER_JOB = 24;
/**
 * Days until a photograph is erased, as the privacy page says: long enough for a customer to find a scratch and say so.
 */
export const PHOTO_DAYS = 90;

/** A photograph as the desk lists it. Times are ISO 8601. */
export interface JobPhoto extends PhotoPlace {
  id: string;
  /** When it was taken. */
  at: string;
}
