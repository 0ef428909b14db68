import { plainPriceText } from '#src/texts/money-text.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

type Key = keyof typeof texts;

/** Texts about listings, for who writes and for who reviews them. */
export const t = translator('web/listing', texts);

/** The sentence of a line of the checklist. A newer server may know one that this page does not. */
export function lackText(lack: string): string {
  const key = `lack.${lack}`;
  const least = plainPriceText(priceCurrency().figures.price_least);
  return Object.hasOwn(texts, key) ? t(key as Extract<Key, `lack.${string}`>, { least }) : lack;
}
