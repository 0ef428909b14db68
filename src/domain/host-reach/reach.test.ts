import { expect, it } from 'vitest';
import { hostLanguageOf } from './languages.ts';
import { numberEnd, phoneOf, whyNoTry, type Reach } from './reach.ts';

const reach: Reach = { way: 'sms', number: '+447700900101', isVerified: true, isStopped: false };

it.each<[string, Partial<Reach>, object | null]>([
  ['a verified number', {}, { way: 'sms', number: '+447700900101' }],
  ['one by WhatsApp', { way: 'whatsapp' }, { way: 'whatsapp', number: '+447700900101' }],
  ['mail', { way: 'mail' }, null],
  ['a number without a code', { isVerified: false }, null],
  ['one that has said STOP', { isStopped: true }, null],
  ['no number', { number: null }, null],
])('%s', (_what, more, found) => {
  expect(phoneOf({ ...reach, ...more })).toEqual(found);
});

it.each([
  ['none', null, 'code-expired'],
  ['a fresh one', { tries: 0, isUsed: false, expiresAtMs: 11 }, null],
  ['one tried four times', { tries: 4, isUsed: false, expiresAtMs: 11 }, null],
  ['one tried five times', { tries: 5, isUsed: false, expiresAtMs: 11 }, 'code-tries'],
  ['an old one', { tries: 0, isUsed: false, expiresAtMs: 10 }, 'code-expired'],
  ['a used one', { tries: 1, isUsed: true, expiresAtMs: 11 }, 'code-expired'],
])('a code: %s', (_what, code, why) => {
  expect(whyNoTry(code, 10)).toBe(why);
});

it('names a number by its end, and knows its languages', () => {
  expect([numberEnd('+447700900101'), hostLanguageOf('ne'), hostLanguageOf('toString')]).toEqual(['…101', 'ne', 'en']);
});
