import { expect, it } from 'vitest';
import { readCardInput } from './stripe.ts';

it.each([
  ['pm_card_visa', 'method'],
  ['ctoken_1', 'confirmation'],
  ['tok_visa', 'token'],
])('%s is a %s', (ref, kind) => {
  expect(readCardInput(ref)).toEqual({ kind, ref });
});

it.each(['src_1', 'visa', '4242424242424242', 'PM_1', ''])('%s is nothing to pay with', (token) => {
  expect(readCardInput(token)).toBeNull();
});
