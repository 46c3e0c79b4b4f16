import type { AccountContent } from '../account-types';

/** The account form on `/fleets`. */
export const account: AccountContent = {
  title: 'Ask for an account',
  intro: 'We will call you by the next working day, with rates for your vehicles. Do you need a truck now? Call us instead.',
  optional: 'optional',
  fields: {
    company: { label: 'Company' },
    vehicles: { label: 'Number of vehicles', hint: 'About how many, for example 25' },
    kinds: { label: 'Which kinds? Tap all that you have' },
    areas: { label: 'Where do they drive?', hint: 'Areas or emirates, for example Al Quoz, Jebel Ali, Sharjah' },
    firstName: { label: 'Your first name' },
    lastName: { label: 'Your last name' },
    phone: { label: 'Mobile number', hint: 'UAE mobile, for example 050 123 4567' },
    email: { label: 'Email' },
    message: { label: 'Anything else?', hint: 'Where your vehicles are parked at night, who pays, what you need most' },
  },
  kinds: { cars: 'Cars', vans: 'Vans', trucks: 'Trucks', buses: 'Buses', motorcycles: 'Motorcycles', machines: 'Machines' },
  consent: 'I agree to the terms and conditions. You may contact me about this request.',
  terms: 'Read the terms',
  submit: 'Send the request',
  submitting: 'Sending…',
  summaryTitle: 'Please check these answers',
  errorTitlePrefix: 'Error: ',
  call: 'Call',
  stored: {
    title: 'We have your request',
    text: 'We will call you by the next working day.',
    reference: 'Your reference:',
    again: 'Send another request',
  },
  waiting: {
    title: 'Waiting to be sent',
    text: 'Your request is saved on this device. We will send it automatically when there is a connection, so you do not need to press again.',
    sendNow: 'Try now',
    cancel: 'Cancel and change it',
  },
  refused: 'We could not accept the request. Please check the answers and send it again, or call us.',
  unsaved: 'The request could not be sent, and this browser can’t save it. Keep this page open and press again, or call us.',
  noscript: 'This form does not work in your browser. Please call us, or write on WhatsApp:',
};
