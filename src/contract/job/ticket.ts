/** The ticket of a booking, as its answer brings it and as the browser keeps it. */
export interface Ticket {
  /** `/track#…` */
  path: string;
  reference: string;
}
