import { describe, expect, it } from 'vitest';
import { emptyValues } from './checkout-form.ts';
import { errorsBeforeWallet, walletFills } from './express-moves.ts';

const mara = { name: 'Mara Lind', email: 'mara@example.org', phone: '' };

describe('a wallet fills', () => {
  it.each([
    ['an empty form', {}, mara, { email: 'mara@example.org', firstName: 'Mara', lastName: 'Lind' }],
    [
      'a name of four words',
      {},
      { ...mara, name: ' Maria del Mar  Lopez ' },
      { firstName: 'Maria del Mar', lastName: 'Lopez' },
    ],
    [
      'a name of one word, which leaves the last name to ask for',
      {},
      { ...mara, name: 'Madonna' },
      { firstName: 'Madonna', lastName: '' },
    ],
    ['an email that was typed in half', { email: 'mara@' }, mara, { email: 'mara@example.org' }],
    ['both names where one is missing', { firstName: 'M.' }, mara, { firstName: 'Mara', lastName: 'Lind' }],
    ['a phone number that it was asked for', {}, { ...mara, phone: '+84 912 345 678' }, { phone: '+84 912 345 678' }],
  ])('%s', (_case, typed, person, filled) => {
    expect(walletFills({ ...emptyValues, ...typed }, person)).toMatchObject(filled);
  });

  it('nothing that was typed and is right, and nothing that it does not tell', () => {
    const typed = { ...emptyValues, email: 'me@example.org', firstName: 'Ann', lastName: 'Le', phone: '84' };
    expect(walletFills(typed, { ...mara, phone: '1' })).toEqual({});
    expect(walletFills(emptyValues, { name: '', email: ' ', phone: '' })).toEqual({});
  });
});

describe('before a wallet opens', () => {
  const guest = { isLogin: false, isDistributor: false, hasPickup: false, hasOwnFields: true };

  it('nothing is asked of a guest that the wallet tells', () => {
    expect(errorsBeforeWallet(emptyValues, guest)).toEqual({});
  });

  it('the pickup address is asked, and what was typed wrong', () => {
    const typed = { ...emptyValues, password: 'short', passconf: 'short', isd: '84', phone: 'call me' };
    expect(Object.keys(errorsBeforeWallet(typed, { ...guest, hasPickup: true })).toSorted()).toEqual([
      'password',
      'phone',
      'pickupAddress',
    ]);
  });
});
