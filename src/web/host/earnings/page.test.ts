import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { named } from './page.tsx';

const countries = [
  { code: 'DE', name: 'Germany', isd: '49' },
  { code: 'IN', name: 'India', isd: '91' },
];

describe('the countries of a bank account', () => {
  it('are called and sorted as the language of the page has it', () => {
    chooseLocale('ne');
    expect(named(countries).map(({ name }) => name)).toEqual(['जर्मनी', 'भारत']);
    chooseLocale('fil');
    expect(named(countries).map(({ code }) => code)).toEqual(['DE', 'IN']);
  });

  it('stay as they are in English', () => {
    expect(named(countries)).toBe(countries);
  });
});
