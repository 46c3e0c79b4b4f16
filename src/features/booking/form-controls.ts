/**
 * How each field of the booking is asked for. The fields themselves, their order and
 * their rules stand in `contract/booking-fields.ts`.
 */
import type { ComponentProps } from 'react';
import type { BookingContent } from '@/content/booking-types';
import type { FieldName } from '@/contract/booking-fields';
import { DESTINATIONS, type Destination } from '@/contract/truck-questions';
import type { IconName } from '@/content/types';
import type { TileOption } from '@/ui/form/tiles';
import {
  LOCATION_OPTIONS,
  OTHER_LOCATION,
  SERVICE_IDS,
  SERVICE_PRICES,
  URGENCIES,
  VEHICLE_TYPES,
  type ServiceId,
  type VehicleType,
} from '@/contract/catalogue';

type Keyboard = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

interface Asked {
  /** The group of the form that it stands in. */
  group: keyof BookingContent['groups'];
  /** Takes the whole row of its group. */
  wide?: true;
}

interface Choosing {
  options: (words: BookingContent) => readonly TileOption[];
}

export type Control =
  | (Asked & Choosing & { kind: 'select' })
  | (Asked & Choosing & { kind: 'tiles'; width?: 'wide'; optional?: true })
  | (Asked & { kind: 'area' })
  | (Asked & { kind: 'text'; optional?: true; keyboard?: Keyboard })
  /** One tile among others that are true or not: what is stored when it is. */
  | (Asked & { kind: 'fact'; says: 'yes' | 'no'; icon: IconName })
  /** Stands under the field that it changes. */
  | { kind: 'switch'; group: 'customer' }
  /** Stands by itself, under the groups. */
  | { kind: 'consent' };

const SERVICE_ICONS: Record<ServiceId, IconName> = {
  car_recovery: 'flatbed',
  towing_service: 'rope',
  desert_recovery: 'desert',
  heavy_vehicle: 'truck',
  motorcycle_recovery: 'motorcycle',
  luxury_car_recovery: 'luxury',
};

const DESTINATION_ICONS: Record<Destination, IconName> = {
  home: 'home',
  garage: 'wrench',
  dealer: 'award',
  unsure: 'chat',
};

const VEHICLE_ICONS: Record<VehicleType, IconName> = {
  Sedan: 'car',
  SUV: 'suv',
  Hatchback: 'hatchback',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'Pickup Truck': 'pickup',
  Van: 'van',
  Motorcycle: 'motorcycle',
  'Luxury Car': 'luxury',
  'Sports Car': 'sports',
  'Commercial Vehicle': 'truck',
};

export const CONTROLS: Record<FieldName, Control> = {
  service: {
    group: 'trip',
    kind: 'tiles',
    width: 'wide',
    wide: true,
    options: (words) =>
      SERVICE_IDS.map((id) => ({
        value: id,
        label: words.services[id],
        icon: SERVICE_ICONS[id],
        note: words.from(SERVICE_PRICES[id]),
      })),
  },
  location: {
    group: 'place',
    kind: 'select',
    wide: true,
    options: (words) =>
      LOCATION_OPTIONS.map((name) => ({
        value: name,
        label: name === OTHER_LOCATION ? words.other : words.area(name),
      })),
  },
  vehicleType: {
    group: 'trip',
    kind: 'tiles',
    wide: true,
    options: (words) =>
      VEHICLE_TYPES.map((type) => ({ value: type, label: words.vehicleTypes[type], icon: VEHICLE_ICONS[type] })),
  },
  hurt: {
    group: 'place',
    kind: 'tiles',
    wide: true,
    optional: true,
    options: ({ hurt }) => [
      { value: 'no', label: hurt.no, icon: 'shield' },
      { value: 'yes', label: hurt.yes, icon: 'warning' },
    ],
  },
  destination: {
    group: 'trip',
    kind: 'tiles',
    wide: true,
    optional: true,
    options: (words) =>
      DESTINATIONS.map((place) => ({
        value: place,
        label: words.destinations[place],
        icon: DESTINATION_ICONS[place],
      })),
  },
  rolls: { group: 'trip', kind: 'fact', says: 'no', icon: 'tyre' },
  keys: { group: 'trip', kind: 'fact', says: 'no', icon: 'key' },
  electric: { group: 'trip', kind: 'fact', says: 'yes', icon: 'electric' },
  low: { group: 'trip', kind: 'fact', says: 'yes', icon: 'sports' },
  children: { group: 'trip', kind: 'fact', says: 'yes', icon: 'users' },
  rental: { group: 'trip', kind: 'fact', says: 'yes', icon: 'document' },
  headroom: {
    group: 'trip',
    kind: 'text',
    wide: true,
    optional: true,
    keyboard: { inputMode: 'decimal', autoComplete: 'off' },
  },
  urgency: {
    group: 'trip',
    kind: 'tiles',
    wide: true,
    options: (words) => URGENCIES.map((urgency) => ({ value: urgency, label: words.urgencies[urgency] })),
  },
  description: { group: 'trip', kind: 'area', wide: true },
  firstName: { group: 'customer', kind: 'text', keyboard: { autoComplete: 'given-name' } },
  lastName: { group: 'customer', kind: 'text', keyboard: { autoComplete: 'family-name' } },
  phone: {
    group: 'customer',
    kind: 'text',
    keyboard: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  },
  phoneAbroad: { group: 'customer', kind: 'switch' },
  email: {
    group: 'customer',
    kind: 'text',
    optional: true,
    keyboard: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  },
  vehicleMake: { group: 'vehicle', kind: 'text', optional: true },
  vehicleModel: { group: 'vehicle', kind: 'text', optional: true },
  vehicleYear: { group: 'vehicle', kind: 'text', optional: true, keyboard: { inputMode: 'numeric' } },
  consent: { kind: 'consent' },
};
