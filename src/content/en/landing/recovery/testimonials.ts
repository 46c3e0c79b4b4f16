import type { DetailedTestimonial } from '../../../types-recovery';

/** Sample content, one per kind of job (spec 2, section 2); the company replaces it before going live. */
export const testimonials: readonly DetailedTestimonial[] = [
  {
    name: 'Faisal Rahmani', title: 'Sales engineer', location: 'Business Bay', rating: 5, initials: 'FR',
    text: 'Front wheel folded under after a kerb, rush hour, Business Bay crossing. The dispatcher kept me calm, the crew was there before the police had finished. Not one extra scratch.',
    service: 'Emergency recovery', date: '2 weeks ago', verified: true, vehicleType: 'Nissan Altima', responseTime: '9 minutes', profileColor: 'red',
  },
  {
    name: 'Claire Whitmore', title: 'Weekend camper', location: 'Al Qudra', rating: 5, initials: 'CW',
    text: 'I had dug for an hour and made it worse. They let down the tyres, put two boards in front and drove it out as if it were nothing. Then they showed me how.',
    service: 'Desert recovery', date: '1 month ago', verified: true, vehicleType: 'Ford Explorer', responseTime: '21 minutes', profileColor: 'desert',
  },
  {
    name: 'Joseph Varghese', title: 'Runs a bakery fleet', location: 'Al Quoz', rating: 5, initials: 'JV',
    text: 'Delivery van with a dead gearbox and four hundred loaves inside. They towed it to our second shop first, waited while we unloaded, then to the garage. Invoice by email, done.',
    service: 'Commercial towing', date: '3 weeks ago', verified: true, vehicleType: 'Toyota Hiace', responseTime: '13 minutes', profileColor: 'lagoon',
  },
  {
    name: 'Hana Suleiman', title: 'School teacher', location: 'Mirdif', rating: 5, initials: 'HS',
    text: 'Burst tyre with three children in the car. They told me on the phone where to stand, changed the wheel, checked the other three and sent me on.',
    service: 'Roadside assistance', date: '5 days ago', verified: true, vehicleType: 'Kia Carnival', responseTime: '14 minutes', profileColor: 'green',
  },
  {
    name: 'Daniel Okafor', title: 'Product designer', location: 'Dubai Hills', rating: 5, initials: 'DO',
    text: 'The twelve-volt battery died and the car locked itself in park. The driver knew exactly where the terminals are. Carried to the service centre without turning a wheel.',
    service: 'Electric vehicle recovery', date: '2 months ago', verified: true, vehicleType: 'Tesla Model 3', responseTime: '12 minutes', profileColor: 'asphalt',
  },
  {
    name: 'Rohit Menon', title: 'Rides to work', location: 'Al Nahda', rating: 5, initials: 'RM',
    text: 'Chain off at a red light. I expected ropes and a pickup. It came with a wheel chock, soft loops round the forks and a driver who rides himself.',
    service: 'Motorcycle recovery', date: '6 weeks ago', verified: true, vehicleType: 'Royal Enfield Himalayan', responseTime: '16 minutes', profileColor: 'amber',
  },
  {
    name: 'Amelia Laurent', title: 'Collector', location: 'Palm Jumeirah', rating: 5, initials: 'AL',
    text: 'Low flatbed, very long ramps, gloves. He asked for the transport height in the menu before I could. That is all I wanted to hear.',
    service: 'Luxury car recovery', date: '3 months ago', verified: true, vehicleType: 'Aston Martin DB11', responseTime: '15 minutes', profileColor: 'lagoon',
  },
  {
    name: 'Yusuf Al Balushi', title: 'Night nurse', location: 'Oud Metha', rating: 5, initials: 'YB',
    text: 'Six in the morning, end of a double shift, and only a click. Jump pack, a test, and the honest answer that the battery would last the week but not the month.',
    service: 'Battery jump-start', date: '4 days ago', verified: true, vehicleType: 'Honda City', responseTime: '8 minutes', profileColor: 'green',
  },
];
