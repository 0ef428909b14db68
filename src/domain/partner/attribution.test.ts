import { describe, expect, it } from 'vitest';
import { attributionOf, type AttributionFacts, type PartnerFacts } from './attribution.ts';

const DAY = 86_400_000;
const now = 100 * DAY;
const ambassador = (partnerId: string, state: PartnerFacts['state'] = 'active'): PartnerFacts => ({
  partnerId,
  kind: 'ambassador',
  state,
});
const distributor: PartnerFacts = { partnerId: 'd', kind: 'distributor', state: 'active' };
const noOne: AttributionFacts = { booker: null, typed: null, visit: null, now };
const typed = ambassador('code');
const visit = { ...ambassador('link'), at: now - DAY };

describe('a booking', () => {
  it.each<[string, Partial<AttributionFacts>, object | null]>([
    ['with nothing known is nobody’s', {}, null],
    ['by a link', { visit }, { partnerId: 'link', way: 'link' }],
    ['by a code', { typed }, { partnerId: 'code', way: 'code' }],
    ['by both is the code’s', { typed, visit }, { partnerId: 'code', way: 'code' }],
    ['of a distributor is its own', { booker: distributor, typed, visit }, { partnerId: 'd', way: 'account' }],
    [
      'of a paused distributor falls to the code',
      { booker: { ...distributor, state: 'paused' }, typed },
      { partnerId: 'code', way: 'code' },
    ],
    ['by a paused code and a link', { typed: ambassador('code', 'paused'), visit }, { partnerId: 'link', way: 'link' }],
    ['by the link of one that has ended', { visit: { ...visit, state: 'ended' } }, null],
    ['by an ambassador’s account alone', { booker: ambassador('self') }, null],
    [
      'by a link just within its days',
      { visit: { ...visit, at: now - 30 * DAY + 1 } },
      { partnerId: 'link', way: 'link' },
    ],
    ['by a link whose days are over', { visit: { ...visit, at: now - 30 * DAY } }, null],
    ['by a link that is yet to come', { visit: { ...visit, at: now + 1 } }, null],
    ['by the code of a distributor', { typed: distributor }, null],
  ])('%s', (_, facts, expected) => expect(attributionOf({ ...noOne, ...facts })).toEqual(expected));
});
