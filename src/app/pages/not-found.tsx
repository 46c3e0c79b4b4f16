import { notFound as ar } from '@/content/ar/not-found';
import { notFound as en } from '@/content/en/not-found';
import { NotFound } from '@/features/not-found';
import { Seo } from '../head/seo';

/**
 * Whether this document is the empty shell that stands in for a page without a network: only its script names no styles
 * (`build/page-html.ts`).
 */
const isStandIn = (): boolean => document.querySelector('script[data-modules]:not([data-styles])') !== null;

export default function NotFoundPage() {
  // The address may exist (a link to a job, a page of a newer release): the error page waits for the network.
  if (!import.meta.env.SSR && isStandIn()) throw new Error('nobody could be asked for this address');
  return (
    <>
      <Seo meta={en.meta} noindex />
      <NotFound en={en} ar={ar} />
    </>
  );
}
