// An exchange rate as the back office writes it.
import type { CallOutput } from '#src/contract/types.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { priceUnitText, rateText } from '#src/texts/money-text.ts';
import { t } from './rates-texts.ts';

/** A rate as list and page get it. */
export type RateLine = CallOutput<'admin/rate-list'>['data'][number];

/** `US$1 = Rs 133.25`, with as many figures as tell it from the one before. */
export function equationText(rate: number, code: string): string {
  return `${priceUnitText()} = ${plainRate(rate, code)}`;
}

/** `Rs 133.25`. */
export function plainRate(rate: number, code: string): string {
  const decimals = rate >= 1000 ? 2 : rate >= 1 ? 4 : 6;
  return rateText(rate, currencyOf(code), Number(rate.toFixed(decimals)) % 1 === 0 ? 0 : decimals);
}

/** `5 hours`, `12 days`; nothing where there is no rate. */
export function ageText(hours: number | null): string {
  if (hours === null) return '';
  return hours < 48 ? t('age.hours', { hours: Math.floor(hours) }) : t('age.days', { days: Math.floor(hours / 24) });
}

/** Where a rate comes from: in words, or the host of the source. */
export function sourceText(source: string): string {
  return source === 'demo' || source === 'hand' || source === 'shipped' ? t(`source.${source}`) : source;
}
