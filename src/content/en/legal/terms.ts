/** The terms of service. Figures are the specification's (spec 1, section 9, "Legal content figures"). */
import { site } from '@/config/site';
import { paymentMethods, termsFigures } from '../../claims';
import { claimed } from '../claimed';
import { promises } from '../promises';
import type { LegalContent } from './shape';

const methods = `${paymentMethods.slice(0, -1).join(', ')} or ${paymentMethods.at(-1)}`;

export const terms: LegalContent = {
  meta: {
    title: `Terms of Service | ${site.name}`,
    description:
      `The agreement between you and ${site.name}: how an order is made, what it costs, what we can and cannot do, who is liable for what, and how to complain.`,
    keywords: ['terms of service', 'recovery service terms', 'towing liability UAE'],
  },
  title: 'Terms of Service',
  intro: `These terms apply when you order recovery, towing or roadside help from ${site.legalName} (“we”), and when you use this website. By ordering you accept them. Nothing here takes away a right that the law of the UAE gives a consumer.`,
  lastUpdated: 'Last Updated',
  contents: 'On this page',
  call: 'Call the hotline',
  callText: 'Need help on the road now? Call first, read later. The dispatcher tells you what matters for your case.',
  sections: [
    {
      id: 'service-agreement',
      title: 'Service Agreement',
      blocks: [
        {
          kind: 'text',
          text: 'An order is made when you and our desk have agreed on the service, the place and the price, by phone, by message or after a booking on this site. A booking form that you send is a request: it becomes an order when we confirm it. The estimate that the form shows is not yet a price.',
        },
        {
          kind: 'list',
          items: [
            'We provide emergency recovery, towing, roadside help and vehicle transport, in Dubai and the other places that we name, at every hour of every day.',
            'You may order for a vehicle that you own, drive with permission, or are responsible for. We may ask you for proof.',
            `We choose the vehicle, the crew and the method. ${promises.ownFleet}`,
            'You can cancel without charge until the recovery vehicle has set out. After that we may charge what the journey has cost.',
          ],
        },
      ],
    },
    {
      id: 'payment-terms',
      title: 'Payment Terms',
      blocks: [
        {
          kind: 'list',
          items: [
            'Prices are in UAE dirhams (AED) including taxes.',
            'A price that begins with “from” is the lowest for that service. Distance, the place, the hour, the weight and the state of the vehicle can raise it. It is fixed with you on the phone, before anybody sets off.',
            'If the case turns out to be different from what was described, the crew names the new price first, and you decide whether to go on.',
            `You can pay by ${methods}. Payment is due when the vehicle is delivered, unless we have agreed otherwise in writing.`,
            'You receive an invoice for every job.',
            'Tolls on the agreed route are in the price. Parking charges and entry fees that arise on your job are added at cost, with the receipt.',
            `Payment disputes have to be raised within ${claimed(termsFigures.disputeDays, 'day')} of service completion, by email, with the invoice number. What is not in dispute stays payable.`,
            'We coordinate with your insurer if you wish. Until the insurer has paid, you remain responsible for the invoice.',
          ],
        },
      ],
    },
    {
      id: 'service-limitations',
      title: 'Service Limitations',
      blocks: [
        { kind: 'text', text: 'We come wherever it is safe and allowed. There are limits:' },
        {
          kind: 'list',
          items: [
            'Arrival times are estimates made with care. Traffic, weather, accidents, closed roads and checks at gates are outside our control, and we do not promise a minute.',
            'After an accident with injuries, or while the police secure a scene, a vehicle is moved only when they release it.',
            'The crew may refuse or stop a job that would endanger people, damage the vehicle or break the law. It says why.',
            'Desert recoveries depend on access, light and weather. A vehicle may have to wait until it can be reached safely.',
            'Basements, ramps and multi-storey car parks have height and weight limits, which may call for another vehicle or a second visit.',
            'Help at the roadside, such as a jump-start or a wheel change, is meant to get you going. It does not replace a repair.',
            'We do not carry dangerous goods. Passengers ride in the cab as far as there are seats with belts, and never in the vehicle on the truck.',
          ],
        },
      ],
    },
    {
      id: 'customer-responsibilities',
      title: 'Customer Responsibilities',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bring yourself and your passengers to safety first, and call the emergency services where people are hurt or traffic is in danger.',
            'Describe the place, the vehicle and the damage truthfully, with anything unusual: low ride height, air suspension, electric drive, locked wheels, leaks, a load.',
            'Be there, or name somebody who hands the vehicle over, with keys and registration, and receives it at the other end.',
            'After an accident, have the police report or its number ready. We may have to see it.',
            'Take money, documents and valuables out of the vehicle, and tell us about what cannot be removed.',
            'Obtain the permission of the building or landowner where access needs one.',
            'Look at the vehicle together with the crew before loading and on delivery, and sign for its condition.',
          ],
        },
      ],
    },
    {
      id: 'liability-insurance',
      title: 'Liability & Insurance',
      blocks: [
        {
          kind: 'text',
          text: 'We are licensed and insured. We are liable for damage to your vehicle that we cause by our fault from the moment we take hold of it until we hand it over.',
        },
        {
          kind: 'list',
          items: [
            `Claims have to be reported within ${claimed(termsFigures.claimHours, 'hour')}, by email or phone, with photographs. Please do not have the damage repaired before we have been able to look at it.`,
            `Our liability is limited to ${termsFigures.liability} per incident. For a vehicle of higher value tell us before the job, so that a higher cover can be agreed.`,
            'We are not liable for damage that was there before, for hidden faults, for parts that break under careful and usual recovery because of their condition, or for belongings left in the vehicle.',
            'We are not liable for indirect loss, such as missed appointments or lost earnings.',
            'None of these limits applies to intent, gross negligence, death or injury, or where the law does not allow a limit.',
          ],
        },
      ],
    },
    {
      id: 'service-standards',
      title: 'Service Standards',
      blocks: [
        { kind: 'text', text: 'What you can expect from each of our crews:' },
        {
          kind: 'list',
          items: [
            'A hotline that is answered by a person, 24 hours a day, 7 days a week, 365 days a year.',
            'Trained staff with valid licences, in maintained vehicles, marked unless you asked for an unmarked one.',
            'A price before the work, an honest estimate of the arrival, and a call when it changes.',
            'The method that suits the vehicle: fixed by the wheels, driven wheels off the road, soft straps on what can scratch.',
            'Photographs before and after, which you may see.',
            'Courtesy. If it was missing, tell us: every complaint is answered by somebody who was not on the job.',
          ],
        },
        {
          kind: 'text',
          text: 'This website is made with care. Its articles are general information and no legal or technical advice for your case. The vehicles on the fleet map follow illustrative patrol routes; they do not show where a vehicle is at this moment.',
        },
      ],
    },
  ],
  prohibited: {
    title: 'Prohibited Uses',
    intro: 'You may not use our services or this website to:',
    items: [
      'move a vehicle that is not yours to move, or take it from its owner, a bank or the police;',
      'hide or remove evidence of an accident or an offence;',
      'make hoax or test orders, or send in somebody else’s details without their knowledge;',
      'transport dangerous, illegal or undeclared goods;',
      'abuse, threaten or film our staff against their will;',
      'copy the content of this site for another business, scrape it, or use our name and marks without permission;',
      'attack, overload or try to get into our systems.',
    ],
  },
  contact: { title: 'Questions about these terms', text: 'Write to us about an order, an invoice, a claim or anything in these terms.', email: site.legalEmail },
  information: {
    title: 'Legal Information',
    rows: [
      ['Legal entity', site.legalName],
      ['Jurisdiction', site.jurisdiction],
      ['Licence', site.licenceText],
      ['Licence number', site.licenceNumber],
      ['Service area', site.serviceArea],
    ],
    note: 'Dispute resolution: please write to us first, since most matters are settled in a few days. If we cannot agree, you can turn to the consumer protection authority of your emirate. The laws of the UAE as applied in the Emirate of Dubai govern these terms, and the courts of Dubai decide. If one clause is void, the others stay in force.',
  },
};
