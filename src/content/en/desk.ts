import { site } from '@/config/site';
import { ltr } from '@/content/ltr';
import type { Actor, End, JobState, Step } from '@/contract/job/steps';
import type { TruckHint } from '@/contract/job/truck-hint';
import type { Purpose } from '@/contract/job/link';
import type { PhotoMoment, PhotoPart } from '@/contract/job/photo';
import { PUSH_TEXT } from '@/contract/job/push-message';
import type { EndReason, Payment, Problem } from '@/contract/job/record';

/** A time alone, or with its day before it ("Fri 20 Nov, 14:05"), within a sentence. */
const atOrOn = (when: string): string => (/^\d/.test(when) ? `at ${when}` : `on ${when}`);

const PHONE_WRONG = 'Please check the phone number: this one cannot be called';

/** The desk: what the dispatcher on shift sees. English only, like the rest of the staff's pages. */
export const desk = {
  tab: 'Jobs',
  loading: 'Loading the jobs…',
  newJobTitle: PUSH_TEXT.title,

  line: {
    connecting: 'Connecting…',
    live: 'Live',
    polling: 'No live connection. Checking every 10 seconds.',
    lost: 'No connection. Calls to the hotline still reach you.',
    denied: 'The server does not accept this sign-in. Calls to the hotline still reach you.',
    lostTitle: 'No connection: nothing new rings here',
    lostWhy: 'Check the network on this device. Calls to the hotline still reach you.',
    age: (time: string) => `as of ${time}`,
  },

  shift: {
    title: 'Start your shift',
    text: 'Your name is shown on every job you take. Starting turns the sound on.',
    name: 'Your name',
    nameMissing: 'Please enter your name',
    start: 'Start shift',
    on: (name: string) => `On shift: ${name}`,
    end: 'End shift',
    soundShort: 'Sound is off',
    pocketShort: 'Does not ring in your pocket',
    soundOff: 'Sound is off. Press to turn it on.',
    soundAnywhere: 'Sound is off. Press anywhere on this page to turn it on.',
    mute: 'No sound was played. Allow sound for this page in the browser, or use another device: this one does not ring.',
    test: 'Test the sound',
    notifications: {
      granted: 'Notifications on',
      denied: 'Notifications are blocked in this browser',
      default: 'Turn on notifications',
      unsupported: 'This browser cannot show notifications',
    },
    pocket: {
      joined: 'This device rings in your pocket too',
      unsupported: 'This device rings while the page is open',
      refused: 'This device rings while the page is open',
      failed: 'This device rings only while the page is open. It tries again every minute.',
    },
    iphone: 'On an iPhone: Share, Add to Home Screen, then open the site from its icon. Only then can it ring in your pocket.',
  },

  /** The alarm hears by the sign-in, which ends after 8 hours. */
  session: {
    soon: 'Sign in again soon',
    soonWhy: 'In 10 minutes this page stops ringing for new jobs.',
    over: 'Sign in again: nothing rings here',
    overWhy: 'This page does not ring for new jobs until somebody signs in.',
    gate: (name: string) => `${name} is still on shift, but this page does not ring for new jobs until somebody signs in.`,
  },

  board: {
    waiting: (count: number) => (count === 1 ? '1 job waiting' : `${count} jobs waiting`),
    none: 'No open jobs. New ones appear here and ring.',
    nobody: 'Nobody is waiting',
    all: 'All jobs',
    under: (count: number) => `${count} under way`,
    unsent: (count: number) => `${count} without a truck`,
    late: (count: number) => (count === 1 ? '1 truck is late' : `${count} trucks are late`),
    ended: (count: number) => `Finished in the last 24 hours (${count})`,
    unpriced: (count: number) => `Done earlier, price missing (${count})`,
    unpricedWhy: 'They stay here for 7 days. Fill in what was paid.',
    add: 'New job',
    goOn: 'Back to the new job',
    more: (count: number) => `Show more (${count} left)`,
    left: (count: number) => `Left from before (${count})`,
    leftWhy: 'Nobody took these for 12 hours, so they no longer ring. Take them, or end them with a reason.',
  },

  find: {
    title: 'Find an earlier job',
    label: 'Find a job',
    hint: 'Name, phone, reference, place or car. Jobs from calls too.',
    find: 'Find',
    looking: 'Looking…',
    failed: 'No answer from the server. Press again.',
    /** `more`: only the newest are shown. */
    found: (count: number, more: boolean) =>
      count === 0
        ? 'No job matches.'
        : more
          ? `The ${count} newest are shown. Add a word to find others.`
          : count === 1
            ? '1 job found.'
            : `${count} jobs found.`,
    above: (references: string) => `On the board, to be changed there: ${references}.`,
  },

  /** For screen readers once a job, and for notifications. */
  arrived: {
    one: (reference: string, place: string, danger?: string) => `${danger ? `${danger}. ` : ''}New job ${reference}: ${place}`,
    many: (count: number) => `${count} new jobs`,
    hurt: (count: number) => `${count} may be hurt or in a lane`,
    open: 'Open the dashboard to take them.',
  },

  /** Somebody took it, and no truck was sent for a long while: heard once. */
  unsent: {
    notice: 'Taken, but no truck sent',
    said: (references: string) => `Taken, but no truck sent: ${references}`,
  },

  /** A company that asks for an account. */
  account: {
    title: 'Account request:',
    waiting: (count: number) => `Account requests (${count})`,
    why: 'Companies that want to agree on rates. Nobody is stranded, so these do not ring. Call back by the next working day.',
    done: 'Answered',
    arrived: (company: string) => `Account request: ${company}`,
  },

  /** What a customer or a driver says, heard once and shown on the job. */
  heard: {
    title: 'From customers and drivers',
    by: (who: string, when: string) => `${who}, ${when}:`,
    place: (place: string) => `New place: ${place}`,
    position: 'New location from the phone',
    notice: 'Message about a job',
    understood: 'OK',
  },

  states: {
    new: 'Waiting',
    taken: 'Taken',
    sent: 'Truck on its way',
    there: 'Truck is there',
    loaded: 'Loaded',
    done: 'Done',
    cancelled: 'Cancelled',
    no_show: 'Nobody there',
    prank: 'Prank',
    duplicate: 'Duplicate',
  } satisfies Record<JobState, string>,

  next: {
    taken: "I've got it",
    sent: 'Truck sent',
    there: 'Truck is there',
    loaded: 'Loaded',
    done: 'Done and paid',
  } satisfies Record<Exclude<Step, 'new'>, string>,
  alsoDone: 'Repaired on the spot, done',

  ends: {
    cancelled: 'Cancelled',
    no_show: 'Nobody there',
    prank: 'Prank',
    duplicate: 'Duplicate',
  } satisfies Record<End, string>,
  reasons: {
    price: 'Too expensive',
    too_long: 'Too long to wait',
    found_other: 'Took another company',
    car_started: 'The car started again',
    police_moved_it: 'Police or RTA moved the car',
    wrong_service: 'Needed something else',
    no_truck: 'We had no truck',
    nobody_there: 'Nobody at the place',
    wrong_place: 'The place was wrong',
    no_answer: 'Does not answer the phone',
    no_such_customer: 'No such customer',
    abuse: 'Abuse',
    test: 'A test',
    same_job: 'The same job twice',
    booked_and_called: 'Booked and called',
    other: 'Another reason (please write it)',
  } satisfies Record<EndReason, string>,

  /** What the driver reports. */
  problems: {
    cannot_find: 'Cannot find the place',
    no_answer: 'Customer does not answer',
    cannot_load: 'Cannot load the car',
    too_late: 'Will be late',
    other: 'Another problem',
  } satisfies Record<Problem, string>,

  payments: {
    cash: 'Cash',
    card: 'Card',
    transfer: 'Bank transfer',
    wallet: 'Digital wallet',
    account: 'On account',
  } satisfies Record<Payment, string>,

  urgency: { immediate: 'Right now', within_hour: 'Within an hour', scheduled: 'At a set time' },

  card: {
    promised: 'Call within',
    overdue: 'Call is overdue',
    unsent: 'No truck sent for',
    truckLate: 'Truck is late by',
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    danger: { said: 'Hurt or in a lane', words: 'May be hurt or in a lane', child: 'A child may be locked in a car' },
    phoneJob: 'Called in',
    booked: 'Booked',
    call: 'Call',
    map: 'Map',
    plusCode: 'Plus Code',
    accuracy: (metres: number) => `within ${metres} m`,
    noPlace: 'No place yet: ask the caller',
    said: 'In the customer’s words',
    cameIn: (when: string) => `came in ${when}`,
    estimate: (aed: number) => `Estimate AED ${aed}`,
    price: (aed: number) => `Paid AED ${aed}`,
    takenBy: (name: string, at: string) => `Taken by ${name} ${atOrOn(at)}`,
    eta: (at: string, said: string, by: string) => `About ${at}, said ${atOrOn(said)}${by ? ` by ${by}` : ''}`,
    thereAt: (at: string) => `Truck was there ${atOrOn(at)}`,
    loadedAt: (at: string) => `Loaded ${atOrOn(at)}`,
    endedAt: (at: string) => `Ended ${atOrOn(at)}`,
    truck: (plate: string, driver: string) => `${driver}, ${ltr(plate)}`,
    /** `references` of the newest; `more`: how many others there are. */
    samePhone: (references: string, more: number) => `Same phone as ${references}${more > 0 ? ` and ${more} more` : ''}`,
    ended: (state: string, reason: string) => (reason ? `${state}: ${reason}` : state),
    more: 'More',
    newTab: 'opens a new tab',
    abroad: 'Not a UAE number',
  },

  actions: {
    minutes: 'Minutes until the truck is there',
    truck: 'Truck',
    noTruck: 'No truck chosen',
    /** Of a truck in the list, where it is with other customers; '' where it is free. */
    onJobs: (references: string) => references && `now on ${references}`,
    finalPrice: 'Price paid, AED',
    wholeAed: 'Whole AED, without fils',
    payment: 'Paid by',
    choosePayment: 'Please choose',
    note: 'Note',
    addNote: 'Add the note',
    savePlace: 'Save the place',
    savePrice: 'Save the price',
    addPrice: 'Fill in the price',
    changePrice: 'Change the price',
    saveTruck: 'Change the truck',
    newMinutes: 'New time: minutes from now',
    dangerOn: 'Mark: hurt or in a lane',
    dangerOff: 'Nobody hurt, not in a lane',
    end: 'End without a bill',
    endAs: 'How did it end?',
    reason: 'Reason',
    reasonMissing: 'Please choose a reason',
    noteMissing: 'Please write the reason',
    endNow: 'End this job',
    undo: (what: string) => `Undo “${what}”`,
    /** Somebody else ended it while something was typed here. */
    over: (state: string) => `This job is over: ${state}. What you typed is still here.`,
    discard: 'Discard it',
    /** It was erased while something was typed here. */
    gone: 'This job is no longer on the board. What you typed is gone with it.',
    saving: 'Saving…',
    failed: 'No answer from the server, so it may not be saved. Press again.',
    /** The job has changed since the press. */
    unsettled: 'No answer came. Check what is shown here now.',
    refused: (why: string) => `Not saved: ${why}.`,
    conflict: (who: string, state: string) => `${who} was faster. This job is now: ${state}.`,
    conflictYours: (what: string) => `You wanted: ${what}. None of it was saved.`,
    /** A press before this one got no answer: perhaps it was the faster one. */
    conflictUnsure: (what: string) => `You wanted: ${what}. Check what is shown here now.`,
    somebody: 'Somebody',
    understood: 'OK',
  },

  hints: {
    title: 'May need',
    names: {
      flatbed: 'Flatbed',
      winch: 'Winch, soft ground',
      heavy: 'Heavy truck',
      motorcycle: 'Motorcycle carrier',
      low: 'Low ceiling',
      locked: 'No keys or wheels locked',
      fuel: 'Fuel',
      battery: 'Battery',
      tyre: 'Tyre',
    } satisfies Record<TruckHint, string>,
  },

  place: {
    label: 'Place, or a pasted location',
    hint: 'Paste a Plus Code, coordinates or a link of Google Maps, Apple Maps or Waze.',
    found: (place: string) => `Location found: ${place}`,
    near: (area: string, km: string) => `${km} km from the middle of ${area}`,
    abroad: 'This location is outside the UAE. Check it before you save.',
    shortened: 'This short link cannot be read. Open it, then copy the Plus Code or the long address.',
    openShort: 'Open the link',
    save: 'Save the place',
    map: 'See it on a map',
    /** Before the place that stands there. */
    changed: 'The place was changed while you typed. If you save, yours replaces it. It is now:',
  },

  history: {
    title: 'What happened',
    loading: 'Loading…',
    failed: 'Could not be loaded. Trying again…',
    created: 'Came in',
    call: 'More from the call',
    callPlace: (text: string) => `More from the call. Place: ${text}`,
    sent: (state: string, minutes: number) => `${state}, in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    undone: (state: string) => `Taken back: ${state}`,
    danger: 'Marked: hurt or in a lane',
    noDanger: 'Nobody hurt, not in a lane',
    truck: (plate = '') => (plate ? `Truck changed: ${plate}` : 'Truck changed'),
    problem: (what: string) => `Problem: ${what}`,
    with: {
      note: (text: string) => `Note: ${text}`,
      place: (text: string) => `Place: ${text}`,
      price: (aed: string) => `Price: AED ${aed}`,
      eta: (minutes: string) => `There in ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}`,
    },
    actors: { customer: 'Customer', desk: 'Desk', crew: 'Driver' } satisfies Record<Actor, string>,
  },

  photos: {
    title: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    loading: 'Loading…',
    failed: 'Could not be loaded. Trying again…',
    kept: (date: string) => `These are erased automatically, the first on ${date}. Save what a claim needs.`,
    moments: { before: 'before loading', after: 'at the handover' } satisfies Record<PhotoMoment, string>,
    parts: {
      front_left: 'Front left',
      front_right: 'Front right',
      rear_left: 'Rear left',
      rear_right: 'Rear right',
      damage: 'Damage',
    } satisfies Record<PhotoPart, string>,
  },

  messages: {
    title: 'Message the customer',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    names: { received: 'We have it', sent: 'Truck on its way', there: 'Truck has arrived', done: 'Thank you' },
  },

  links: {
    title: 'Send a link',
    loading: 'Making the links…',
    failed: 'No links: no answer from the server. Close this and open it again.',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    names: {
      pin: 'Ask the caller for the location',
      job: 'The job, to the driver',
      track: 'The ticket, to the customer',
    } satisfies Record<Purpose, string>,
  },

  newJob: {
    title: 'New job from a call',
    phone: 'Phone number',
    phoneMissing: 'Please enter the phone number',
    phoneWrong: PHONE_WRONG,
    name: 'Name',
    place: 'Where',
    what: 'What is wrong',
    vehicle: 'Car',
    service: 'Service',
    noService: 'Not known yet',
    urgency: 'When',
    danger: 'Somebody is hurt, or the car is in a lane',
    dangerHelp: 'Anyone hurt, or in a lane: 999. Ambulance only: 998.',
    lang: 'Language for messages',
    save: 'Save the job',
    typedSince: 'The job is saved. Press again to add what you typed since.',
    cancel: 'Cancel',
    optional: 'optional',
  },

  trucks: {
    title: 'Trucks',
    add: 'Add a truck',
    plate: 'Plate',
    kind: 'Kind',
    driver: 'Driver’s first name',
    phone: 'Driver’s phone',
    lang: 'Driver’s language',
    onDuty: 'On duty',
    offDuty: 'Off duty',
    save: 'Save the truck',
    none: 'No trucks yet. Add one to send it.',
    missing: 'Please fill in this field',
    phoneWrong: PHONE_WRONG,
    failed: 'No answer from the server, so it may not be saved. Press again.',
    unsettled: 'No answer came. Check what is shown here now.',
  },

  site: site.name,
};

export type DeskCopy = typeof desk;
