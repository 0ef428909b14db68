import { t } from './t.ts';

/** A distance in words: `500 m`, `2 km`. */
export function lengthText(km: number): string {
  return km < 1 ? t('map.m', { count: Math.round(km * 1000) }) : t('map.km', { count: km.toLocaleString('en-US') });
}
