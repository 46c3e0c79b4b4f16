import { notFound as ar } from '@/content/ar/not-found';
import { notFound as en } from '@/content/en/not-found';
import { NotFound } from '@/features/not-found';
import { Seo } from '../head/seo';

export default function NotFoundPage() {
  return (
    <>
      <Seo meta={en.meta} noindex />
      <NotFound en={en} ar={ar} />
    </>
  );
}
