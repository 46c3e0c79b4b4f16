import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 5,
  title: 'Getting Your Car Ready for Summer Heat',
  slug: 'car-ready-for-summer-heat',
  description:
    'A Dubai summer breaks batteries, cooling systems and air conditioning first. What to check in April, what to do when the needle climbs, and what to leave alone.',
  publishDate: '2026-05-04T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} workshop team`,
  image: {
    name: 'blog-summer-heat',
    alt: 'Miniature scene: a sedan with its bonnet up stands at the edge of a desert road in the noon sun, a water bottle beside it',
  },
  keywords: ['summer car care', 'engine overheating', 'car battery heat', 'coolant check', 'air conditioning', 'Dubai summer driving'],
  readTime: 7,
  category: 'Maintenance Guide',
  about: ['breakdown', 'services'],
};
