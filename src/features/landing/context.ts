import type { Crumb } from '@/ui/breadcrumb';
import { createContext, useContext, type ReactNode } from 'react';
import type { LandingContent, LandingLabels } from '@/content/types';

/** A WhatsApp link that adds the visitor's position on a tap; composed by the page, since positions are not this feature's business. */
export type RenderWhatsApp = (props: { label: string; message: string; source: string; className?: string }) => ReactNode;

export interface LandingProps {
  content: LandingContent;
  labels: LandingLabels;
  /** Where the page stands, from the root down to itself. */
  crumbs: readonly Crumb[];
  renderWhatsApp?: RenderWhatsApp | undefined;
}
export interface LandingScope extends LandingProps {
  /** Name of the page in call tracking. */
  name: string;
}

export const LandingContext = createContext<LandingScope | null>(null);

/** What every part of a landing page needs; throws outside `<Landing>`. */
export function useLanding(): LandingScope {
  const scope = useContext(LandingContext);
  if (!scope) throw new Error('A landing part stands outside <Landing>');
  return scope;
}
