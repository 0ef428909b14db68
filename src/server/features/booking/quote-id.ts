// The id of a quoted amount: anyone who brings it back agrees to exactly this, and to nothing else
// (docs/domain/bookings.md#cancelling, ADR 032).
import { timingSafeEqual } from 'node:crypto';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, secretLike } from '#src/server/platform/secrets.ts';

type Facts = readonly (string | number | null)[];

/**
 * The keyed hash of all that the figures follow from. Nothing is stored. For an id that was `given` back, of the key that
 * made it, so that a quote outlives a rotation of keys.
 */
export function quoteIdOf(keys: MasterKeys, facts: Facts, given?: string): string {
  const text = JSON.stringify(facts);
  const like = given === undefined ? null : secretLike(keys, 'quote-id', text, given);
  return like ?? deriveSecret(keys, 'quote-id', text);
}

/** True when the id that was sent is the one that the figures of this moment have. */
export function isQuoteId(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
