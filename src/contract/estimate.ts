import { SERVICE_PRICES, type ServiceId, type Urgency, type VehicleType } from './catalogue.ts';

/**
 * Price estimate in whole AED: base price, × 1.2 when the call is immediate, × 1.15 for a luxury or sports car,
 * rounded (spec 2, section 9, "Price estimate"). Computed in per-mille integers so that 100 × 1.2 × 1.15 is 138, not
 * 137.999….
 */
export function estimateAed(service: ServiceId, urgency: Urgency, vehicleType: VehicleType | ''): number {
  const urgent = urgency === 'immediate' ? 120 : 100;
  const luxury = vehicleType === 'Luxury Car' || vehicleType === 'Sports Car' ? 115 : 100;
  return Math.round((SERVICE_PRICES[service] * urgent * luxury) / 10_000);
}
