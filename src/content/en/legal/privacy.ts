/** The privacy policy. It describes what this site and the company's desk really do; change it when they change. */
import { site } from '@/config/site';
import { PHOTO_DAYS } from '@/contract/job/photo';
import type { LegalContent } from './shape';

export const privacy: LegalContent = {
  meta: {
    title: `Privacy Policy | ${site.name}`,
    description:
      `What ${site.name} collects when you call, chat, book or read this site, why, who else sees it, how long we keep it, and how to have it deleted.`,
    keywords: ['privacy policy', 'personal data UAE', 'recovery service privacy'],
  },
  title: 'Privacy Policy',
  intro: `This policy says in plain words what ${site.legalName} (“we”) does with information about you. It covers this website, our hotline, WhatsApp and SMS, the booking form, and the recovery itself.`,
  lastUpdated: 'Last Updated',
  contents: 'On this page',
  call: 'Call us about your data',
  callText: 'A person answers. Say that it is about privacy and you will be put through.',
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        { kind: 'text', text: 'You can read every page of this site without telling us who you are. We receive information in these ways:' },
        {
          kind: 'list',
          items: [
            'When you call: your number, the time and length of the call, and what you tell the dispatcher about the place, the vehicle and the trouble.',
            'When you write by WhatsApp or SMS: your number, the messages, and the pictures and locations that you send.',
            'When you book: your name, your phone number, with a mark if it is not from the UAE, the area, the service, the vehicle and your description; your answers about whether anyone is hurt, where the vehicle should go and what decides the truck; your email address, the make, model and year if you fill them in; and the language of the page.',
            'When a company asks for an account: its name, how many vehicles of which kinds it has and where they drive, who asks, with phone number and email address, and the message. It is kept as long as a booking.',
            'Your location, only after you press a button that asks for it. It is put into the message or booking that you then send. We do not track your device.',
            'When you open a link that we sent you: what you press and write on its page, and when. The page of your booking shows the place in words, the truck’s plate and its driver’s first name, and what you paid. It does not show your name, your number or your phone’s location. Whoever has its link can change or cancel the booking, so pass it on only to people you trust.',
            'While your job runs: the notes that our staff take, what was done, when and by whom, and the time that somebody gave you.',
            'When we recover a vehicle: number plate, photographs of its condition before and after, signatures, and the addresses of pick-up and delivery.',
            'When you pay: the amount, the method and the receipt. Card numbers are handled by the payment provider; we do not store them.',
            'At our yard and in our vehicles: recordings of security cameras.',
            'When you use this site: pages visited, taps on call and chat buttons, the kind of device and browser, and the advertisement or link that brought you here.',
          ],
        },
        {
          kind: 'text',
          text: 'This site keeps some things on your own device: a booking or an account request that you have begun, one that could not be sent yet, what you entered on the page for stranded drivers (for two hours), how you came here, the address of the page of your booking until its job has ended, the language that you chose on such a page, whether you chose a light or a dark page, which of your bookings have been counted, and a copy of its pages so that it opens without a network. Clearing the site data in your browser removes them.',
        },
        {
          kind: 'text',
          text: 'If you book for somebody else, please make sure that they agree to our having their details. Our services are ordered by adults. We do not knowingly collect information from children.',
        },
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How We Use Your Information',
      blocks: [
        {
          kind: 'list',
          items: [
            'To find you, send the right vehicle, and keep you informed until the job is done.',
            'To quote, charge and issue invoices, and to settle claims and complaints.',
            'To work with your insurer, your rental company or the police, where the case calls for it.',
            'To meet our duties as a licensed company: accounts, tax, traffic and transport rules.',
            'To keep people and vehicles safe, and to prevent fraud.',
            'To see which pages and advertisements lead to calls, and to make the site better.',
            'To tell you about offers, if you agreed to that with your booking. One message is enough to stop it.',
          ],
        },
        {
          kind: 'text',
          text: 'We rely on your consent, on the agreement to recover your vehicle, on legal duties, and in an emergency on the protection of life and safety. We do not sell personal information, and no decision with a legal effect on you is made by a computer alone.',
        },
      ],
    },
    {
      id: 'information-security',
      title: 'Information Security',
      blocks: [
        {
          kind: 'list',
          items: [
            'The connection between your browser and this site is encrypted.',
            'Bookings and call records can be read only by staff who need them, after signing in. Access ends when they leave.',
            'The driver who comes to you sees only that one job, through a personal link: your name and number, the place, the vehicle, what you wrote and what you answered about the vehicle. The link ends immediately when another driver takes over.',
            'Photographs of vehicles wait in the driver’s phone until they have reached us, and are filed with the job. The location and the phone model, which cameras write into a picture, are taken out first.',
            'Paper is kept locked and is shredded.',
            'We check our suppliers, and bind those who work for us to secrecy.',
          ],
        },
        {
          kind: 'text',
          text: 'No system is perfectly safe. If a breach puts your privacy at risk, we inform you and the competent authority as the law requires, and tell you what you can do. WhatsApp and SMS travel over networks that are not ours; please do not send card numbers or copies of identity documents that nobody asked you for.',
        },
      ],
    },
    {
      id: 'data-retention',
      title: 'Data Retention',
      blocks: [
        { kind: 'text', text: 'We keep information only as long as it serves its purpose or the law wants it kept. Then it is deleted, or made anonymous.' },
        {
          kind: 'table',
          caption: 'How long each kind of information is kept',
          head: ['Information', 'Kept for'],
          rows: [
            ['Service records (jobs, invoices)', '7 years'],
            ['Communication logs (calls, messages, email)', '2 years'],
            ['Analytics, anonymised', '1 year'],
            ['CCTV recordings', '30 days'],
            ['Preferences', 'until account deletion'],
            ['Payment information', 'as UAE law requires'],
          ],
        },
        {
          kind: 'text',
          text: `The driver’s photographs of your vehicle are deleted after ${PHOTO_DAYS} days. You can ask for a copy before that.`,
        },
        {
          kind: 'text',
          text: 'A location that you sent by one of our links is deleted when the job ends, or after two hours if no truck was sent. One that was part of a booking, and the notes of a job, stay with its service record. Such links stop working by themselves: the one that asks for your location after two hours, the driver’s 12 hours after the job, the page of your booking seven days after it.',
        },
        {
          kind: 'text',
          text: 'A record that is part of a claim, an investigation or a dispute is kept until that has ended. You need no account to use our services; preferences that we noted without one are deleted when you ask.',
        },
      ],
    },
    {
      id: 'third-party-services',
      title: 'Third-Party Services',
      blocks: [
        { kind: 'text', text: 'Others see information about you only as far as their part needs it:' },
        {
          kind: 'list',
          items: [
            'Messaging: WhatsApp belongs to Meta and works under its own terms. If you would rather not use it, call or send an SMS.',
            'Maps: with Google Maps switched on, your browser loads the map from Google. The map that we draw ourselves sends nothing to anyone.',
            'Measurement: we may use Google Tag Manager, Google Ads, Microsoft Clarity and a click-measuring service to count calls, bookings and visits. After a booking its contact details may be passed to these services so that a booking can be matched with an advertisement. Recordings of how pages are used leave out names, phone numbers, number plates and places.',
            'Payments: banks, card and wallet providers.',
            'The case itself: insurers, workshops, rental companies, building security and partner vehicles that take part in your recovery.',
            'Authorities: the police, the RTA or a court, when the law obliges us.',
          ],
        },
        {
          kind: 'text',
          text: 'Some of these companies store information outside the UAE. Where they do, we rely on what UAE data protection law provides for such transfers. Links to share an article open the network that you choose; nothing is sent to it before you press the button.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      blocks: [
        {
          kind: 'text',
          text: 'As of November 2026 the protection of personal data in the UAE is governed by Federal Decree-Law No. 45 of 2021. Within its limits you can ask us to:',
        },
        {
          kind: 'list',
          items: [
            'tell you what we hold about you, where it came from, and who has received it;',
            'give you a copy, or pass it on to another company in a common format;',
            'correct what is wrong and complete what is missing;',
            'delete it, or stop using it for a while;',
            'stop direct marketing, at any time and without a reason;',
            'withdraw a consent that you gave. What was done before stays lawful.',
          ],
        },
        {
          kind: 'text',
          text: 'Write to the address below. We may ask for something that shows that it is you, such as a call from the number concerned. It costs nothing. If our answer does not satisfy you, you can complain to the UAE Data Office.',
        },
        { kind: 'text', text: 'When this policy changes, the new text is published here from that day on.' },
      ],
    },
  ],
  facts: ['dataProtection'],
  contact: { title: 'Questions about privacy', text: 'Write to us about anything in this policy, or to use one of your rights.', email: site.privacyEmail },
  information: {
    title: 'Company Information',
    rows: [
      ['Legal entity', site.legalName],
      ['Jurisdiction', site.jurisdiction],
      ['Licence', site.licenceText],
      ['Licence number', site.licenceNumber],
      ['Service area', site.serviceArea],
    ],
  },
};
