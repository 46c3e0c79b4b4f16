import { site } from '@/config/site';
import { ltr } from '../ltr';
import { desk } from './desk';
import { figures as desksFigures } from './figures';
import type { IconCard, IconName } from '../types';

/** The staff's gate and dashboard. English only: the office reads English. Strings in the specification's quotes are to the letter. */
export const admin = {
  meta: { title: `Staff Dashboard | ${site.name}`, description: 'For the staff: bookings, customers, calls and figures of the recovery service. You have to sign in.' },

  gate: {
    kicker: 'Staff only',
    title: 'See what came in',
    lead: 'Bookings, customers and calls, as they happen. Sign in with the staff name and password.',
    open: 'Access Dashboard',
    checking: 'Checking your sign-in…',
    noScript: 'The staff pages need JavaScript. Please switch it on in your browser, then load this page again.',
    back: 'To the website',
    featuresTitle: 'What is inside',
    features: [
      { icon: 'calendar', title: 'Bookings', text: 'Every booking, newest first. Call the customer, open the place on a map, mark it as done.' },
      { icon: 'users', title: 'Customers', text: 'How many different people have booked, and how promising each request is.' },
      { icon: 'phone', title: 'Calls', text: 'Taps on the call buttons of the site, and how many of all contacts became bookings.' },
      { icon: 'card', title: 'Revenue', text: 'The sum of all estimates in AED, with the last 14 days at a glance.' },
      { icon: 'star', title: 'Advertising', text: 'Ad spend beside conversions, where your back end reports it.' },
      { icon: 'shield', title: 'System health', text: 'Whether the database and the other systems answer right now.' },
    ] satisfies IconCard[],
    ended: {
      time: 'You were signed out after 8 hours. Please sign in again.',
      server: 'Your sign-in has ended. If the password was changed, reload this page. Then sign in again.',
    },
    notConfigured: {
      title: 'No staff sign-in is set up yet',
      text: 'Nobody can sign in until a user name and a password are set. On the machine that builds and runs the site:',
      steps: ['npm run admin:password', 'npm start'],
      after: 'The first asks for the pair and writes only a verifier to .env, never the password. The second rebuilds the site and starts the server with it.',
    },
  },

  login: {
    title: 'Staff sign-in',
    username: 'Username',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    cancel: 'Cancel',
    empty: 'Please enter both username and password',
    wrong: 'Invalid username or password',
    failed: 'Login failed. Please try again.',
    insecure: 'This page was opened without https, so the browser cannot check a password. Open its https address.',
    wait: (seconds: number) => `Too many failed attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    /** For screen readers, once. */
    waitOnce: (seconds: number) => `Too many failed attempts. You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },

  header: { brand: 'Recovery desk', welcome: 'Welcome,', logout: 'Logout', statusTitle: 'Connections' },

  health: {
    names: { database: 'Database', ads: 'Google Ads', calls: 'Call tracking', behaviour: 'Behaviour analytics' },
    /** A part of each name: what a phone has room for. */
    short: { database: 'Database', ads: 'Ads', calls: 'Call tracking', behaviour: 'Behaviour' },
    states: { checking: 'Checking', connected: 'Connected', error: 'Error', off: 'Not configured' },
    none: 'none',
    assumed: 'assumed, not checked',
    notYet: 'not yet',
    state: 'State',
    lastCheck: 'Last check',
    integration: 'Integration',
    backup: {
      title: 'Last backup',
      at: (when: string, age: string) => `${when}, ${age}.`,
      never: 'None yet.',
      failed: 'The last try failed. Look in the server’s log.',
      unknown: 'The server makes no backups by itself. Set BACKUP_DIR; PostgreSQL is backed up by its own tools.',
    },
  },

  ending: {
    text: (minutes: number) =>
      `You will be signed out in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Sign in again to go on: nothing on this page is lost.`,
    again: 'Sign in again',
  },

  tabsLabel: 'Dashboard sections',
  waiting: (count: number) => `${count} waiting`,
  tabs: {
    jobs: { name: 'Jobs', icon: 'truck' },
    dashboard: { name: 'Overview', icon: 'compass' },
    customers: { name: 'Customers', icon: 'users' },
    ads: { name: 'Google Ads', icon: 'star' },
    seo: { name: 'SEO Analytics', icon: 'globe' },
    calls: { name: 'Call Analytics', icon: 'phone' },
    health: { name: 'System Health', icon: 'shield' },
  } satisfies Record<string, { name: string; icon: IconName }>,
  placeholder: (tab: string) => `The ${tab} section will display detailed analytics.`,

  load: {
    loading: 'Loading the figures…',
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    updated: (time: string) => `Updated at ${time}`,
    firstFailed: 'The figures could not be loaded.',
    retry: 'Retry',
    failed: (at: string) => `The refresh at ${at} failed.`,
    since: (time: string) => `These figures are from ${time}.`,
    denied: 'The server does not accept this sign-in. Log out and sign in again. If that does not help, the site and the server hold different passwords: run npm run admin:password, then npm start.',
  },

  figures: {
    totalCustomers: 'Total Customers',
    totalCalls: 'Total Calls',
    conversionRate: 'Conversion Rate',
    totalRevenue: 'Total Revenue',
    totalConversions: 'Conversions',
    googleAdsSpend: 'Ad spend',
    costPerConversion: 'Cost per conversion',
    avgCallDuration: 'Average call duration',
    leadScore: 'Average lead score',
    leadScoreNote: '0 to 100: how soon help is wanted, the estimate, and what the customer told us.',
    seoNote: 'Rankings and visits are measured by your search console, not by this site.',
    missing: 'Not available',
  },
  desk: desksFigures,
  figuresTitle: 'Figures',
  trend: { title: 'Last 14 days', table: 'Figures by day', day: 'Day', none: 'No data' },

  activity: {
    title: 'Recent Activity',
    empty: 'No recent activity to display',
    states: { success: 'Done', warning: 'Not done', error: 'Problem' },
    ends: desk.ends,
    justNow: 'just now',
  },

  bookings: {
    title: 'Bookings',
    search: 'Search bookings',
    searchHint: 'Name, phone, reference, area or car',
    filter: 'Show',
    filters: { all: 'All', pending: 'Not done', done: 'Done' },
    /** `more`: they were counted up to `total` only. */
    count: (total: number, pending: number, more = false) =>
      `${more ? 'More than ' : ''}${total.toLocaleString('en-GB')} ${total === 1 ? 'booking' : 'bookings'} found, ${pending.toLocaleString('en-GB')} not done in all`,
    loading: 'Loading the bookings…',
    failed: 'The bookings could not be loaded.',
    retry: 'Try again',
    none: 'No bookings yet. They appear here by themselves.',
    noMatch: 'No booking matches. Jobs from phone calls are not in this list: find them at the end of the Jobs tab.',
    clear: 'Clear the search',
    more: 'Show older bookings',
    status: { pending: 'Not done', done: 'Done' },
    ends: desk.ends,
    call: 'Call',
    whatsapp: 'WhatsApp',
    map: 'Map',
    details: 'Details',
    markDone: 'Mark as done',
    markPending: 'Mark as not done',
    marking: 'Saving…',
    markFailed: 'The server has not confirmed that. Please try again.',
    newTab: 'opens a new tab',
    message: (name: string, reference: string) => `Hello ${name}, this is ${site.name} about your booking ${reference}.`,
    fields: {
      reference: 'Reference',
      service: 'Service',
      urgency: 'How soon',
      location: 'Area',
      company: 'Company',
      phone: 'Phone',
      phoneAbroad: 'Phone (not UAE)',
      email: 'Email',
      vehicle: 'Vehicle',
      description: 'What happened',
      hurt: 'Hurt, or in a lane',
      truck: 'For the truck',
      estimate: 'Estimate',
      position: 'Location',
      received: 'Received',
      submitted: 'Sent by the customer',
      done: 'Done at',
      ended: 'Ended at',
      leadScore: 'Lead score',
      source: 'Came from',
    },
    hurt: { yes: 'Yes', no: 'No' },
    account: 'Account request:',
    accuracy: (metres: number) => `within ${metres} m`,
    rights: {
      title: 'The customer’s own data',
      copy: 'Export a copy',
      copied: (file: string) => `The copy is in ${file}.`,
      copyFailed: 'No copy was made. Please try again.',
      erase: 'Erase for good',
      working: 'One moment…',
      confirm: {
        title: (reference: string) => `Erase ${reference}?`,
        lead: 'This is deleted for good, and cannot be brought back:',
        goes: (name: string, phone: string) => [
          `the booking of ${name}, ${ltr(phone)}, with everything in it`,
          'its job on the desk, with notes, times, photos and price',
          'its entry in the search',
        ],
        stays: 'The totals of customers, bookings and revenue stay; they name nobody. The desk’s figures count this job no longer. Backups hold the booking until they are replaced. Other bookings of this customer stay.',
        yes: 'Yes, erase it',
        no: 'Keep it',
        failed: 'The server has not confirmed that it is erased. Please try again.',
      },
      erased: (reference: string) => `${reference} is erased.`,
    },
  },
};

export type AdminWords = typeof admin;
