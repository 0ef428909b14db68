// The id of a quoted amount: whoever brings it back agrees to exactly this, and to nothing else
// (docs/domain/lifecycle.md#cancelling, ADR 032).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#src/server/keys.ts';

/** The keyed hash of all that the figures follow from; 43 characters. Nothing is stored. */
export function quoteIdOf(keys: Pick<Keys, 'csrf'>, facts: readonly (string | number | null)[]): string {
  return createHmac('sha256', keys.csrf)
    .update(`quote:${JSON.stringify(facts)}`)
    .digest('base64url');
}

/** True when the id that was sent is the one that the figures of this moment have. */
export function isQuoteId(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
