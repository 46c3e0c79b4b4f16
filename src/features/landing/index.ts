export { Landing } from './landing';
export type { LandingProps, RenderWhatsApp } from './context';
