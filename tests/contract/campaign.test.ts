import { expect, it } from 'vitest';
import { AD_CLICK, campaignOf } from '@/contract/campaign';
import type { Attribution } from '@/contract/booking';

it.each<[Attribution | undefined, string | undefined]>([
  [{ utm_campaign: ' Night towing ', gclid: 'g', utm_source: 'google' }, 'Night towing'],
  [{ utm_campaign: ' ', gclid: 'g', utm_source: 'google' }, AD_CLICK],
  [{ utm_source: ' fair ' }, 'fair'],
  [{ utm_source: ' ', gclid: '' }, undefined],
  [{ utm_medium: 'poster' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('a visit from %j counts for %s', (from, campaign) => expect(campaignOf(from)).toBe(campaign));

it('an ad that names no campaign is called what it was', () => expect(AD_CLICK).toMatch(/Ads/));
