import { site } from '@/config/site';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  id: 3,
  title: 'Car Trouble in Dubai: Who to Call First',
  slug: 'who-to-call',
  description:
    'Police, ambulance, RTA, insurer, building security or recovery: the right first number for fifteen kinds of car trouble in Dubai, and what to say on the line.',
  publishDate: '2026-03-16T09:00:00+04:00',
  updated: '2026-11-26',
  author: `${site.name} dispatch desk`,
  image: {
    name: 'blog-who-to-call',
    alt: 'Miniature scene: close view of a phone, a first-aid kit and a car key lying on the bonnet of a parked car',
  },
  keywords: ['emergency numbers Dubai', '999 police', '901 non-emergency', 'RTA 800 9090', 'roadside assistance', 'who to call breakdown'],
  readTime: 6,
  category: 'Emergency Guide',
  about: ['emergencyCar', 'stranded'],
};
