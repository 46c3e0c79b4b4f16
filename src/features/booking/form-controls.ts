/** How each field of the booking is asked for. The fields themselves, their order and their rules stand in `contract/booking-fields.ts`. */
import type { ComponentProps } from 'react';
import type { BookingContent } from '@/content/booking-types';
import type { FieldName } from '@/contract/booking-fields';
import {
  LOCATION_OPTIONS,
  OTHER_LOCATION,
  SERVICE_IDS,
  SERVICE_PRICES,
  URGENCIES,
  VEHICLE_TYPES,
} from '@/contract/catalogue';

export interface Option {
  value: string;
  label: string;
}

type Keyboard = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

interface Asked {
  /** The group of the form that it stands in. */
  group: keyof BookingContent['groups'];
  /** Takes the whole row of its group. */
  wide?: true;
}

interface Choosing {
  options: (words: BookingContent) => readonly Option[];
}

export type Control =
  | (Asked & Choosing & { kind: 'select' })
  | (Asked & Choosing & { kind: 'choice' })
  | (Asked & { kind: 'area' })
  | (Asked & { kind: 'text'; optional?: true; keyboard?: Keyboard })
  /** Stands by itself, under the groups. */
  | { kind: 'consent' };

export const CONTROLS: Record<FieldName, Control> = {
  service: {
    group: 'trip',
    kind: 'select',
    wide: true,
    options: (words) =>
      SERVICE_IDS.map((id) => ({ value: id, label: `${words.services[id]} (${words.from} ${SERVICE_PRICES[id]})` })),
  },
  location: {
    group: 'trip',
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
    kind: 'select',
    wide: true,
    options: (words) => VEHICLE_TYPES.map((type) => ({ value: type, label: words.vehicleTypes[type] })),
  },
  urgency: {
    group: 'trip',
    kind: 'choice',
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
