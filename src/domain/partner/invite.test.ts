import { describe, expect, it } from 'vitest';
import { invite, noGift, whyNoThanks, type ThanksFacts } from './invite.ts';

describe('a gift', () => {
  it.each([
    [false, false, null],
    [true, false, 'invite-own'],
    [false, true, 'invite-not-new'],
    [true, true, 'invite-own'],
  ])('inviter %s, booked before %s: %s', (isInviter, hasBooked, why) => {
    expect(noGift({ isInviter, hasBooked })).toBe(why);
  });
});

describe('thanks', () => {
  const fair: ThanksFacts = { isSamePerson: false, isSameDevice: false, isSameCard: false, thanks: 0 };
  it.each([
    [{}, null],
    [{ isSamePerson: true, isSameCard: true }, 'same-person'],
    [{ isSameDevice: true }, 'same-device'],
    [{ isSameCard: true }, 'same-card'],
    [{ thanks: invite.mostThanks - 1 }, null],
    [{ thanks: invite.mostThanks }, 'limit'],
  ] as [Partial<ThanksFacts>, string | null][])('%j: %s', (changed, why) => {
    expect(whyNoThanks({ ...fair, ...changed })).toBe(why);
  });
});
