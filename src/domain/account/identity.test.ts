import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideConfirm, decideReturn, mayDisconnect, nameOf, type ConfirmFacts, type ReturnFacts } from './identity.ts';

const outsider: ReturnFacts = {
  connectsTo: null,
  owner: null,
  hasSecond: false,
  hasEmail: true,
  isEmailVerified: true,
  isEmailKnown: false,
};

describe('coming back from a provider', () => {
  it.each<[string, Partial<ReturnFacts>, object]>([
    ['a verified address that nobody has makes an account', {}, { does: 'make' }],
    ['a verified address that somebody has is mailed', { isEmailKnown: true }, { does: 'mail' }],
    ['an address without proof is mailed', { isEmailVerified: false }, { does: 'mail' }],
    ['no address at all is refused', { hasEmail: false, isEmailVerified: false }, { refused: 'identity-email' }],
    ['a known identity logs in', { owner: 'a' }, { does: 'sign-in' }],
    ['also without an address', { owner: 'a', hasEmail: false }, { does: 'sign-in' }],
    ['a session connects', { connectsTo: 'a' }, { does: 'connect' }],
    ['also without an address', { connectsTo: 'a', hasEmail: false }, { does: 'connect' }],
    ['what is connected stays', { connectsTo: 'a', owner: 'a' }, { does: 'nothing' }],
    ['what is another’s is not taken', { connectsTo: 'a', owner: 'b' }, { refused: 'identity-taken' }],
    ['one of each provider', { connectsTo: 'a', hasSecond: true }, { refused: 'identity-second' }],
  ])('%s', (_what, facts, use) => {
    expect(decideReturn({ ...outsider, ...facts })).toEqual(use);
  });

  it('never opens an account by its address alone', () => {
    const facts = fc.record({
      connectsTo: fc.constant(null),
      owner: fc.constant(null),
      hasSecond: fc.boolean(),
      hasEmail: fc.boolean(),
      isEmailVerified: fc.boolean(),
      isEmailKnown: fc.constant(true),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const use = decideReturn(one);
        return 'refused' in use || use.does === 'mail';
      }),
    );
  });

  it('says the same of known and unknown addresses without proof', () => {
    const unproved = { ...outsider, isEmailVerified: false };
    expect(decideReturn({ ...unproved, isEmailKnown: true })).toEqual(decideReturn(unproved));
  });
});

const mailed: ConfirmFacts = { kind: 'mailed', isHere: true, owner: null, account: null, hasSecond: false };

describe('the link of an identity', () => {
  it.each<[string, Partial<ConfirmFacts>, object]>([
    ['makes the account', {}, { does: 'make' }],
    ['joins the account of the address', { account: 'a' }, { does: 'join' }],
    ['logs in where it was joined meanwhile', { account: 'a', owner: 'a' }, { does: 'sign-in' }],
    ['takes nothing from another', { account: 'a', owner: 'b' }, { refused: 'identity-taken' }],
    ['takes nothing from another for a new one', { owner: 'b' }, { refused: 'identity-taken' }],
    ['adds no second of a provider', { account: 'a', hasSecond: true }, { refused: 'identity-second' }],
    ['works in one browser', { isHere: false }, { refused: 'identity-elsewhere' }],
    ['works in one browser for an account, too', { isHere: false, account: 'a' }, { refused: 'identity-elsewhere' }],
    ['logs in with a code', { kind: 'code', account: 'a', owner: 'a' }, { does: 'sign-in' }],
    ['joins nothing with a code', { kind: 'code', account: 'a' }, { refused: 'link-invalid' }],
    ['makes nothing with a code', { kind: 'code' }, { refused: 'link-invalid' }],
  ])('%s', (_what, facts, use) => {
    expect(decideConfirm({ ...mailed, ...facts })).toEqual(use);
  });
});

describe('disconnecting', () => {
  it.each([
    [{ hasPassword: false, passkeys: 0, identities: 1 }, false],
    [{ hasPassword: true, passkeys: 0, identities: 1 }, true],
    [{ hasPassword: false, passkeys: 1, identities: 1 }, true],
    [{ hasPassword: false, passkeys: 0, identities: 2 }, true],
  ])('with %o: %s', (ways, may) => {
    expect(mayDisconnect(ways)).toBe(may);
  });
});

describe('the name of a new account', () => {
  const none = { first: '', last: '', whole: '', email: null };

  it.each([
    ['parts', { ...none, first: ' Mara ', last: 'Lind', whole: 'Dr Mara Lind' }, ['Mara', 'Lind']],
    ['the whole', { ...none, whole: 'Mara\nLind' }, ['Mara Lind', '']],
    ['the address', { ...none, email: 'mara.lind@example.test' }, ['mara.lind', '']],
    ['nothing', none, ['', '']],
    ['long words', { ...none, first: 'ä'.repeat(200) }, ['ä'.repeat(80), '']],
  ])('of %s', (_what, given, [firstName, lastName]) => {
    expect(nameOf(given)).toEqual({ firstName, lastName });
  });
});
