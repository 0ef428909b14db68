// The one price function, for browser, server, email, voucher and partners (docs/domain/pricing.md#price-components, ADR 009).
import { type Cents, percentOf } from '#src/domain/money/money.ts';
import { type ExperienceTotal, experienceOf } from './experience-total.ts';
import type { QuoteInput, AppliedCoupon } from './quote-input.ts';
import { cashDue } from './cash-due.ts';
import { onlineSplit } from './online-split.ts';
import { onlineMinimum, onlineStep } from '#src/domain/money/own-currency.ts';

/** `unit_cents` × `quantity` is `amount_cents` on every line with a count. */
export interface QuoteLine {
  readonly code: 'base' | 'addon' | 'surcharge' | 'group_discount' | 'service_fee';
  /** The host's name of an add-on; empty for lines that a catalogue names. */
  readonly label: string;
  readonly unit_cents: Cents | null;
  readonly quantity: number;
  /** Below 0 only for the group discount. */
  readonly amount_cents: Cents;
}

/** The lines of a price in reading order; parts of 0 have none, except the base (docs/domain/pricing.md#price-components). */
function priceLines(input: QuoteInput, experience: ExperienceTotal, feeCents: Cents): QuoteLine[] {
  const perMissing = input.surcharge_cents ?? input.price_cents;
  const lines = [
    counted('base', input.price_cents, input.pax),
    ...input.addons
      .filter((addon) => addon.count > 0)
      .map((addon) => ({ ...counted('addon', addon.unit_price_cents, addon.count), label: addon.label })),
    counted('surcharge', perMissing, experience.missing_pax),
    whole('group_discount', 0 - experience.group_discount_cents),
    whole('service_fee', feeCents),
  ];
  return lines.filter((line) => line.code === 'base' || line.code === 'addon' || line.amount_cents !== 0);
}

function counted(code: QuoteLine['code'], unit: Cents, quantity: number): QuoteLine {
  return { code, label: '', unit_cents: unit, quantity, amount_cents: unit * quantity };
}

function whole(code: QuoteLine['code'], amount: Cents): QuoteLine {
  return { code, label: '', unit_cents: null, quantity: 1, amount_cents: amount };
}

/** Amounts in minor units, except `balance_due_local_minor`, in those of `local_currency`. */
export interface Quote {
  readonly pax: number;
  readonly min_pax: number;
  /** Sum to `total_price_cents`. A discount code is not among them: it is shown below the total. */
  readonly lines: readonly QuoteLine[];
  readonly base_cents: Cents;
  readonly addons_cents: Cents;
  readonly surcharge_cents: Cents;
  /** The group tier's discount, as an amount above 0. */
  readonly group_discount_cents: Cents;
  /** The price of the host's experience: all but the service fee. */
  readonly experience_total_cents: Cents;
  readonly service_fee_rate: number;
  readonly service_fee_cents: Cents;
  readonly deposit_cents: Cents;
  readonly total_price_cents: Cents;
  /** Deposit and service fee: paid online, before a code. */
  readonly total_booking_fee_cents: Cents;
  readonly coupon_code: string | null;
  readonly coupon_discount_cents: Cents;
  readonly discount_note: DiscountNote | null;
  /** Paid online now: 0, or at least the card minimum. */
  readonly booking_deposit_due_cents: Cents;
  readonly balance_due_to_host_cents: Cents;
  /** The balance as cash in `local_currency`; null without a rate. */
  readonly balance_due_local_minor: number | null;
  readonly local_currency: string;
  readonly currency_rate: number | null;
}

/**
 * The price of a choice (docs/domain/pricing.md#price-components). For every input: the lines sum to the total; due + discount
 * + balance = total; only the group discount's line is negative. Throws for input that no listing may have: see
 * `carriesMinimum`.
 */
export function quote(input: QuoteInput): Quote {
  const experience = experienceOf(input);
  const online = onlineSplit(experience.total_cents, input);
  const discount = applyDiscount(online.total_booking_fee_cents, input.coupon);
  const balance = experience.total_cents - online.deposit_cents;
  return {
    pax: input.pax,
    min_pax: input.min_pax,
    lines: priceLines(input, experience, online.service_fee_cents),
    base_cents: experience.base_cents,
    addons_cents: experience.addons_cents,
    surcharge_cents: experience.surcharge_cents,
    group_discount_cents: experience.group_discount_cents,
    experience_total_cents: experience.total_cents,
    service_fee_rate: Number(input.service_fee_rate),
    service_fee_cents: online.service_fee_cents,
    deposit_cents: online.deposit_cents,
    total_price_cents: experience.total_cents + online.service_fee_cents,
    total_booking_fee_cents: online.total_booking_fee_cents,
    coupon_code: input.coupon?.code ?? null,
    coupon_discount_cents: discount.discount_cents,
    discount_note: discount.note,
    booking_deposit_due_cents: online.total_booking_fee_cents - discount.discount_cents,
    balance_due_to_host_cents: balance,
    balance_due_local_minor: input.rate === null ? null : cashDue(balance, input.rate, input.currency),
    local_currency: input.currency,
    currency_rate: input.rate === null ? null : Number(input.rate),
  };
}

/**
 * Why a code takes off less than its value. `online-part`: a code lowers only the online part. `card-minimum`: the rest
 * would be below the card minimum, or not a whole step (docs/domain/pricing.md#minimum-card-payment).
 */
export interface DiscountNote {
  readonly reason: 'online-part' | 'card-minimum';
  readonly asked_cents: Cents;
  readonly applied_cents: Cents;
}

/**
 * A code's discount on the online part, lowered so that the due is 0 or at least the card minimum
 * (docs/domain/pricing.md#discount-codes).
 */
function applyDiscount(
  onlineCents: Cents,
  coupon: AppliedCoupon | null,
): { readonly discount_cents: Cents; readonly note: DiscountNote | null } {
  if (coupon === null) return { discount_cents: 0, note: null };
  const requested = coupon.kind === 'fixed' ? coupon.amount_cents : percentOf(onlineCents, coupon.percent);
  if (requested < 0) throw new RangeError(`A discount below 0: ${requested}`);
  if (requested >= onlineCents) {
    const note = requested > onlineCents ? noteOf('online-part', requested, onlineCents) : null;
    return { discount_cents: onlineCents, note };
  }
  const step = onlineStep();
  const most = Math.min(requested - (requested % step), onlineCents - onlineMinimum());
  // Rounding a percentage to a step needs no note to the guest; lowering an amount does.
  const isAsSaid = most === requested || (coupon.kind === 'percent' && requested - most < step);
  return { discount_cents: most, note: isAsSaid ? null : noteOf('card-minimum', requested, most) };
}

function noteOf(reason: DiscountNote['reason'], requested: Cents, applied: Cents): DiscountNote {
  return { reason, asked_cents: requested, applied_cents: applied };
}
