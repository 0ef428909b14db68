import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { linkState, decideLinkUse, type InAccount, type LinkFacts } from './account-link.ts';

const standings: readonly InAccount[] = ['offered', 'joined', 'refused'];
const facts = (more: Partial<LinkFacts> = {}): LinkFacts => ({
  isExpired: false,
  isUsed: false,
  isVerified: false,
  inAccount: 'offered',
  hasTyped: false,
  ...more,
});
const anyFacts = fc.record({
  isExpired: fc.boolean(),
  isUsed: fc.boolean(),
  isVerified: fc.boolean(),
  inAccount: fc.constantFrom(...standings),
  hasTyped: fc.boolean(),
});

describe('what a link is good for', () => {
  it.each([
    ['an address that nobody has verified', {}, 'verify'],
    ['the same, the booking refused before', { inAccount: 'refused' }, 'verify'],
    ['an address that was verified by another link', { isVerified: true }, 'join'],
    ['a booking that the owner did not want at first', { isVerified: true, inAccount: 'refused' }, 'join'],
    ['a booking that is in the account', { isVerified: true, inAccount: 'joined' }, 'done'],
    ['a link that was used', { isUsed: true, isVerified: true, inAccount: 'joined' }, 'done'],
    ['a link that was used, whatever came later', { isUsed: true, isVerified: true, inAccount: 'refused' }, 'done'],
    ['an old link with nothing left to do', { isExpired: true, isVerified: true, inAccount: 'joined' }, 'done'],
    ['an old link', { isExpired: true }, 'expired'],
    ['an old link of a verified address', { isExpired: true, isVerified: true }, 'expired'],
  ] as [string, Partial<LinkFacts>, string][])('%s', (_what, more, state) => {
    expect(linkState(facts(more))).toBe(state);
    expect(linkState(facts({ ...more, hasTyped: true }))).toBe(state);
  });
});

describe('the use of a link', () => {
  it.each([
    ['in the browser that typed a password', { hasTyped: true }, false, { does: 'verify', password: 'typed' }],
    ['there, with a new password', { hasTyped: true }, true, { does: 'verify', password: 'new' }],
    ['in another browser, with a new password', {}, true, { does: 'verify', password: 'new' }],
    ['in another browser without one', {}, false, { refused: 'password-missing' }],
    ['of a verified address', { isVerified: true }, false, { does: 'join' }],
    ['of a verified address, a password sent along', { isVerified: true, hasTyped: true }, true, { does: 'join' }],
    ['a second time', { isUsed: true, isVerified: true }, true, { does: 'nothing' }],
    ['too late', { isExpired: true, hasTyped: true }, true, { refused: 'link-expired' }],
  ] as const)('%s', (_what, more, hasNew, use) => {
    expect(decideLinkUse(facts(more), hasNew)).toEqual(use);
  });

  it('never sets the typed password but at the first verification, in the browser that typed it', () => {
    fc.assert(
      fc.property(anyFacts, fc.boolean(), (all, hasNew) => {
        const use = decideLinkUse(all, hasNew);
        if (!('password' in use)) return;
        expect([all.isVerified, all.isUsed, all.isExpired]).toEqual([false, false, false]);
        if (use.password === 'typed') expect([all.hasTyped, hasNew]).toEqual([true, false]);
        else expect(hasNew).toBe(true);
      }),
    );
  });

  it('does nothing a second time', () => {
    fc.assert(
      fc.property(anyFacts, fc.boolean(), fc.boolean(), (all, first, second) => {
        const use = decideLinkUse(all, first);
        if ('refused' in use || use.does === 'nothing') return;
        const after: LinkFacts = { ...all, isVerified: true, inAccount: 'joined', isUsed: true, hasTyped: false };
        expect(decideLinkUse(after, second)).toEqual({ does: 'nothing' });
      }),
    );
  });
});
