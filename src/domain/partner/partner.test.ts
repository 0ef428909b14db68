import { describe, expect, it } from 'vitest';
import { isPartnerRate, partnerStates, partnerSteps, rateOf, readPartnerCode } from './partner.ts';

describe('a rate', () => {
  it.each(['0', '0.05', '0.3', '0.3000', '0.0001'])('may be %s', (rate) => expect(isPartnerRate(rate)).toBe(true));
  it.each(['0.3001', '1', '-0.05', '0.00001', '5', '.05', '0.', '', '5e-2'])('may not be %j', (rate) =>
    expect(isPartnerRate(rate)).toBe(false),
  );
  it('is the own one, also where that is 0', () => {
    expect([rateOf('0', '0.05'), rateOf(null, '0.05'), rateOf('0.08', '0')]).toEqual(['0', '0.05', '0.08']);
  });
});

describe('a code', () => {
  it.each([
    ['mina7k2q', 'MINA7K2Q'],
    [' Mina-7K2Q ', 'MINA7K2Q'],
    ['abc', null],
    ['7abc', null],
    ['A'.repeat(21), null],
    ['MINA!', null],
    ['', null],
  ])('%j is %j', (typed, code) => expect(readPartnerCode(typed)).toBe(code));
});

it('an ended partner has no step, and no state leads to itself', () => {
  expect(partnerSteps.ended).toEqual([]);
  for (const state of partnerStates) expect(partnerSteps[state]).not.toContain(state);
});
