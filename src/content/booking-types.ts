/** Words of the booking screen (spec 2, section 2, "Booking screen"). */
import type { FieldName } from '@/contract/booking-fields';
import type { ServiceId, Urgency, VehicleType } from '@/contract/catalogue';
import type { Destination } from '@/contract/truck-questions';
import type { PositionWords } from './position-types';
import type { Meta, Pic, TitleText } from './types';

export interface BookingContent {
  meta: Meta;
  title: string;
  lead: string;
  back: string;
  call: string;
  callFirst: string;
  optional: string;
  groups: { place: string; trip: string; customer: string; vehicle: string };
  fields: Record<Exclude<FieldName, 'consent'>, { label: string; hint?: string; placeholder?: string }>;
  /** What the phone's field asks for where there is no UAE number. */
  phoneAbroad: { label: string; hint: string };
  /** Asked of a number that the rule takes, though no mobile has it. */
  phoneNote: string;
  consent: string;
  /** Leads to what is agreed to. */
  terms: string;
  choose: string;
  /** Two answers to whether somebody is hurt; what to do first if so. */
  hurt: Record<'no' | 'yes', string> & { first: string; police: string; ambulance: string };
  destinations: Record<Destination, string>;
  /** Over the tiles that are true or not. */
  facts: string;
  services: Record<ServiceId, string>;
  from: (aed: number) => string;
  urgencies: Record<Urgency, string>;
  vehicleTypes: Record<VehicleType, string>;
  /** An area in the words of the language. */
  area: (name: string) => string;
  other: string;
  /** The same after the fact: the place is in the description. */
  otherShort: string;
  /** Between the parts of a list. */
  comma: string;
  position: {
    button: string;
    working: string;
    found: string;
    far: string;
    rough: string;
    remove: string;
    /** What every page says that asks for a position. */
    common: PositionWords;
  };
  /** Without a figure while nothing with a price is chosen. */
  submit: (aed: number | undefined) => string;
  submitting: string;
  /** Said while there is no network, and the way to the help page. */
  offline: string;
  offlineHelp: string;
  summaryTitle: string;
  errorTitlePrefix: string;
  failure: string;
  failureCall: string;
  estimateNote: string;
  why: { title: string; points: readonly TitleText[] };
  hotline: { title: string; text: string; second: string };
  confirmed: {
    title: string;
    text: string;
    reference: string;
    /** Before the number that will ring. */
    calls: string;
    sent: string;
    next: { title: string; steps: readonly [string, string, string] };
    kept: string;
  };
  outbox: {
    /** Kept while there is no network; kept while there is one. */
    saved: string;
    retrying: string;
    /** Beside the failure: nobody has to press again. */
    kept: string;
    unsaved: string;
    pendingTitle: string;
    pending: string;
    cancel: string;
    sendNow: string;
    /** That was in vain. */
    notYet: string;
    /**
     * Four ends of a cancelled booking: it never left; an attempt may have arrived; it has arrived, and stands (before
     * its reference); the server had refused it.
     */
    cancelled: string;
    cancelledMaybe: string;
    cancelledLate: string;
    /** The storage has refused to give it up. */
    notCancelled: string;
    removed: string;
    rejected: string;
    refusedTitle: string;
    refused: string;
    waiting: string;
  };
  noscript: string;
  /** A draft for WhatsApp and SMS; `known` says what the form says so far: the service, the place. */
  message: (known: readonly string[]) => string;
  /** The links that open such a draft. */
  drafts: Record<'whatsapp' | 'sms', string>;
  draftKept: string;
  picture: Pic;
}
