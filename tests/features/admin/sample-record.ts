/** A booking as the list of the dashboard has it. */
import type { BookingRecord } from '@/contract/staff';
import { NOON } from './support';

export const record = (over: Partial<BookingRecord> = {}): BookingRecord => ({
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'RNM-111111',
  status: 'pending',
  receivedAt: new Date(NOON - 60_000).toISOString(),
  submittedAt: new Date(NOON - 90_000).toISOString(),
  service: 'towing_service',
  location: 'Deira',
  vehicleType: 'Sedan',
  urgency: 'immediate',
  hurt: '',
  destination: '',
  rolls: '',
  keys: '',
  electric: '',
  low: '',
  children: '',
  rental: '',
  headroom: '',
  estimatedCost: 240,
  leadScore: 50,
  customerInfo: {
    firstName: 'Mariam',
    lastName: 'Haddad',
    phone: '050 123 4567',
    phoneAbroad: '',
    email: '',
    vehicleMake: '',
    vehicleModel: '',
    vehicleYear: '',
    description: 'Stopped.',
  },
  ...over,
});
/** Where the list is asked for. */
export const LIST = '/api/real-crm-endpoint?action=bookings';
