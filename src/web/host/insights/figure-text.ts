import { wireCents } from '#src/domain/money/money.ts';
import { dateFormat, numberFormat } from '#src/texts/intl.ts';
import { dateTag, localeTag } from '#src/texts/locale.ts';
import { priceText } from '#src/texts/money-text.ts';
import { t } from './texts.ts';

export function dayText(date: string): string {
  return dateFormat(dateTag(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
}

/** In the currency of prices. */
export const earnedText = (earned: number): string => priceText(wireCents(earned));

/** `4.7 of 100 views`; null without views. */
export function rateText(rate: number | null): string | null {
  if (rate === null) return null;
  const percent = numberFormat(localeTag(), { maximumFractionDigits: 1 }).format(rate * 100);
  return t('rate.text', { rate: percent });
}
