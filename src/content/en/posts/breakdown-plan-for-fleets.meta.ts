import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 6,
  title: 'A Breakdown Plan for Dubai Fleets',
  slug: 'breakdown-plan-for-fleets',
  description:
    'What a stopped van really costs, and the one-page card that every driver should carry. What to agree on before you need it, and five figures to watch.',
  publishDate: '2026-08-10T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} fleet desk`,
  image: {
    name: 'blog-fleet',
    alt: 'Miniature scene: five identical service vans parked in a row in a company yard in the early morning light, a driver with a list beside them',
  },
  keywords: ['fleet breakdown plan', 'fleet recovery contract', 'downtime cost', 'driver breakdown card', 'van recovery Dubai', 'preventive maintenance'],
  readTime: 6,
  category: 'Fleet Management',
  about: ['heavy', 'fleets'],
};
