// Lengths as text, on maps and in PDFs. Runs in the browser as well. Separate, so that pages without a map do not load
// it.
import { numberFormat } from './intl.ts';
import { localeTag } from './locale.ts';

/** Units of Intl, which knows their short names in every language, with the blank between. */
const units = { m: 'meter', km: 'kilometer', ft: 'foot', mi: 'mile' } as const;

/** A rounded number, and its unit. */
interface WrittenLength {
  readonly count: number;
  readonly unit: keyof typeof units;
}

/** A length on maps: `350 m`, `1.2 km`, `500 ft`, `0.5 mi` (docs/domain/search.md#distances). */
export function lengthText({ count, unit }: WrittenLength): string {
  const style = { style: 'unit', unit: units[unit], unitDisplay: 'short', maximumFractionDigits: 2 } as const;
  return numberFormat(localeTag(), style).format(count);
}
