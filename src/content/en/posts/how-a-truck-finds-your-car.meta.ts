import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 8,
  title: 'How a Recovery Truck Finds Your Car',
  slug: 'how-a-truck-finds-your-car',
  description:
    'Map pins, Plus Codes, exit numbers and parking levels: which of them brings a recovery truck straight to you in Dubai, and how to send it in ten seconds.',
  publishDate: '2026-09-14T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} dispatch desk`,
  image: {
    name: 'blog-tracking',
    alt: 'Miniature scene: a dispatch desk with a laptop that shows a map and a route, and beside it a radio, a phone and a car key',
  },
  keywords: ['share location', 'GPS location', 'Plus Code', 'live location WhatsApp', 'recovery truck tracking', 'highway exit number'],
  readTime: 6,
  category: 'Technology',
  about: ['recovery', 'liveFleet'],
};
