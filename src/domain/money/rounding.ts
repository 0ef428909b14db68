/** Whole-number division towards minus infinity. `denominator` must be above 0. */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be above 0');
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** Whole-number division towards plus infinity. `denominator` must be above 0. */
export function ceilDivide(numerator: bigint, denominator: bigint): bigint {
  return -floorDivide(-numerator, denominator);
}

/**
 * The nearest whole number to a fraction, halves towards plus infinity: the one way money is rounded here (product 2).
 * Takes whole numbers only. Throws when the result is beyond what a number holds exactly.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const rounded = floorDivide(2n * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator));
  return exactNumber(rounded);
}

/** A bigint as a number. Throws where the number would not be exact. */
export function exactNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Beyond exact numbers: ${value}`);
  return number;
}
