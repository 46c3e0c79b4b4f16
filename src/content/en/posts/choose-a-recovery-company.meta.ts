import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 4,
  title: 'How to Choose a Car Recovery Company',
  slug: 'choose-a-recovery-company',
  description:
    'Eight questions on the phone that tell a good recovery company from a bad one. What a fair quote contains, and what to look at when the truck comes.',
  publishDate: '2026-04-06T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} dispatch desk`,
  image: {
    name: 'blog-choose-service',
    alt: 'Miniature scene: a flatbed recovery truck and a wheel-lift tow truck stand side by side in a yard; a driver goes through a list with a customer',
  },
  keywords: ['choose recovery company', 'towing price Dubai', 'recovery quote', 'licensed recovery', 'flatbed or tow', 'towing scam'],
  readTime: 6,
  category: 'Service Guide',
  about: ['carDubai', 'about'],
};
