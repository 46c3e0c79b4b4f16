import type { Accent } from '@/content/types-recovery';

/** Classes of the accents; whole names, so that the style sheet finds them. Text on `solid` passes 4.5:1. */
export const solid: Record<Accent, string> = {
  amber: 'bg-amber-400 text-asphalt-950',
  desert: 'bg-[#8a5200] text-white',
  lagoon: 'bg-lagoon text-white',
  green: 'bg-leaf text-white',
  red: 'bg-danger text-white',
  asphalt: 'bg-asphalt-700 text-white',
};
export const border: Record<Accent, string> = {
  amber: 'border-amber-400',
  desert: 'border-amber-700',
  lagoon: 'border-lagoon',
  green: 'border-whatsapp-dark',
  red: 'border-danger',
  asphalt: 'border-asphalt-700',
};
export const ink: Record<Accent, string> = {
  amber: 'text-amber-700',
  desert: 'text-amber-700',
  lagoon: 'text-sea',
  green: 'text-whatsapp-dark',
  red: 'text-alert',
  asphalt: 'text-muted',
};
/** The tint that a service's picture stands on. */
export const gradient: Record<Accent, string> = {
  amber: 'from-amber-400/30',
  desert: 'from-amber-700/30',
  lagoon: 'from-lagoon/30',
  green: 'from-whatsapp-dark/30',
  red: 'from-danger/30',
  asphalt: 'from-asphalt-700/30',
};
