import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 7,
  title: 'Tyres in Gulf Heat: A 10-Minute Check',
  slug: 'tyres-in-gulf-heat',
  description:
    'Why tyres burst on hot roads and how to stop it: read the date code, set the pressure cold, find damage with your hand, and keep control in a blowout.',
  publishDate: '2026-07-06T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} workshop team`,
  image: {
    name: 'blog-tyres',
    alt: 'Miniature scene: a mechanic crouches at the front wheel of a teal SUV, a pressure gauge in hand, its hose on the valve',
  },
  keywords: ['tyre burst', 'tyre pressure summer', 'tyre date code', 'tread depth', 'blowout Dubai', 'tyre age UAE'],
  readTime: 6,
  category: 'Safety Guide',
  about: ['breakdown', 'services'],
};
