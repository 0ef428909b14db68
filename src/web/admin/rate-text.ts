// Exchange rates as text.
import type { CallOutput } from '#src/contract/types.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { priceUnitText, rateText } from '#src/texts/money-text.ts';
import { t } from './rates-texts.ts';

export type RateLine = CallOutput<'admin/rate-list'>['data'][number];

/** `US$1 = Rs 133.25`, with enough digits to differ from the previous rate. */
export function equationText(rate: number, code: string): string {
  return `${priceUnitText()} = ${plainRate(rate, code)}`;
}

export function plainRate(rate: number, code: string): string {
  const decimals = rate >= 1000 ? 2 : rate >= 1 ? 4 : 6;
  return rateText(rate, currencyOf(code), Number(rate.toFixed(decimals)) % 1 === 0 ? 0 : decimals);
}

export function ageText(hours: number | null): string {
  if (hours === null) return '';
  return hours < 48 ? t('age.hours', { hours: Math.floor(hours) }) : t('age.days', { days: Math.floor(hours / 24) });
}

/** The source as text, or its host name. */
export function sourceText(source: string): string {
  return source === 'demo' || source === 'hand' || source === 'shipped' ? t(`source.${source}`) : source;
}
