// The cash for the host in words: the amount in notes of the country, and the rate behind it (product 2).
import { dateText } from '../ui/local-time-text.ts';
import { localMoneyText, usdText } from '../ui/money-text.ts';
import { t } from './t.ts';

/** Cash as a quote or a booking states it. Without a rate only US dollars are known. */
export interface Cash {
  readonly usd: number;
  readonly local: number | null;
  readonly symbol: string;
  readonly rate: number | null;
  /** When the rate was fixed, ISO 8601. */
  readonly rateAt?: string | null;
}

/** The amount to bring: `₫844,000`, or dollars where no rate is at hand. */
export function cashText({ usd, local, symbol }: Cash): string {
  return local === null ? usdText(usd) : localMoneyText(local, symbol);
}

/** `US$32.00 at US$1 = ₫26,345 (Sat 21 Nov 2026)`; null without a rate, or with nothing to pay. */
export function cashRateText({ usd, local, symbol, rate, rateAt }: Cash): string | null {
  if (local === null || rate === null || local === 0) return null;
  const decimals = rate < 1000 && !Number.isInteger(rate) ? 2 : 0;
  const text = t('price.cashRate', { usd: usdText(usd), rate: localMoneyText(rate, symbol, decimals) });
  return rateAt === null || rateAt === undefined
    ? text
    : t('price.cashRateOf', { text, date: dateText(rateAt.slice(0, 10)) });
}
