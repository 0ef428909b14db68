// The rows in which a price is shown, on every screen and paper (docs/domain/pricing.md#rows).
import type { Cents } from './money.ts';

/** The parts of a price on the wire that its rows are made of; amounts in US dollars, as the contract has them. */
export interface ShownPrice {
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

/** One row. `subtotal`, `code`, `total`, `now` (paid online) and `cash` (for the host) follow the lines. */
export interface PricePart {
  readonly code: ShownPrice['lines'][number]['code'] | 'subtotal' | 'code' | 'total' | 'now' | 'cash';
  /** The host's own name of an add-on; of other lines a plain English word, of sums nothing. */
  readonly label: string;
  readonly unit_cents: Cents | null;
  readonly quantity: number;
  /** Below 0 for the group discount and the code. */
  readonly amount_cents: Cents;
}

/** Dollars of the wire as cents: they have two decimals, so that the nearest whole number is exact. */
export function wireCents(usd: number): Cents {
  return Math.round(usd * 100);
}

/**
 * The lines; with a code Subtotal (`total_price`) and the code; Total (`total_price - coupon_discount`); then what is
 * paid online and what in cash. For every quote the rows before Total sum to it, and so do the two after it.
 */
export function priceRows(price: ShownPrice): PricePart[] {
  const total = wireCents(price.total_price);
  const discount = wireCents(price.coupon_discount);
  const lines = price.lines.map(({ code, label, unit, quantity, amount }): PricePart => ({
    code,
    label,
    unit_cents: unit === null ? null : wireCents(unit),
    quantity,
    amount_cents: wireCents(amount),
  }));
  const code = discount === 0 ? [] : [sum('subtotal', total), sum('code', 0 - discount)];
  return [
    ...lines,
    ...code,
    sum('total', total - discount),
    sum('now', wireCents(price.booking_deposit_due)),
    sum('cash', wireCents(price.balance_due_to_host)),
  ];
}

/** What the guest pays in all, online and in cash, in US cents: the code is taken off. */
export function guestTotalCents(price: Pick<ShownPrice, 'total_price' | 'coupon_discount'>): Cents {
  return wireCents(price.total_price) - wireCents(price.coupon_discount);
}

/** What is paid online, part by part: deposit and service fee; with a code Subtotal (`total_booking_fee`) and the code. */
export function onlineRows(price: {
  readonly deposit: number;
  readonly service_fee: number;
  readonly coupon_discount: number;
}): {
  parts: { code: 'deposit' | 'service_fee' | 'subtotal' | 'code'; amount_cents: Cents }[];
  due_cents: Cents;
} {
  const [deposit, fee] = [wireCents(price.deposit), wireCents(price.service_fee)];
  const discount = wireCents(price.coupon_discount);
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
