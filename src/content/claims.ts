/**
 * Every claim that differs from page to page, keyed by page: the owner of the company sees and corrects them here, and
 * the pages read them from here. The figures are the specification's (spec 1, sections 1 and 9 "Claims in copy"; spec 2,
 * sections 1 and 9 "Marketing prices"); where it leaves a page open, the page takes one of the specified readings.
 * Values are display text without a unit, unless their name says otherwise. Arabic pages read the same values.
 */
import type { PathId } from '@/config/paths';

interface PageClaims {
  /** Average or typical response, in minutes: "8" or "5-15". A claim about the past, never a promise. */
  responseMinutes?: string;
  /** Second reading on the same page, in minutes (badges, overlays, averages). */
  badgeMinutes?: string;
  /** Third reading on the same page, in minutes (picture overlays). */
  overlayMinutes?: string;
  customers?: string;
  years?: string;
  /** First year of business. */
  since?: string;
  dailyServices?: string;
  /** The smaller reading in a question of the same page. */
  dailyServicesFaq?: string;
  satisfaction?: string;
  success?: string;
  /** Out of 5, shown on the page and never in structured data. */
  rating?: string;
  reviews?: string;
  reviewRating?: string;
  recommend?: string;
  locations?: string;
  serviceTypes?: string;
  specialisedServices?: string;
  /** Seconds until a call is answered, on average. */
  answerSeconds?: string;
  /** Heaviest vehicle, in tons. */
  maxTons?: string;
  /** Radius of coverage around Dubai, in km. */
  coverageKm?: string;
  /** Pull of the desert winch, in pounds. */
  winchPounds?: string;
  /** Value of a single car looked after, in US dollars. */
  vehicleValue?: string;
}

export const claims = {
  home: { responseMinutes: '5-15', customers: '5,000+', rating: '4.9' },
  about: {
    responseMinutes: '12', customers: '75K+', years: '10+', since: '2014', dailyServices: '750+', dailyServicesFaq: '500+',
    satisfaction: '99.9%', rating: '4.9', answerSeconds: '3',
  },
  contact: { responseMinutes: '15', customers: '50,000+', years: '15+', rating: '4.9', answerSeconds: '3' },
  book: { responseMinutes: '15', customers: '5,000+', rating: '4.9' },
  services: { maxTons: '100', serviceTypes: '15+' },
  liveFleet: { responseMinutes: '3-15' },
  recovery: {
    responseMinutes: '8', badgeMinutes: '15', overlayMinutes: '5-15', customers: '1000+', years: '15+', success: '100%', satisfaction: '99.9%',
    rating: '4.9', reviewRating: '5.0', reviews: '1000+', recommend: '98%', locations: '50+', specialisedServices: '4',
  },
  recoveryAr: { responseMinutes: '8', customers: '5,000+', years: '15+', rating: '4.9', maxTons: '50' },
  towing: { responseMinutes: '8', maxTons: '50', customers: '5,000+', rating: '4.9' },
  desert: { responseMinutes: '15', badgeMinutes: '15-25', coverageKm: '100', winchPounds: '15,000+' },
  car: { responseMinutes: '8', customers: '5,000+', rating: '4.9' },
  carDubai: { responseMinutes: '15', customers: '5,000+', rating: '4.9' },
  towingDubai: { responseMinutes: '15-30', customers: '5,000+', maxTons: '50' },
  desertDubai: { responseMinutes: '15-25', coverageKm: '100', winchPounds: '15,000+' },
  breakdown: { responseMinutes: '5-15', customers: '5,000+' },
  emergencyCar: { responseMinutes: '5-15', answerSeconds: '3', years: '15+' },
  motorcycle: { responseMinutes: '15', rating: '4.9' },
  heavy: { responseMinutes: '15-30', maxTons: '100', years: '15+' },
  luxury: { responseMinutes: '15', vehicleValue: '$5M+', satisfaction: '99.9%' },
  recoveryDubaiAr: { responseMinutes: '15', customers: '5,000+', rating: '4.9' },
  desertTowingAr: { responseMinutes: '15-25', coverageKm: '100', winchPounds: '15,000+' },
} as const satisfies Partial<Record<PathId, PageClaims>>;

/** Claims of the shared header, footer and menu. */
export const layoutClaims = { responseMinutes: '15', availability: '24/7' } as const;

/** Claimed size of the fleet, by kind of unit (spec 1, section 9, "Fleet"). */
export const fleetCounts = { flatbeds: '15+', desert: '8+', heavyDuty: '6+', emergency: '12+' } as const;

/** Advertised from-prices in AED and the radius in km that they cover (spec 1, section 9, "Prices on landing pages"). */
export const advertisedPrices = {
  towing: { standard: 120, standardKm: 15, emergency: 180, premiumFlatbed: 200 },
  desert: { sandExtraction: 200, sandExtractionKm: 30, complex4x4: 350, remote: 500 },
} as const;

/** Languages the hotline claims to answer in (spec 2, section 1). */
export const hotlineLanguages = ['Arabic', 'English', 'Hindi', 'Urdu'] as const;

/** Ways to pay that the copy claims (spec 1, section 9; spec 2, section 1). */
export const paymentMethods = ['cash', 'credit card', 'debit card', 'bank transfer', 'digital wallet'] as const;

/** Minutes within which the team contacts a customer after a booking (spec 2, section 4). */
export const bookingCallbackMinutes = '5';

/** Figures of the terms of service that other pages name too (spec 1, section 9, "Legal content figures"). */
export const termsFigures = { liability: 'AED 50,000', claimHours: '24', disputeDays: '7' } as const;
