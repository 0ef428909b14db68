import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { allowedActs, alternativesUntil, canReport, type AllowedFacts } from './allowed.ts';
import { cancelQuote, cancelCauses, deadlinesOf, refundPercent } from './refund-share.ts';
import { cappedPolicy, policyOf, type PolicyPreset } from './policy.ts';
import { bookingStatuses, seatsOf, type BookingStatus } from './status.ts';

const hour = 3_600_000;
const day = 24 * hour;
const starts_at = 10_000 * day;
const presets = fc.constantFrom<PolicyPreset>('flexible', 'moderate', 'strict', 'final');

describe('what a cancel gives back', () => {
  const facts = {
    status: 'confirmed',
    policy: policyOf('final'),
    paid_cents: 541,
    booked_at: starts_at - 60 * day,
    starts_at,
  } as const;

  it('is measured by the policy for a confirmed booking alone', () => {
    expect(cancelQuote(facts, 'guest', starts_at - day)).toEqual({
      percent: 0,
      refund_cents: 0,
      is_code_given_back: false,
    });
    for (const status of ['held', 'requested'] as const)
      expect(cancelQuote({ ...facts, status }, 'guest', starts_at - day)).toEqual({
        percent: 100,
        refund_cents: 541,
        is_code_given_back: true,
      });
  });

  it('is never more than was paid, and all of it when the guest is not the cause', () => {
    fc.assert(
      fc.property(
        presets,
        fc.constantFrom(...cancelCauses),
        fc.nat(1_000_000),
        fc.nat(40 * day),
        fc.nat(40 * day),
        (...[name, cause, paid_cents, lead, after]) => {
          const booked_at = starts_at - lead;
          const quote = cancelQuote(
            { ...facts, policy: policyOf(name), paid_cents, booked_at },
            cause,
            booked_at + after,
          );
          expect(quote.refund_cents).toBeGreaterThanOrEqual(0);
          expect(quote.refund_cents).toBeLessThanOrEqual(paid_cents);
          if (cause !== 'guest')
            expect(quote).toEqual({ percent: 100, refund_cents: paid_cents, is_code_given_back: true });
        },
      ),
    );
  });
});

describe('a policy after a move', () => {
  it('stays as it is when everything could have come back', () => {
    expect(cappedPolicy(policyOf('moderate'), 100)).toEqual(policyOf('moderate'));
  });

  it('gives back nothing at any time when nothing could', () => {
    const capped = cappedPolicy(policyOf('moderate'), 0);
    expect(deadlinesOf(capped, { booked_at: starts_at - 60 * day, starts_at })).toEqual([]);
  });

  it('never gives back more than before the move, at no time and for no new date', () => {
    fc.assert(
      fc.property(
        presets,
        fc.integer({ min: 1, max: 60 * day }),
        fc.nat(60 * day),
        fc.nat(300 * day),
        fc.nat(300 * day),
        (...[name, lead, movedAfter, further, wait]) => {
          const policy = policyOf(name);
          const times = { booked_at: starts_at - lead, starts_at };
          const now = times.booked_at + Math.min(movedAfter, lead);
          const percent = refundPercent(policy, times, now, 'guest');
          const capped = cappedPolicy(policy, percent);
          const later = { ...times, starts_at: starts_at + further };
          const after = refundPercent(capped, later, now + wait + 1, 'guest');
          expect(after).toBeLessThanOrEqual(percent);
          expect(after).toBeLessThanOrEqual(refundPercent(policy, later, now + wait + 1, 'guest'));
          expect(cappedPolicy(capped, percent)).toEqual(capped);
        },
      ),
    );
  });
});

describe('the buttons of a page', () => {
  const facts: AllowedFacts = {
    viewer: 'guest',
    hostRole: 'host',
    reads_only: false,
    status: 'confirmed',
    hold_until: starts_at,
    request_until: starts_at,
    moves_until: starts_at - 2 * hour,
    cancels_until: starts_at,
    starts_at,
    ends_at: starts_at + 3 * hour,
    checked_in_at: starts_at,
    no_show_at: starts_at + hour,
    is_checking: false,
    has_pickup: true,
    companions_left: 1,
    cause: null,
    closed_at: null,
    is_contested: false,
  };
  const reported = (more: Partial<AllowedFacts>, now: number) =>
    Object.entries(allowedActs({ ...facts, ...more }, now))
      .filter(([, may]) => may)
      .map(([act]) => act);
  const before = starts_at - day;

  it.each<[AllowedFacts['viewer'], BookingStatus, string[]]>([
    ['guest', 'held', ['pay', 'cancel']],
    ['guest', 'requested', ['cancel', 'set_pickup', 'reschedule']],
    ['guest', 'confirmed', ['cancel', 'invite', 'set_pickup', 'reschedule', 'report']],
    ['guest', 'checked_in', ['report']],
    ['guest', 'completed', ['report']],
    ['guest', 'no_show', ['report', 'contest']],
    ['guest', 'declined', []],
    ['guest', 'cancelled', []],
    ['guest', 'expired', []],
    ['host', 'held', ['close_departure']],
    ['host', 'requested', ['answer_request', 'close_departure']],
    ['host', 'confirmed', ['host_cancel', 'close_departure']],
    ['host', 'cancelled', ['close_departure']],
    ['operator', 'requested', ['cancel', 'set_pickup', 'reschedule']],
    ['operator', 'confirmed', ['cancel', 'set_pickup', 'reschedule', 'host_cancel']],
  ])('%s, %s', (viewer, status, acts) => {
    expect(reported({ viewer, status }, before)).toEqual(acts);
  });

  it('go with the clock', () => {
    expect(reported({}, starts_at - hour)).toEqual(['cancel', 'invite', 'set_pickup', 'report']);
    expect(reported({}, starts_at + hour)).toEqual(['invite', 'report']);
    expect(reported({ viewer: 'host' }, starts_at + hour)).toEqual(['host_cancel']);
    expect(reported({ viewer: 'host', status: 'requested' }, starts_at + 1)).toEqual([]);
  });

  it('report a problem until 24 hours after the end, of what was sold', () => {
    for (const status of bookingStatuses) {
      expect(canReport(status, starts_at, starts_at + day)).toBe(seatsOf(status) === 'sold');
      expect(canReport(status, starts_at, starts_at + day + 1)).toBe(false);
    }
  });

  it('offer something else for seven days when the host has ended it', () => {
    for (const cause of cancelCauses) {
      const ended = { status: 'cancelled', cause, closed_at: starts_at } as const;
      const isHosts = !['guest', 'request_expired', 'called_off_refund'].includes(cause);
      expect(alternativesUntil(ended, starts_at)).toBe(isHosts ? starts_at + 7 * day : null);
      expect(alternativesUntil(ended, starts_at + 7 * day)).toBeNull();
      expect(alternativesUntil({ ...ended, status: 'confirmed' }, starts_at)).toBeNull();
    }
  });
});
