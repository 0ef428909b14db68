import { onlineMinimum, onlineStep } from '#src/domain/money/own-currency.ts';
import { type Cents, shareOf, type Decimal } from '#src/domain/money/money.ts';
import type { PriceTerms } from './quote-input.ts';

/** What is paid online, before a discount code. */
interface OnlineSplit {
  readonly service_fee_cents: Cents;
  readonly deposit_cents: Cents;
  readonly total_booking_fee_cents: Cents;
}

type Rates = Pick<PriceTerms, 'service_fee_rate' | 'deposit_rate'>;

/**
 * Deposit and service fee of an experience (docs/domain/pricing.md#minimum-card-payment). A sum above 0 but below
 * the card minimum is raised by a larger deposit, which lowers the cash by as much. Throws when even the whole price is
 * below the minimum.
 */
export function onlineSplit(experienceCents: Cents, rates: Rates): OnlineSplit {
  const fee = shareOf(experienceCents, rates.service_fee_rate);
  const share = shareOf(experienceCents, rates.deposit_rate);
  const deposit = payable(share + fee, experienceCents + fee) - fee;
  if (fee < 0 || deposit < 0 || deposit > experienceCents) {
    throw new RangeError(`A price of ${experienceCents} cents cannot be paid online at these rates`);
  }
  return { service_fee_cents: fee, deposit_cents: deposit, total_booking_fee_cents: deposit + fee };
}

/**
 * A payable online part: 0, or at least the card minimum, in whole steps. The deposit grows to the next step, or
 * shrinks to the one before where the whole experience is paid online.
 */
function payable(online: Cents, most: Cents): Cents {
  if (online === 0) return 0;
  const step = onlineStep();
  const up = Math.max(Math.ceil(online / step) * step, onlineMinimum());
  return up > most && up > onlineMinimum() ? Math.floor(most / step) * step : up;
}

/**
 * False for a price too low for the smallest card payment; a listing with that price cannot be published
 * (docs/domain/pricing.md#minimum-card-payment). Call it for each number of guests that the listing allows.
 */
export function carriesMinimum(experienceCents: Cents, rates: Rates): boolean {
  const fee = shareOf(experienceCents, rates.service_fee_rate);
  const online = shareOf(experienceCents, rates.deposit_rate) + fee;
  return online === 0 || experienceCents + fee >= onlineMinimum();
}

/**
 * The marketplace's commission: a share of the experience's price, never more than the deposit
 * (docs/domain/pricing.md#what-the-marketplace-earns). The rest of the deposit is owed to the host.
 */
export function commissionOf(experienceCents: Cents, rate: Decimal, depositCents: Cents): Cents {
  return Math.min(shareOf(experienceCents, rate), depositCents);
}
