/** The home page's sections (spec 2, section 2, "Home page"). */
export { Hero } from './hero';
export { EmergencyBanner } from './banner';
export { HowItWorks } from './how-it-works';
export { EliteCategories } from './elite';
export { Services } from './services';
export { ServiceAreas } from './areas';
