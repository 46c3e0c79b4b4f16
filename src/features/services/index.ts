export { Services } from './services';
export { offerCatalog } from './offer-catalog';
