/** Every picture of the site: the files are `public/pictures/<name>-<width>.avif|webp`, all 16:9, rendered by `npm run art`. */
export const pictureNames = [
  'hero-night-highway', 'hero-desert-dawn', 'hero-accident-response', 'hero-luxury-carrier', 'hero-basement',
  'hero-hour-dawn', 'hero-hour-noon', 'hero-hour-dusk', 'hero-hour-night', 'hero-hour-storm',
  'card-car-recovery', 'card-towing', 'card-desert', 'card-breakdown', 'card-emergency', 'card-motorcycle', 'card-heavy', 'card-luxury',
  'block-emergency', 'block-desert', 'block-towing', 'block-breakdown',
  'towing-driveway', 'towing-wheel-lift', 'towing-straps',
  'towing-dubai-interchange', 'towing-dubai-long-distance', 'towing-dubai-airport',
  'desert-winch', 'desert-sand-boards', 'desert-dusk',
  'desert-dubai-wadi', 'desert-dubai-sandstorm', 'desert-dubai-tracks',
  'desert-ar-camp', 'desert-ar-sabkha', 'desert-ar-night',
  'rnm-ar-marina', 'rnm-ar-villa-dawn', 'rnm-ar-tunnel',
  'dubai-ar-skyline', 'dubai-ar-ramp', 'dubai-ar-old-street',
  'services-lineup', 'stranded-road', 'not-found-road',
  'car-sedan-flatbed', 'car-ev-charger', 'car-suv-ramp',
  'car-dubai-szr-noon', 'car-dubai-mall-parking', 'car-dubai-workshop',
  'breakdown-battery', 'breakdown-tyre', 'breakdown-fuel',
  'emergency-triangle', 'emergency-accident', 'emergency-flood',
  'moto-carrier', 'moto-straps', 'moto-city-night',
  'heavy-wrecker-lorry', 'heavy-bus', 'heavy-yard',
  'luxury-enclosed', 'luxury-straps', 'luxury-marina',
  'blog-accident-steps', 'blog-night-breakdown', 'blog-tracking', 'blog-fleet', 'blog-dunes', 'blog-summer-heat', 'blog-who-to-call', 'blog-boot-kit', 'blog-choose-service', 'blog-tyres',
  'team-dispatch', 'team-workshop', 'team-desert',
  'fleet-flatbeds', 'fleet-desert', 'fleet-heavy', 'fleet-emergency',
  'vehicle-flatbed', 'vehicle-emergency', 'vehicle-heavy-duty', 'vehicle-luxury', 'vehicle-desert-4x4', 'vehicle-basement-crane', 'vehicle-motorcycle', 'vehicle-tow-truck', 'vehicle-vip', 'vehicle-accident', 'vehicle-default',
  'contact-hotline', 'book-promo', 'about-yard',
] as const;

export type PictureName = (typeof pictureNames)[number];
