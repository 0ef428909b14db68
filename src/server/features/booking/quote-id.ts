// The id of a quoted amount: sending it back agrees to exactly that amount (docs/domain/bookings.md#cancelling, ADR 032).
import { timingSafeEqual } from 'node:crypto';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, secretLike } from '#src/server/platform/secrets.ts';

type Facts = readonly (string | number | null)[];

/** A keyed hash of all facts. A `given` id selects its key, so quotes survive key rotation. */
export function quoteIdOf(keys: MasterKeys, facts: Facts, given?: string): string {
  const text = JSON.stringify(facts);
  const like = given === undefined ? null : secretLike(keys, 'quote-id', text, given);
  return like ?? deriveSecret(keys, 'quote-id', text);
}

export function isQuoteId(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
