// The sentences of the checklist of a listing.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { plainPriceText } from '#src/texts/money-text.ts';
import { t, type texts } from './content-texts.ts';

type LackKey = Extract<keyof typeof texts, `lack.${string}`>;

/** The sentence of a line of the checklist. A newer server may know one that this page does not. */
export function lackText(lack: string): string {
  const key = `lack.${lack}`;
  const least = plainPriceText(priceCurrency().figures.price_least);
  return t.has(key) ? t(key as LackKey, { least }) : t('lack.other');
}
