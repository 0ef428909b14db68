import { describe, expect, it } from 'vitest';
import { isKey, keyOf, visiblePartOf } from './distributor-key.ts';

const secret = 'Ab_-'.padEnd(43, '7');

describe('a key of a distributor', () => {
  it('is known by its form', () => {
    expect(isKey(keyOf(secret))).toBe(true);
    for (const other of [
      secret,
      '',
      'banyan_key_',
      `${keyOf(secret)}7`,
      `${keyOf(secret.slice(1))} `,
      ` ${keyOf(secret)}`,
    ])
      expect(isKey(other)).toBe(false);
  });

  it('shows its beginning and four characters', () => {
    expect(visiblePartOf(keyOf(secret))).toBe('banyan_key_Ab_-');
  });
});
