/**
 * The blog's posts, newest first. Lists import the summaries; an article's text is a chunk of its own behind `loadPost`.
 * A new post is two files (`<slug>.meta.ts`, `<slug>.ts`) and one line here.
 */
import { postsOf, type PostEntry } from '../../post-shape';
import { meta as accident } from './after-an-accident-in-dubai.meta';
import { meta as bootKit } from './boot-kit.meta';
import { meta as fleets } from './breakdown-plan-for-fleets.meta';
import { meta as summerHeat } from './car-ready-for-summer-heat.meta';
import { meta as choosing } from './choose-a-recovery-company.meta';
import { meta as finding } from './how-a-truck-finds-your-car.meta';
import { meta as nightBreakdown } from './night-breakdown-on-a-highway.meta';
import { meta as dunes } from './stuck-in-the-dunes.meta';
import { meta as tyres } from './tyres-in-gulf-heat.meta';
import { meta as whoToCall } from './who-to-call.meta';

const table: readonly PostEntry[] = [
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

export const { summaries: postSummaries, load: loadPost } = postsOf('en', table);
