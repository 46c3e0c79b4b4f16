/** The ticket of a booking, as its answer brings it and as the browser keeps it. */
export interface Ticket {
  /** `/track#…` */
  path: string;
  reference: string;
}

/** So many bookings made in one browser are followed there, the newest ones: one may be for a friend. */
export const TICKETS_KEPT = 3;
