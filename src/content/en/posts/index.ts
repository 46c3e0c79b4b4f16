/**
 * The blog's posts, newest first. Lists import the summaries; an article's text is a chunk of its own behind `loadPost`.
 * A new post is two files (`<slug>.meta.ts`, `<slug>.ts`) and one line here.
 */
import { postHref } from '@/config/paths';
import { site } from '@/config/site';
import type { BlogPost } from '../../types';
import { meta as accident } from './after-an-accident-in-dubai.meta';
import { meta as bootKit } from './boot-kit.meta';
import { meta as fleets } from './breakdown-plan-for-fleets.meta';
import { meta as summerHeat } from './car-ready-for-summer-heat.meta';
import { meta as choosing } from './choose-a-recovery-company.meta';
import { meta as finding } from './how-a-truck-finds-your-car.meta';
import { meta as nightBreakdown } from './night-breakdown-on-a-highway.meta';
import type { PostMeta, PostSummary, PostText } from './shape';
import { meta as dunes } from './stuck-in-the-dunes.meta';
import { meta as tyres } from './tyres-in-gulf-heat.meta';
import { meta as whoToCall } from './who-to-call.meta';

export type { PostSummary } from './shape';

const table: readonly (readonly [PostMeta, () => Promise<{ text: PostText }>])[] = [
  [accident, () => import('./after-an-accident-in-dubai')],
  [nightBreakdown, () => import('./night-breakdown-on-a-highway')],
  [finding, () => import('./how-a-truck-finds-your-car')],
  [fleets, () => import('./breakdown-plan-for-fleets')],
  [tyres, () => import('./tyres-in-gulf-heat')],
  [summerHeat, () => import('./car-ready-for-summer-heat')],
  [choosing, () => import('./choose-a-recovery-company')],
  [whoToCall, () => import('./who-to-call')],
  [dunes, () => import('./stuck-in-the-dunes')],
  [bootKit, () => import('./boot-kit')],
];

/** Every post without its text, newest first. */
export const postSummaries: readonly PostSummary[] = table
  .map(([meta]) => ({ ...meta, canonicalUrl: `${site.origin}${postHref(meta.slug)}` }))
  .sort((a, b) => Date.parse(b.publishDate) - Date.parse(a.publishDate));

/** The summary of a slug, if there is such a post. */
export const findPost = (slug: string): PostSummary | undefined => postSummaries.find((post) => post.slug === slug);

/** The whole post of a slug; undefined for an unknown slug; rejects when its text can't be loaded. */
export async function loadPost(slug: string): Promise<BlogPost | undefined> {
  const summary = findPost(slug);
  const entry = table.find(([meta]) => meta.slug === slug);
  if (!summary || !entry) return undefined;
  const { text } = await entry[1]();
  return { ...summary, content: '', ...text };
}

/** Every whole post, newest first: for the build (feed, sitemap, checks), never for a page. */
export async function loadAllPosts(): Promise<BlogPost[]> {
  const whole = await Promise.all(postSummaries.map((summary) => loadPost(summary.slug)));
  return whole.filter((post) => post !== undefined);
}
