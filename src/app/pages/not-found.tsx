import { notFound } from '@/content/en/not-found';
import { NotFound } from '@/features/not-found';
import { Seo } from '../seo';

export default function NotFoundPage() {
  return (
    <>
      <Seo meta={notFound.meta} noindex />
      <NotFound words={notFound} />
    </>
  );
}
