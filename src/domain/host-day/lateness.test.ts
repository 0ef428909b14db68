import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { canBeLate, guestCancelsUntil, guestsCause, lateChoices, lateOpensAt, meetsAt } from './lateness.ts';
import { linkEnd, linkPurposes, linkState, subjectOf } from '#src/domain/host-reach/link.ts';

const HOUR = 3_600_000;
const times = { starts_at: 1000 * HOUR, ends_at: 1003 * HOUR };

describe('running late', () => {
  it.each([
    ['a moment before it opens', times.starts_at - 12 * HOUR - 1, 'too-early'],
    ['12 hours before', times.starts_at - 12 * HOUR, 'yes'],
    ['at the end', times.ends_at, 'yes'],
    ['after it', times.ends_at + 1, 'over'],
  ])('%s', (_when, now, expected) => expect(canBeLate(times, now)).toBe(expected));

  it('opens when it says', () => expect(canBeLate(times, lateOpensAt(times))).toBe('yes'));

  it.each([
    [0, 'guest', 0],
    [10, 'guest', 0],
    [14, 'guest', 0],
    [15, 'host_late', 15],
    [45, 'host_late', 45],
  ])('%i minutes: the cause is %s, and cancelling ends %i minutes after the start', (late, cause, minutes) => {
    expect(guestsCause(late)).toBe(cause);
    expect(guestCancelsUntil(times, late)).toBe(times.starts_at + minutes * 60_000);
  });

  it('whoever gets everything back has until they meet to say so', () => {
    for (const late of lateChoices)
      if (guestsCause(late) === 'host_late') expect(guestCancelsUntil(times, late)).toBe(meetsAt(times, late));
  });
});

describe('a link', () => {
  const instants = { request_until: 5, ends_at: 10, day_ends_at: 20 };
  it.each([
    ['accept', 5],
    ['decline', 5],
    ['check_in', 10 + 2 * HOUR],
    ['cash', 10 + 72 * HOUR],
    ['late', 10],
    ['cancel', 10],
    ['cancel_day', 20],
    ['today', 20],
  ] as const)('to %s ends at %i', (purpose, end) => expect(linkEnd(purpose, instants)).toBe(end));

  it('is made for nothing that has no end', () => {
    const none = { request_until: null, ends_at: null, day_ends_at: null };
    expect(linkPurposes.map((purpose) => linkEnd(purpose, none))).toEqual(linkPurposes.map(() => null));
    expect(linkPurposes.map(subjectOf)).not.toContain(undefined);
  });

  it('works until its end, once, unless somebody has ended it', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.boolean(), fc.boolean(), (now, is_used, is_revoked) => {
        const state = linkState({ expires_at: 5, is_used, is_revoked }, now);
        expect(state === 'live').toBe(!is_used && !is_revoked && now < 5);
        expect(state === 'revoked').toBe(is_revoked);
      }),
    );
  });
});
