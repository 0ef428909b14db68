import { floorDivide, exactNumber } from '#src/domain/money/money.ts';

/** An amount in the currency of the charge, and its value in the currency of prices. */
export interface ChargedAmount {
  readonly amountMinor: number;
  readonly dueCents: number;
}

/**
 * How much of a payment to refund for `wantedCents`, never more than is left; null when nothing is left or wanted. A
 * charge in another currency is refunded in proportion, at the rate of the charge, and the last refund takes the rest
 * to the cent (docs/domain/ledger.md#completion-cancellation-and-refunds).
 */
export function refundAmount(
  paid: ChargedAmount,
  alreadyBack: ChargedAmount,
  wantedCents: number,
): ChargedAmount | null {
  const leftDue = paid.dueCents - alreadyBack.dueCents;
  const leftMinor = paid.amountMinor - alreadyBack.amountMinor;
  const dueCents = Math.min(wantedCents, leftDue);
  if (dueCents <= 0 || leftMinor <= 0) return null;
  if (dueCents === leftDue) return { amountMinor: leftMinor, dueCents };
  const share = exactNumber(floorDivide(BigInt(paid.amountMinor) * BigInt(dueCents), BigInt(paid.dueCents)));
  return { amountMinor: Math.min(leftMinor, Math.max(1, share)), dueCents };
}

/**
 * The value, in the currency of prices, of a refund that was made at the provider: in proportion, and all that is left
 * for the whole rest. At least 1, never more than is left.
 */
export function dueCentsOf(paid: ChargedAmount, alreadyBack: ChargedAmount, amountMinor: number): number {
  const leftDue = Math.max(1, paid.dueCents - alreadyBack.dueCents);
  if (amountMinor >= paid.amountMinor - alreadyBack.amountMinor) return leftDue;
  const share = exactNumber(floorDivide(BigInt(amountMinor) * BigInt(paid.dueCents), BigInt(paid.amountMinor)));
  return Math.min(leftDue, Math.max(1, share));
}
