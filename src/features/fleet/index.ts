/** The fleet map: the section for any page, and the hook that says when a page's map should start. */
export { FleetSection } from './section/fleet-section';
export { useFleetStart } from './section/use-fleet-start';
