/**
 * Figures as the documents give them, quoted once: other tests take them from where the pages do. Whoever changes a
 * price or a claim on purpose changes it here too.
 */
import { expect, it } from 'vitest';
import { advertisedPrices, claims, fleetCounts, layoutClaims, termsFigures } from '@/content/claims';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';

it('the prices of the booking form, and what it reckons with them', () => {
  expect(SERVICE_PRICES).toEqual({
    car_recovery: 150,
    towing_service: 200,
    desert_recovery: 300,
    heavy_vehicle: 500,
    motorcycle_recovery: 100,
    luxury_car_recovery: 250,
  });
  expect(estimateAed('car_recovery', 'immediate', '')).toBe(180);
  expect(estimateAed('motorcycle_recovery', 'immediate', 'Sports Car')).toBe(138);
  expect(estimateAed('luxury_car_recovery', 'scheduled', 'Luxury Car')).toBe(288);
  // What pages, board and figures show in the tests that take it from here.
  expect(estimateAed('car_recovery', 'immediate', 'SUV')).toBe(180);
  expect(estimateAed('car_recovery', 'immediate', 'Sports Car')).toBe(207);
  expect(estimateAed('towing_service', 'immediate', 'Sedan')).toBe(240);
  expect(estimateAed('desert_recovery', 'immediate', 'SUV')).toBe(360);
  expect(estimateAed('desert_recovery', 'scheduled', 'Luxury Car')).toBe(345);
  expect(estimateAed('heavy_vehicle', 'immediate', 'Sedan')).toBe(600);
  expect(estimateAed('heavy_vehicle', 'immediate', 'Luxury Car')).toBe(690);
  expect(estimateAed('motorcycle_recovery', 'scheduled', 'Sedan')).toBe(100);
  expect(estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle')).toBe(120);
  expect(estimateAed('luxury_car_recovery', 'immediate', 'Sports Car')).toBe(345);
});

it('the advertised prices', () => {
  expect(advertisedPrices).toEqual({
    towing: { standard: 120, standardKm: 15, emergency: 180, premiumFlatbed: 200 },
    desert: { sandExtraction: 200, sandExtractionKm: 30, complex4x4: 350, remote: 500 },
  });
});

it('the claims that belong to one page', () => {
  expect(layoutClaims).toEqual({ responseMinutes: '15', availability: '24/7' });
  expect(termsFigures).toEqual({ liability: 'AED 50,000', claimHours: '24', disputeDays: '7' });
  expect(fleetCounts).toEqual({ flatbeds: '15+', desert: '8+', heavyDuty: '6+', emergency: '12+' });
  expect(claims).toMatchObject({
    about: {
      customers: '75K+',
      responseMinutes: '12',
      dailyServices: '750+',
      dailyServicesFaq: '500+',
      satisfaction: '99.9%',
      rating: '4.9',
      years: '10+',
    },
    recovery: { overlayMinutes: '5-15', rating: '4.9' },
    services: { maxTons: '100', serviceTypes: '15+' },
    liveFleet: { responseMinutes: '3-15' },
    towing: { responseMinutes: '8', maxTons: '50' },
    desert: { responseMinutes: '15', coverageKm: '100' },
    desertDubai: { responseMinutes: '15-25', coverageKm: '100', winchPounds: '15,000+' },
    breakdown: { responseMinutes: '5-15' },
    heavy: { maxTons: '100' },
    luxury: { vehicleValue: '$5M+' },
  });
});
