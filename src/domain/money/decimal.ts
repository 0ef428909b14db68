/**
 * A rate or an amount written in decimals: a text such as `'0.06'` or `'26345.5'` as the database sends it, or a
 * number, which stands for the shortest decimal that JavaScript prints for it (0.06 is exactly 6/100).
 */
export type Decimal = string | number;

/** A decimal as a fraction of whole numbers; `denominator` is a power of ten. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const SHAPE = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]\d{1,2}))?$/;

/** Reads a decimal without any loss, so that no float ever takes part in a price (product 2). Throws for other text. */
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
