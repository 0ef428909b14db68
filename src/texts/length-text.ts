// How a length is written, on maps and on paper. Runs in the browser too. It stands apart from the other formats, so that
// pages without a map do not load it.
import { numberFormat } from './intl.ts';
import { localeTag } from './locale.ts';

/**
 * Units as Intl calls them: it knows their short names in every language, with the blank that belongs
 * between.
 */
const units = { m: 'meter', km: 'kilometer', ft: 'foot', mi: 'mile' } as const;

/** What is to be known of a length to write it: a number that is rounded already, and its unit. */
interface WrittenLength {
  readonly count: number;
  readonly unit: keyof typeof units;
}

/** A length as it is written on maps: `350 m`, `1.2 km`, `500 ft`, `0.5 mi` (docs/domain/search.md#distances). */
export function lengthText({ count, unit }: WrittenLength): string {
  const style = { style: 'unit', unit: units[unit], unitDisplay: 'short', maximumFractionDigits: 2 } as const;
  return numberFormat(localeTag(), style).format(count);
}
