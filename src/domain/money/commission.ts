import type { Cents } from './cents.ts';
import type { Decimal } from './decimal.ts';
import { shareOf } from './share-of.ts';

/**
 * What the marketplace earns of an experience: a share of its price, never more than the deposit it holds (product 2).
 * The rest of the deposit is owed to the host.
 */
export function commissionOf(experienceCents: Cents, rate: Decimal, depositCents: Cents): Cents {
  return Math.min(shareOf(experienceCents, rate), depositCents);
}
