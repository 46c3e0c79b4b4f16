/** The ticket of a booking, as its answer brings it and as the browser keeps it. */
export interface Ticket {
  /** `/track#…` */
  path: string;
  reference: string;
}

/** How many tickets a browser keeps, the newest ones: a second booking may be for a friend. */
export const TICKETS_KEPT = 3;
