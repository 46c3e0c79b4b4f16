import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 2,
  title: 'Stuck in the Dunes: Getting Out Safely',
  slug: 'stuck-in-the-dunes',
  description:
    'Why a 4x4 sinks, and the steps that free most of them. What you must never hook a rope to, and when to stop digging and call for a desert recovery.',
  publishDate: '2026-02-02T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} desert team`,
  image: {
    name: 'blog-dunes',
    alt: 'Miniature scene: a recovery 4x4 with a roof rack leads an SUV along the crest of a rippled dune in the evening sun',
  },
  keywords: ['stuck in sand', 'desert recovery', '4x4 dune driving', 'tyre pressure sand', 'Al Qudra desert', 'kinetic rope safety'],
  readTime: 6,
  category: 'Adventure Guide',
  about: ['desert', 'stranded'],
};
