/** Stands in for a vehicle without a picture of its own, or whose picture cannot be had. */
export const defaultPicture = 'vehicle-default';

/** What each type of recovery vehicle is for, in the words of the fleet map (spec 2, section 3: name, description, four features). */
import type { FleetVehicleType } from '@/simulation';
import type { PictureName } from '../types';

export interface FleetProfile {
  name: string;
  description: string;
  features: readonly [string, string, string, string];
  picture: PictureName;
}

export const fleetProfiles: Readonly<Record<FleetVehicleType, FleetProfile>> = {
  flatbed: {
    name: 'Flatbed Towing',
    description: 'All four wheels ride on the deck. For low cars, electric cars and anything that must not be dragged.',
    features: ['Tilting deck with soft loading angle', 'Wheel straps, no chains on the body', 'Safe for electric and automatic cars', 'Long distance between emirates'],
    picture: 'vehicle-flatbed',
  },
  emergency: {
    name: '24/7 Emergency Response',
    description: 'For a breakdown in traffic: makes the spot safe, gets the car off the road, then does the rest.',
    features: ['Warning lights and cones on board', 'Jump start, tyre and fuel kit', 'Clears a lane once police hold the traffic', 'Answers calls day and night'],
    picture: 'vehicle-emergency',
  },
  heavy_duty: {
    name: 'Heavy Duty Towing',
    description: 'For trucks, buses and machinery: an underlift and a boom that take a loaded vehicle off the hard shoulder.',
    features: ['Underlift for trucks and buses', 'Rotating boom for upright lifts', 'Air lines to release locked brakes', 'Escort lights for wide loads'],
    picture: 'vehicle-heavy-duty',
  },
  luxury_recovery: {
    name: 'Luxury Car Recovery',
    description: 'An enclosed carrier for sports and luxury cars, booked ahead. Nothing touches the paint.',
    features: ['Enclosed, booked ahead', 'Low ramp for splitter and diffuser', 'Soft straps over the tyres only', 'Photos before and after loading'],
    picture: 'vehicle-luxury',
  },
  desert_4x4: {
    name: 'Desert 4x4 Recovery',
    description: 'A 4x4 with a crew that knows the dunes. It comes to you on soft sand, where a tow truck would sink.',
    features: ['Kinetic rope and rated shackles', 'Sand boards and deflators', 'Front and rear winch', 'Finds you by coordinates'],
    picture: 'vehicle-desert-4x4',
  },
  basement_crane: {
    name: 'Basement Crane Recovery',
    description: 'A low truck that fits under a car park beam and lifts a car out of a tight bay without turning it.',
    features: ['Fits under low ceilings', 'Lifts a car with locked wheels', 'Turns on the spot', 'Clean electric work lights'],
    picture: 'vehicle-basement-crane',
  },
  motorcycle: {
    name: 'Motorcycle Recovery',
    description: 'Carries motorcycles and scooters upright, front wheel in a chock, with four straps and no strain on the bars.',
    features: ['Wheel chock, bike stays upright', 'Soft loops around the yokes', 'Low ramp for heavy tourers', 'Room for rider and luggage'],
    picture: 'vehicle-motorcycle',
  },
  tow_truck: {
    name: 'Standard Towing',
    description: 'The everyday tow: a wheel lift that picks up the driven axle and takes the car to a garage or home.',
    features: ['Wheel lift for two-wheel drive cars', 'Dollies for a locked axle', 'Jump start before any tow', 'Takes the car where you say'],
    picture: 'vehicle-tow-truck',
  },
  vip: {
    name: 'VIP Recovery',
    description: 'A quiet, unmarked unit for guests and owners who want it handled quickly and quietly.',
    features: ['Unmarked vehicle', 'One contact from call to delivery', 'Onward ride arranged', 'Covered transport on request'],
    picture: 'vehicle-vip',
  },
  accident_response: {
    name: 'Accident Response',
    description: 'Comes once everyone is safe and the police have been told: clears the wreck, sweeps the lane, keeps the papers right.',
    features: ['Works with the police report', 'Recovers cars that cannot roll', 'Clears glass and fluids', 'Hands over to your insurer'],
    picture: 'vehicle-accident',
  },
  weather_rescue: {
    name: 'Weather Rescue',
    description: 'For flooded underpasses and sandstorms: high ground clearance, a raised intake, and a winch that reaches from dry ground.',
    features: ['High intake for standing water', 'Long winch line', 'Never starts a flooded engine', 'Storm lights'],
    picture: defaultPicture,
  },
  fleet_service: {
    name: 'Fleet Service',
    description: 'Keeps company vehicles moving: roadside fixes first, a tow only when it is needed, one bill for all.',
    features: ['Roadside repairs on the spot', 'One account for the whole fleet', 'Scheduled vehicle moves', 'Job reports by vehicle'],
    picture: defaultPicture,
  },
  desert_pullout: {
    name: 'Desert Pull-out',
    description: 'The quick way out of soft sand: a kinetic rope, a running start and the right tyre pressure.',
    features: ['Kinetic recovery rope', 'Tyre deflation on arrival', 'Checks for damage after the pull', 'Leads you back to the track'],
    picture: 'vehicle-desert-4x4',
  },
  desert_winch: {
    name: 'Desert Winch',
    description: 'When a pull is not enough: a slow, steady winch line from firm ground, with a ground anchor where nothing else holds.',
    features: ['Heavy winch with synthetic line', 'Ground anchor for open sand', 'Snatch block doubles the pull', 'Blanket over the line, people clear'],
    picture: 'vehicle-desert-4x4',
  },
  sand_rescue: {
    name: 'Sand Rescue',
    description: 'A light buggy that reaches people first, with water, shade and a radio, and marks the spot for the heavy unit.',
    features: ['Light enough for steep dunes', 'Water and shade on board', 'Flag and lights to mark the spot', 'Guides the recovery unit in'],
    picture: 'vehicle-desert-4x4',
  },
  basement_pullout: {
    name: 'Basement Pull-out',
    description: 'A compact tug that pulls a broken-down car up the ramp of a basement, where no truck can follow.',
    features: ['Fits a single parking lane', 'Pulls up steep ramps', 'Dollies for locked wheels', 'Hands over to a flatbed outside'],
    picture: 'vehicle-basement-crane',
  },
  underground_crane: {
    name: 'Underground Crane',
    description: 'A folding crane on outriggers for cars stuck across a ramp or off a kerb on a lower level.',
    features: ['Folds to drive down a ramp', 'Outriggers with floor pads', 'Lifts from above, no dragging', 'Battery power, no fumes'],
    picture: 'vehicle-basement-crane',
  },
  parking_rescue: {
    name: 'Parking Rescue',
    description: 'Moves a blocked-in or locked car sideways out of its bay on skates, without a key and without a scratch.',
    features: ['Skates under all four wheels', 'Works without the key', 'No damage to locked steering', 'Fits any parking bay'],
    picture: defaultPicture,
  },
  multi_level_recovery: {
    name: 'Multi-level Recovery',
    description: 'For tower car parks: a short, low unit that climbs level by level and brings the car down to the street.',
    features: ['Short wheelbase for tight turns', 'Low roof for upper decks', 'Car secured on the way down', 'Works with the building team'],
    picture: defaultPicture,
  },
};
