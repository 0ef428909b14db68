// The cash for the host in words: the amount in notes of the country, and the rate behind it (product 2).
import { localMoneyText, usdText } from '../ui/money-text.ts';
import { t } from './t.ts';

/** Cash as a quote or a booking states it. Without a rate only US dollars are known. */
export interface Cash {
  readonly usd: number;
  readonly local: number | null;
  readonly symbol: string;
  readonly rate: number | null;
}

/** The amount to bring: `₫844,000`, or dollars where no rate is at hand. */
export function cashText({ usd, local, symbol }: Cash): string {
  return local === null ? usdText(usd) : localMoneyText(local, symbol);
}

/** `US$32.00 at US$1 = ₫26,345`; null without a rate, or with nothing to pay. */
export function cashRateText({ usd, local, symbol, rate }: Cash): string | null {
  if (local === null || rate === null || local === 0) return null;
  const decimals = rate < 1000 && !Number.isInteger(rate) ? 2 : 0;
  return t('price.cashRate', { usd: usdText(usd), rate: localMoneyText(rate, symbol, decimals) });
}
