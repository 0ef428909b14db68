import { floorDivide, exactNumber } from '#src/domain/money/money.ts';

/** An amount in the currency it was charged in, with the amount of prices that it stands for. */
export interface ChargedAmount {
  readonly amountMinor: number;
  readonly dueCents: number;
}

/**
 * What to send back of a payment for `wantedCents`, never more than is left of it; null when nothing is left
 * or wanted. A charge in another currency goes back in proportion, at the rate of the charge, and the last refund takes
 * the rest, so that no cent stays behind (docs/domain/ledger.md#done-kept-or-refunded).
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
 * The amount of prices that an amount sent back by somebody else stands for: in proportion, and all that is left when the whole
 * rest went back. At least 1, and never more than is left.
 */
export function dueCentsOf(paid: ChargedAmount, alreadyBack: ChargedAmount, amountMinor: number): number {
  const leftDue = Math.max(1, paid.dueCents - alreadyBack.dueCents);
  if (amountMinor >= paid.amountMinor - alreadyBack.amountMinor) return leftDue;
  const share = exactNumber(floorDivide(BigInt(amountMinor) * BigInt(paid.dueCents), BigInt(paid.amountMinor)));
  return Math.min(leftDue, Math.max(1, share));
}
