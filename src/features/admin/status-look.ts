/** Colours of a booking's status, in Recent Activity and in the list of bookings alike. */
export const STATUS_LOOK = {
  done: 'bg-leaf text-white',
  pending: 'bg-amber-300 text-asphalt-950',
  /** Dealt with, but not a job well done. */
  ended: 'bg-asphalt-600 text-white',
} as const;
