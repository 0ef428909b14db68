import { describe, expect, it } from 'vitest';
import known from './usual-passwords.json' with { type: 'json' };
import { isUsualPassword, tellingWords } from './usual-passwords.ts';

describe('a usual password', () => {
  it.each(['password', 'PASSWORD1', 'iloveyou', '12345678', '1qaz2wsx', 'Trustno1'])('%s is one', (typed) => {
    expect(isUsualPassword(typed)).toBe(true);
  });

  it.each(['banyan-2026', 'Banyan!!', 'welcomehost', 'Guest12345', 'bookingbooking', '1Operator1'])(
    '%s is made of telling words alone',
    (typed) => {
      expect(isUsualPassword(typed)).toBe(true);
    },
  );

  it.each([
    'a long passphrase',
    'under the banyan tree',
    'korrekt pferd',
    '20837465',
    'acceptance-password',
    '        ',
  ])('%s is none', (typed) => {
    expect(isUsualPassword(typed)).toBe(false);
  });

  it('is one of five thousand that can be set, and every telling word is one when it is long enough', () => {
    const list = known.passwords.split(' ');
    expect(new Set(list).size).toBe(5000);
    expect(list.filter((one) => one.length < 8)).toEqual([]);
    for (const word of tellingWords) expect(isUsualPassword(`${word}2026`)).toBe(true);
  });
});
