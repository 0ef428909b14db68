// The rows of a price, on every screen and document (docs/domain/pricing.md#price-rows).
import { type Cents, wireCents } from '#src/domain/money/money.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** The parts of a price behind its rows, as in a `Quote`. All in minor units. */
export type ShownPrice = Pick<
  Quote,
  'lines' | 'total_price_cents' | 'coupon_discount_cents' | 'booking_deposit_due_cents' | 'balance_due_to_host_cents'
>;

/** The same parts on the wire. */
export interface WirePrice {
  readonly lines: readonly {
    readonly code: 'base' | 'addon' | 'surcharge' | 'group_discount' | 'service_fee';
    readonly label: string;
    readonly unit: number | null;
    readonly quantity: number;
    readonly amount: number;
  }[];
  readonly total_price: number;
  readonly coupon_discount: number;
  readonly booking_deposit_due: number;
  readonly balance_due_to_host: number;
}

/** `subtotal`, `code`, `total`, `now` (paid online) and `cash` (for the host) follow the lines. */
export interface PricePart {
  readonly code: QuoteLine['code'] | 'subtotal' | 'code' | 'total' | 'now' | 'cash';
  /** The host's name of an add-on; not shown for other lines, and empty for sums. */
  readonly label: string;
  readonly unit_cents: Cents | null;
  readonly quantity: number;
  /** Below 0 for the group discount and the code. */
  readonly amount_cents: Cents;
}

/** A price from the wire, in minor units. */
export function priceOfWire(price: WirePrice): ShownPrice {
  return {
    lines: price.lines.map(({ unit, amount, ...line }) => ({
      ...line,
      unit_cents: unit === null ? null : wireCents(unit),
      amount_cents: wireCents(amount),
    })),
    total_price_cents: wireCents(price.total_price),
    coupon_discount_cents: wireCents(price.coupon_discount),
    booking_deposit_due_cents: wireCents(price.booking_deposit_due),
    balance_due_to_host_cents: wireCents(price.balance_due_to_host),
  };
}

/**
 * The lines; with a code Subtotal (`total_price`) and the code; Total (`total_price - coupon_discount`); then what is
 * paid online and in cash. In every quote the rows before Total sum to it, and so do the two after it.
 */
export function priceRows(price: ShownPrice): PricePart[] {
  const { total_price_cents: total, coupon_discount_cents: discount } = price;
  const code = discount === 0 ? [] : [sum('subtotal', total), sum('code', 0 - discount)];
  return [
    ...price.lines,
    ...code,
    sum('total', total - discount),
    sum('now', price.booking_deposit_due_cents),
    sum('cash', price.balance_due_to_host_cents),
  ];
}

/** What the guest pays in all, online and in cash, in minor units, after the code. */
export function guestTotalCents(price: Pick<ShownPrice, 'total_price_cents' | 'coupon_discount_cents'>): Cents {
  return price.total_price_cents - price.coupon_discount_cents;
}

/** The parts paid online: deposit and service fee; with a code Subtotal (`total_booking_fee`) and the code. */
export function onlineRows(price: Pick<Quote, 'deposit_cents' | 'service_fee_cents' | 'coupon_discount_cents'>): {
  parts: { code: 'deposit' | 'service_fee' | 'subtotal' | 'code'; amount_cents: Cents }[];
  due_cents: Cents;
} {
  const { deposit_cents: deposit, service_fee_cents: fee, coupon_discount_cents: discount } = price;
  const lines = [
    { code: 'deposit' as const, amount_cents: deposit },
    { code: 'service_fee' as const, amount_cents: fee },
  ];
  const code = [
    { code: 'subtotal' as const, amount_cents: deposit + fee },
    { code: 'code' as const, amount_cents: 0 - discount },
  ];
  return { parts: discount === 0 ? lines : [...lines, ...code], due_cents: deposit + fee - discount };
}

function sum(code: PricePart['code'], amount_cents: Cents): PricePart {
  return { code, label: '', unit_cents: null, quantity: 1, amount_cents };
}
