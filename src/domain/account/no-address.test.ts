import { expect, it } from 'vitest';
import { hasAddress, noAddress } from './no-address.ts';

it('tells an account without an address from every other one', () => {
  expect(hasAddress(noAddress('host-1'))).toBe(false);
  expect(hasAddress('HOST-1@NO-ADDRESS.INVALID')).toBe(false);
  expect(hasAddress('no-address.invalid@example.test')).toBe(true);
  expect(hasAddress('ada@example.test')).toBe(true);
});
