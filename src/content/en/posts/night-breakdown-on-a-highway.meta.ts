import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 9,
  title: 'Breaking Down at Night on a Highway',
  slug: 'night-breakdown-on-a-highway',
  description:
    'Your car is dying on a fast, dark road. How to use its last momentum, where to stand, how to be seen, and what to do until the recovery truck arrives.',
  publishDate: '2026-10-19T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} dispatch desk`,
  image: {
    name: 'blog-night-breakdown',
    alt: 'Miniature scene: a sedan with its hazard lamps lit stands alone at the side of a moonlit road, a warning triangle behind it',
  },
  keywords: ['night breakdown', 'highway breakdown Dubai', 'hard shoulder safety', 'warning triangle', 'hazard lights', 'Sheikh Zayed Road breakdown'],
  readTime: 7,
  category: 'Safety Guide',
  about: ['breakdown', 'stranded'],
};
