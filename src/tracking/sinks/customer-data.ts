import type { Description } from '../describe';
import { globals } from './globals';

/** Gives a booking's contact data to the customer-data function, where the owner has installed one. */
export function customerData({ customer }: Description): void {
  if (customer) globals().collectCustomerData?.(customer);
}
