import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 1,
  title: 'The Boot Kit Every UAE Driver Needs',
  slug: 'boot-kit',
  description:
    'What to carry in a car in the UAE, and where to keep it. Which popular gadgets to leave in the shop. And a calendar, so that nothing in the kit is too old.',
  publishDate: '2025-12-15T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} workshop team`,
  image: {
    name: 'blog-boot-kit',
    alt: 'Miniature scene: the open boot of a car with a green first-aid kit, water, a torch, coiled jump leads and a warning triangle',
  },
  keywords: ['car emergency kit', 'boot kit UAE', 'first aid kit car', 'warning triangle', 'jump starter heat', 'fire extinguisher car'],
  readTime: 6,
  category: 'Preparedness Guide',
  about: ['breakdown', 'stranded'],
};
