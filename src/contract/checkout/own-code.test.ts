import { expect, it } from 'vitest';
import { codeOfHash, useCodeUrl } from './own-code.ts';

it('carries a code in the hash of an address, and nothing else', () => {
  expect(useCodeUrl('THANKS-AB12')).toBe('/#code=THANKS-AB12');
  expect(codeOfHash('#code=thanks-ab12')).toBe('THANKS-AB12');
  for (const hash of ['', '#book', '#code=', '#code=a b', `#code=${'A'.repeat(41)}`])
    expect(codeOfHash(hash)).toBeNull();
});
