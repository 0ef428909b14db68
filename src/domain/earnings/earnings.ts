import type { GroupTier } from '#src/domain/pricing/quote-input.ts';
import type { Cents, Decimal } from '#src/domain/money/money.ts';
import { commissionOf } from '#src/domain/pricing/online-split.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { quote } from '#src/domain/pricing/quote.ts';

/** The shares of a booking, in the marketplace's currency. `online` is what guests pay first; `fee` is part of it. */
export interface Earnings {
  readonly total_cents: Cents;
  readonly online_cents: Cents;
  readonly fee_cents: Cents;
  /** From the guests to the host, on the day. */
  readonly cash_cents: Cents;
  /** From the marketplace to the host, afterwards: the rest of the deposit. */
  readonly paid_out_cents: Cents;
  readonly marketplace_cents: Cents;
}

/** A booking without add-ons, surcharge and code, at the installation's rates. */
export interface EarningsInput {
  readonly price_cents: Cents;
  readonly pax: number;
  /** The listing's group discounts, if any. */
  readonly group_tiers?: readonly GroupTier[];
  readonly service_fee_rate: Decimal;
  readonly deposit_rate: Decimal;
  /** Null: the marketplace keeps the whole deposit. */
  readonly commission_rate: Decimal | null;
}

/**
 * What guests pay and who gets it (docs/domain/pricing.md#what-the-marketplace-earns). Cash, payout and the
 * marketplace's share sum to the total. Throws for a price that no listing may have: see `carriesMinimum`.
 */
export function earningsOf({ commission_rate, ...terms }: EarningsInput): Earnings {
  const price = quote({
    ...terms,
    min_pax: 1,
    surcharge_cents: null,
    group_tiers: terms.group_tiers ?? [],
    addons: [],
    coupon: null,
    currency: priceCurrency().code,
    rate: null,
  });
  const { deposit_cents: deposit, service_fee_cents: fee, experience_total_cents: experience } = price;
  const commission = commission_rate === null ? deposit : commissionOf(experience, commission_rate, deposit);
  return {
    total_cents: price.total_price_cents,
    online_cents: price.total_booking_fee_cents,
    fee_cents: fee,
    cash_cents: price.balance_due_to_host_cents,
    paid_out_cents: deposit - commission,
    marketplace_cents: fee + commission,
  };
}
