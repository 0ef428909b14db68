import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import {
  firstLookAt,
  type CommissionFacts,
  commissionStep,
  marketplaceEarned,
  partnerCommission,
  reversedCents,
} from './commission.ts';

const DAY = 86_400_000;

it('is looked at first three hours after the end', () => expect(firstLookAt(7)).toBe(7 + 3 * 3_600_000));

describe('a commission', () => {
  it.each([
    [10_000, '0.05', 2_600, 500],
    [10_000, '0.05', 499, 499],
    [10_000, '0.05', 0, 0],
    [10_000, '0.05', -30, 0],
    [1_010, '0.05', 300, 51],
    [1_009, '0.05', 300, 50],
    [10_000, '0', 2_600, 0],
  ])('of %d at %s, when %d was earned, is %d', (experience, rate, earned, commission) =>
    expect(partnerCommission(experience, rate, earned)).toBe(commission),
  );

  it('is never below 0, nor above its share, nor above what was earned', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        (experience, bps, earned) => {
          const commission = partnerCommission(experience, (bps / 10_000).toFixed(4), earned);
          expect(commission).toBeGreaterThanOrEqual(0);
          expect(commission).toBeLessThanOrEqual(Math.max(0, earned));
          expect(Math.abs(commission * 10_000 - experience * bps) <= 5_000 || commission === Math.max(0, earned)).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('what the marketplace earned', () => {
  const sums = { commissionCents: -2_000, feeCents: -600, discountCents: 0, goodwillCents: 0, disputeLossCents: 0 };
  it.each([
    [{}, 2_600],
    [{ discountCents: 500 }, 2_100],
    [{ goodwillCents: 2_600 }, 0],
    [{ disputeLossCents: 3_000 }, -400],
    [{ commissionCents: 0, feeCents: 0 }, 0],
  ])('with %j is %d', (changed, earned) => expect(marketplaceEarned({ ...sums, ...changed })).toBe(earned));
});

const due: CommissionFacts = {
  kind: 'ambassador',
  status: 'completed',
  completedAt: 0,
  isSamePerson: false,
  isSameDevice: false,
  isSameCard: false,
  isRefunded: false,
  isMoneyOpen: false,
  isSettled: true,
  experienceCents: 10_000,
  rate: '0.05',
  earnedCents: 2_600,
  now: 7 * DAY,
};
const nothing = (reason: string) => ({ do: 'nothing', reason });
const wait = (from: number | null) => ({ do: 'wait', from });
const released = { do: 'release', amountCents: 500 };

describe('a booking by a partner', () => {
  it.each<[string, Partial<CommissionFacts>, object]>([
    ['earns 7 days after it took place', {}, released],
    ['waits a moment before', { now: 7 * DAY - 1 }, wait(7 * DAY)],
    ['waits while the card is unknown', { isSameCard: null }, wait(7 * DAY)],
    ['waits while money goes back', { isMoneyOpen: true }, wait(7 * DAY)],
    ['waits until the books have it', { isSettled: false }, wait(7 * DAY)],
    ['of the partner', { isSamePerson: true, isSameDevice: true, now: 0 }, nothing('same-person')],
    ['in the partner’s browser', { isSameDevice: true, isSameCard: true }, nothing('same-device')],
    ['with the partner’s card', { isSameCard: true }, nothing('same-card')],
    ['whose money went back', { isRefunded: true, isMoneyOpen: true }, nothing('refunded')],
    ['at no rate', { rate: '0' }, nothing('no-rate')],
    ['of which nothing was earned', { earnedCents: 0 }, nothing('nothing-earned')],
    ['of which less was earned', { earnedCents: 120 }, { do: 'release', amountCents: 120 }],
    [
      'of a distributor, with its own account, browser and card',
      { kind: 'distributor', isSamePerson: true, isSameDevice: true, isSameCard: true },
      released,
    ],
    ['of a distributor waits for no card', { kind: 'distributor', isSameCard: null }, released],
  ])('%s', (_, changed, step) => expect(commissionStep({ ...due, ...changed })).toEqual(step));

  it.each<[BookingStatus, object]>([
    ['held', wait(null)],
    ['confirmed', wait(null)],
    ['cancelled', nothing('cancelled')],
    ['no_show', nothing('not-completed')],
    ['declined', nothing('not-completed')],
    ['expired', nothing('not-completed')],
  ])('that is %s', (status, step) => expect(commissionStep({ ...due, status, completedAt: null })).toEqual(step));
});

describe('of a released commission is taken back', () => {
  const facts = { releasedCents: 500, isRefunded: false, experienceCents: 10_000, rate: '0.05', earnedCents: 2_600 };
  it.each([
    ['nothing while all is as it was', {}, 0],
    ['all after a whole refund', { isRefunded: true }, 500],
    ['what the marketplace no longer has', { earnedCents: 120 }, 380],
    ['all where nothing is left', { earnedCents: -50 }, 500],
    ['nothing a second time', { releasedCents: 120, earnedCents: 120 }, 0],
    ['nothing where more is earned', { releasedCents: 120 }, 0],
  ])('%s', (_, changed, cents) => expect(reversedCents({ ...facts, ...changed })).toBe(cents));
});
