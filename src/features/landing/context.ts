import { createContext, useContext } from 'react';
import type { LandingContent, LandingLabels } from '@/content/types';
import type { Crumb } from '@/ui/breadcrumb';

export interface LandingProps {
  content: LandingContent;
  labels: LandingLabels;
  /** Where the page stands, from the root down to itself. */
  crumbs: readonly Crumb[];
}
interface LandingScope extends LandingProps {
  /** Name of the page in call tracking. */
  source: string;
}

export const LandingContext = createContext<LandingScope | null>(null);

/** What every part of a landing page needs; throws outside `<Landing>`. */
export function useLanding(): LandingScope {
  const scope = useContext(LandingContext);
  if (!scope) throw new Error('A landing part stands outside <Landing>');
  return scope;
}
