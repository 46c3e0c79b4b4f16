import { notFound as notFoundAr } from '@/content/ar/not-found';
import { notFound } from '@/content/en/not-found';
import { NotFound } from '@/features/not-found';
import { Seo } from '../seo';

export default function NotFoundPage() {
  return (
    <>
      <Seo meta={notFound.meta} noindex />
      <NotFound words={notFound} other={notFoundAr} otherLang="ar" />
    </>
  );
}
