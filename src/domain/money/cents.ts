/**
 * An amount of US dollars in whole cents. Other currencies count in their own minor unit and say so by the suffix
 * `_minor`. Money is never a fraction inside (product 2).
 */
export type Cents = number;

/** Lets an amount through that is a whole number of minor units, and throws for any other: a fraction here is a bug. */
export function wholeMinor(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of minor units: ${amount}`);
  return amount;
}
