// A range typed into two fields, read kindly. Pure.

/** The ends that a range may have. */
export interface RangeEnds {
  readonly min: number;
  readonly max: number;
}

function within(text: string, ends: RangeEnds, fallback: number): number {
  const trimmed = text.trim();
  const number = trimmed === '' ? Number.NaN : Math.round(Number(trimmed));
  return Number.isFinite(number) ? Math.min(ends.max, Math.max(ends.min, number)) : fallback;
}

/**
 * Reads what stands in the two fields: whole numbers within the ends; an empty or unreadable field is its end; two that
 * stand the wrong way round change places.
 */
export function readRange(texts: readonly [string, string], ends: RangeEnds): readonly [number, number] {
  const [one, other] = [within(texts[0], ends, ends.min), within(texts[1], ends, ends.max)];
  return one <= other ? [one, other] : [other, one];
}
