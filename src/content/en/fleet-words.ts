import type { FleetWords } from '../fleet-types';
import { fleetText, fleetVehicles } from './fleet';
import { fleetProfiles } from './fleet-profiles';

export const fleetWords: FleetWords = {
  text: fleetText,
  vehicles: fleetVehicles,
  profiles: fleetProfiles,
  priorities: {
    critical: 'CRITICAL',
    urgent: 'URGENT',
    premium: 'PREMIUM',
    high: 'HIGH',
    medium: 'MEDIUM',
    low: 'LOW',
  },
};
