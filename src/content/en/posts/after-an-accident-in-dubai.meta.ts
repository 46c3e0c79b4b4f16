import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 10,
  title: 'After a Car Accident in Dubai: What to Do',
  slug: 'after-an-accident-in-dubai',
  description:
    'What to do after a crash in Dubai, in order: make it safe, know when to call 999, report it, collect proof, and get the car repaired with the right papers.',
  publishDate: '2026-11-09T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} dispatch desk`,
  image: {
    name: 'blog-accident-steps',
    alt: 'Miniature scene at dawn: two cars stand at the roadside after a bump, a warning triangle set up a few metres behind them',
  },
  keywords: ['car accident Dubai', 'Dubai Police app', 'accident report', 'minor accident', 'police report for repair', 'insurance claim UAE'],
  readTime: 7,
  category: 'Legal Guide',
  about: ['emergencyCar', 'stranded'],
};
