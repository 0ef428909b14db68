import { t } from './t.ts';
import { countText } from '#src/texts/intl.ts';

/** A distance in words: `500 m`, `2 km`. */
export function lengthText(km: number): string {
  return km < 1 ? t('map.m', { count: Math.round(km * 1000) }) : t('map.km', { count: countText(km) });
}

/** The largest of 1, 2, 5, 10, 20 … that is not above a length: for scale bars and rings. */
export function roundLength(atMost: number): number {
  const power = 10 ** Math.floor(Math.log10(atMost));
  const lead = atMost / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}
