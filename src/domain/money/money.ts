import { priceCurrency } from './own-currency.ts';

/**
 * The marketplace's currency in minor units, cents for US dollars. Other currencies have the suffix `_minor`. Money is
 * never a fraction inside (docs/domain/pricing.md#money-and-rounding).
 */
export type Cents = number;

/** Returns a whole number of minor units, and throws for any other: a fraction here is a bug. */
export function wholeMinor(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of minor units: ${amount}`);
  return amount;
}

/**
 * Whole units of the wire as minor units of a currency with `digits` decimals; they have no more decimals than that.
 */
export function minorOf(units: number, digits: number): number {
  return Math.round(units * 10 ** digits);
}

/** Integer division towards minus infinity. `denominator` must be above 0. */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be above 0');
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** Integer division towards plus infinity. `denominator` must be above 0. */
export function ceilDivide(numerator: bigint, denominator: bigint): bigint {
  return -floorDivide(-numerator, denominator);
}

/**
 * The nearest integer to a fraction, halves towards plus infinity: the only rounding of money
 * (docs/domain/pricing.md#money-and-rounding). Throws if a number cannot hold the result exactly.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const rounded = floorDivide(2n * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator));
  return exactNumber(rounded);
}

/** Throws if a number cannot hold it exactly. */
export function exactNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Beyond exact numbers: ${value}`);
  return number;
}

/**
 * A rate or an amount in decimals: a text such as `'0.06'` or `'26345.5'` as the database sends it, or a number, read
 * as the shortest decimal that JavaScript prints (0.06 is exactly 6/100).
 */
export type Decimal = string | number;

/** A decimal as a fraction of integers; `denominator` is a power of ten. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const SHAPE = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]\d{1,2}))?$/;

/**
 * Reads a decimal exactly, so that no float enters a price (docs/domain/pricing.md#money-and-rounding). Throws for
 * other text.
 */
export function fractionOf(value: Decimal): Fraction {
  const match = SHAPE.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal: ${value}`);
  const [, sign = '', whole = '0', decimals = '', power = '0'] = match;
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  const shift = BigInt(power) - BigInt(decimals.length);
  return shift >= 0n
    ? { numerator: digits * 10n ** shift, denominator: 1n }
    : { numerator: digits, denominator: 10n ** -shift };
}

/**
 * `amount` × `rate`, rounded half up (docs/domain/pricing.md#money-and-rounding). `amount` in minor units, `rate` a
 * decimal such as `'0.06'`; the product is exact before rounding.
 */
export function shareOf(amount: number, rate: Decimal): number {
  const { numerator, denominator } = fractionOf(rate);
  return roundHalfUp(BigInt(wholeMinor(amount)) * numerator, denominator);
}

/** `percent` of `amount`, rounded half up: `percentOf(2080, '12.5')` is 260. */
export function percentOf(amount: number, percent: Decimal): number {
  const { numerator, denominator } = fractionOf(percent);
  return roundHalfUp(BigInt(wholeMinor(amount)) * numerator, denominator * 100n);
}

/**
 * An amount as a number on the wire, in the marketplace's currency with at most its decimals
 * (docs/domain/pricing.md#money-and-rounding).
 */
export function fromMinor(amount: Cents): number {
  return wholeMinor(amount) / 10 ** priceCurrency().digits;
}

/** Whether an amount has at most the decimals of the marketplace's currency, and so is whole in minor units. */
export function fitsCurrency(amount: number): boolean {
  const unit = 10 ** priceCurrency().digits;
  return Math.round(amount * unit) / unit === amount;
}

/** A response's amount in minor units: it has no more decimals than the currency, so the nearest integer is exact. */
export function wireCents(amount: number): Cents {
  return minorOf(amount, priceCurrency().digits);
}

/** The decimal for providers and search engines: 2120 is '21.20'. Never below 0. */
export function priceDecimal(amount: Cents): string {
  return decimalText(amount, priceCurrency().digits);
}

/** In a currency of `digits` decimals: 2120 with none is '2120'. */
export function decimalText(minor: number, digits: number): string {
  const text = String(wholeMinor(minor)).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** With a sign: `-12.05` of -1205. */
export function signedText(minor: number, digits: number = priceCurrency().digits): string {
  return minor < 0 ? `-${decimalText(-minor, digits)}` : decimalText(minor, digits);
}

/** The lowest and highest price of a listing per guest, in whole units. */
export function priceBounds(): { readonly min: number; readonly max: number } {
  const { price_least, price_most } = priceCurrency().figures;
  return { min: fromMinor(price_least), max: fromMinor(price_most) };
}

/** Rounds up to whole units: 2120 cents are 2200. */
export function wholeUnitsUp(amount: Cents): Cents {
  const unit = 10 ** priceCurrency().digits;
  return Math.ceil(wholeMinor(amount) / unit) * unit;
}

/**
 * An amount of the marketplace's currency in minor units. Throws for too many decimals, which the contract refuses
 * before.
 */
export function toMinor(amount: Decimal): Cents {
  const { numerator, denominator } = fractionOf(amount);
  const scaled = numerator * 10n ** BigInt(priceCurrency().digits);
  if (scaled % denominator !== 0n) throw new RangeError(`More decimals than the currency has: ${amount}`);
  return exactNumber(scaled / denominator);
}
