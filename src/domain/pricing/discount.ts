import { onlineMinimum, onlineStep } from '#src/domain/money/own-currency.ts';
import { type Cents, percentOf } from '#src/domain/money/money.ts';
import type { AppliedCoupon } from './quote-input.ts';

/**
 * Why a code takes off less than it says. `online-part`: a code touches only what is paid online. `card-minimum`: the
 * rest would be too small for a card, or no whole step that can be paid (docs/domain/pricing.md#the-smallest-card-payment).
 */
export interface DiscountNote {
  readonly reason: 'online-part' | 'card-minimum';
  readonly asked_cents: Cents;
  readonly applied_cents: Cents;
}

/**
 * The discount of a code on the online part, lowered so that the due is 0 or at least the card minimum
 * (docs/domain/pricing.md#discount-codes).
 */
export function applyDiscount(
  onlineCents: Cents,
  coupon: AppliedCoupon | null,
): { readonly discount_cents: Cents; readonly note: DiscountNote | null } {
  if (coupon === null) return { discount_cents: 0, note: null };
  const asked = coupon.kind === 'fixed' ? coupon.amount_cents : percentOf(onlineCents, coupon.percent);
  if (asked < 0) throw new RangeError(`A discount below 0: ${asked}`);
  if (asked >= onlineCents) {
    const note = asked > onlineCents ? noteOf('online-part', asked, onlineCents) : null;
    return { discount_cents: onlineCents, note };
  }
  const step = onlineStep();
  const most = Math.min(asked - (asked % step), onlineCents - onlineMinimum());
  // A percentage is rounded to steps as every share is rounded; of an amount the guest is told.
  const isAsSaid = most === asked || (coupon.kind === 'percent' && asked - most < step);
  return { discount_cents: most, note: isAsSaid ? null : noteOf('card-minimum', asked, most) };
}

function noteOf(reason: DiscountNote['reason'], asked: Cents, applied: Cents): DiscountNote {
  return { reason, asked_cents: asked, applied_cents: applied };
}
