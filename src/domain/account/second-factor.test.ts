import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { demandsFactor, readCode, recoveryCode, rolesInSession, groupedCode, stepOf } from './second-factor.ts';

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['१२३\u00A0४५६\u200B', { kind: 'app', code: '123456' }],
    ['１２３４５６', { kind: 'app', code: '123456' }],
    ['12345', { kind: 'none' }],
    ['1234567', { kind: 'none' }],
    ['', { kind: 'none' }],
    ['abcde-fghij-klmno-pqrst-uvwxyz', { kind: 'recovery', code: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' }],
    ['abcde-fghij', { kind: 'none' }],
  ])('%j', (typed, code) => {
    expect(readCode(typed)).toEqual(code);
  });

  it('is read again as it is shown', () => {
    const bytes = fc.uint8Array({ minLength: 26, maxLength: 26 });
    fc.assert(
      fc.property(bytes, (random) => {
        const code = recoveryCode(random);
        expect(groupedCode(code)).toMatch(/^([A-Z2-7]{5}-){4}[A-Z2-7]{6}$/);
        expect(readCode(groupedCode(code))).toEqual({ kind: 'recovery', code });
      }),
    );
  });
});

describe('the step of a code', () => {
  const now = 1_000 * 30_000;

  it.each([
    ['of now', 0, 0, 1000],
    ['of the step before', -1, 0, 999],
    ['that fits no step', null, 0, null],
    ['that was taken', 0, 1000, null],
    ['older than the one that was taken', -1, 1000, null],
    ['of the step after the one that was taken', 1, 1000, 1001],
  ])('%s', (_what, delta, last, step) => {
    expect(stepOf(now, delta, last)).toBe(step);
  });
});

it('an operator is one only in a session that has shown the second factor', () => {
  expect(demandsFactor(['user', 'operator'])).toBe(true);
  expect(demandsFactor(['user', 'host'])).toBe(false);
  expect(rolesInSession(['user', 'operator'], false)).toEqual(['user']);
  expect(rolesInSession(['user', 'operator'], true)).toEqual(['user', 'operator']);
});
