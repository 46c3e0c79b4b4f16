import type { ServiceId } from '@/contract/catalogue';

/** Names of the services, as the booking form has them. */
export type ServiceNames = Record<ServiceId, string>;
