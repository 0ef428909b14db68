import { describe, expect, it } from 'vitest';
import {
  isPartnerRate,
  type KnownPartner,
  newPartnerCode,
  partnerStates,
  partnerStep,
  partnerSteps,
  rateOf,
  readPartnerCode,
} from './partner.ts';

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

describe('roles', () => {
  const ambassador: KnownPartner = { kind: 'ambassador', state: 'active', code: 'MINA7K2Q' };
  const distributor: KnownPartner = { kind: 'distributor', state: 'active', code: null };
  const begin = (kind: string, code: string | null = null, needsCode = false) => ({
    do: 'begin',
    kind,
    code,
    needsCode,
  });
  const end = { do: 'end' };
  const nothing = { do: 'nothing' };
  it.each([
    ['', 'ambassador', null, begin('ambassador', null, true)],
    ['', 'distributor', null, begin('distributor')],
    ['', 'ambassador distributor', null, begin('distributor')],
    ['', '', null, nothing],
    ['ambassador', 'ambassador', ambassador, nothing],
    ['ambassador', 'ambassador distributor', ambassador, nothing],
    ['distributor', 'ambassador distributor', distributor, nothing],
    ['ambassador', '', ambassador, end],
    ['ambassador', '', { ...ambassador, state: 'paused' }, end],
    ['ambassador', '', { ...ambassador, state: 'ended' }, nothing],
    ['', 'ambassador', { ...ambassador, state: 'ended' }, begin('ambassador', 'MINA7K2Q')],
    ['ambassador', 'distributor', ambassador, begin('distributor')],
    ['ambassador distributor', 'ambassador', distributor, begin('ambassador', null, true)],
    ['ambassador', 'ambassador', { ...ambassador, state: 'paused' }, nothing],
  ] as const)('from %j to %j of %j', (before, after, known, step) =>
    expect(partnerStep({ before: before.split(' '), after: after.split(' ') }, known)).toEqual(step),
  );
});

it.each([
  ['Mina', 'MINA7F2A90'],
  ['Zoë-Marie', 'ZOEMARIE7F2A90'],
  ['Maximiliana Theodora', 'MAXIMILIAN7F2A90'],
  ['O', 'FRIEND7F2A90'],
  ['Phở', 'PHO7F2A90'],
  ['美雪', 'FRIEND7F2A90'],
])('a new code of %s is %s, and one that can be typed', (name, code) => {
  expect(newPartnerCode(name, '7f2a90')).toBe(code);
  expect(readPartnerCode(code)).toBe(code);
});
