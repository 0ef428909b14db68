import { describe, expect, it } from 'vitest';
import { decideSignUp, requestMinutes, requestState, type SignUpFacts } from './mailed-request.ts';

it('links that open an account live 15 minutes', () => {
  expect([requestMinutes['sign-in'], requestMinutes.reset]).toEqual([15, 15]);
});

describe('a link that was asked for', () => {
  it.each([
    [false, false, 'open'],
    [false, true, 'expired'],
    [true, false, 'used'],
    [true, true, 'used'],
  ] as const)('used %s, too old %s: %s', (isUsed, isExpired, state) => {
    expect(requestState({ isUsed, isExpired })).toBe(state);
  });
});

describe('confirming a sign-up', () => {
  const open: SignUpFacts = { state: 'open', isVerified: false, hasTyped: false };

  it.each([
    ['in the browser that typed a password', { hasTyped: true }, false, { does: 'verify', password: 'typed' }],
    ['there, with another one', { hasTyped: true }, true, { does: 'verify', password: 'new' }],
    ['anywhere else, with a new one', {}, true, { does: 'verify', password: 'new' }],
    ['anywhere else, without one', {}, false, { refused: 'password-missing' }],
    ['a second time', { state: 'used', isVerified: true }, true, { does: 'nothing' }],
    ['too late', { state: 'expired', hasTyped: true }, true, { refused: 'link-expired' }],
    ['of an address that another link has proved', { isVerified: true, hasTyped: true }, true, { does: 'nothing' }],
    ['of such an address, too late', { isVerified: true, state: 'expired' }, true, { does: 'nothing' }],
  ] as [string, Partial<SignUpFacts>, boolean, object][])('%s', (_what, more, hasNew, use) => {
    expect(decideSignUp({ ...open, ...more }, hasNew)).toEqual(use);
  });
});
