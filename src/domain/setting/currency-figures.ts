// Default figures for each currency of prices (docs/reference/back-office.md#currency): chosen for it, never converted
// from US dollars. The smallest payments are Stripe's (https://docs.stripe.com/currencies), and KWD 0.150.
import { asPriceCurrency } from '#src/domain/money/currencies.ts';
import { type CurrencyFigures, type PriceCurrency, usDollars } from '#src/domain/money/own-currency.ts';
import type { SettingValues } from './settings.ts';

/**
 * Smallest payment, reward, lowest price it is valid for, highest price of a listing, upper end of the filter, cash.
 */
type Row = readonly [online: number, reward: number, from: number, most: number, filter: number, cash: number];

// Amounts in minor units, the end of the filter in whole ones.
const rows: Readonly<Record<string, Row>> = {
  AED: [200, 2000, 8000, 20_000_000, 2000, 25],
  AUD: [50, 800, 3000, 8_000_000, 800, 10],
  BGN: [100, 1000, 4000, 10_000_000, 1000, 20],
  BRL: [50, 2500, 10_000, 25_000_000, 2500, 50],
  CAD: [50, 700, 2500, 7_000_000, 700, 10],
  CHF: [50, 500, 2000, 5_000_000, 500, 10],
  CZK: [1500, 10_000, 40_000, 100_000_000, 10_000, 200],
  DKK: [250, 3500, 15_000, 35_000_000, 3500, 50],
  EUR: [50, 500, 2000, 5_000_000, 500, 10],
  GBP: [30, 400, 1600, 4_000_000, 400, 10],
  HKD: [400, 4000, 15_000, 40_000_000, 4000, 50],
  HUF: [175, 1500, 6000, 15_000_000, 150_000, 20],
  INR: [50, 25_000, 100_000, 100_000_000, 25_000, 500],
  JPY: [50, 500, 2000, 5_000_000, 50_000, 10],
  KWD: [150, 1500, 6000, 15_000_000, 150, 30],
  MXN: [1000, 8000, 30_000, 80_000_000, 8000, 100],
  MYR: [200, 2000, 8000, 20_000_000, 2000, 20],
  NOK: [300, 5000, 20_000, 50_000_000, 5000, 100],
  NZD: [50, 800, 3000, 8_000_000, 800, 10],
  PLN: [200, 2000, 8000, 20_000_000, 2000, 20],
  RON: [200, 2000, 8000, 20_000_000, 2000, 50],
  SEK: [300, 5000, 20_000, 50_000_000, 5000, 100],
  SGD: [50, 600, 2500, 6_000_000, 600, 10],
  THB: [1000, 15_000, 60_000, 100_000_000, 15_000, 100],
};

/** A currency's figures by its code; null where there are none and the operator must set them. */
export function figuresOf(code: string): CurrencyFigures | null {
  if (code === usDollars.code) return usDollars.figures;
  const row = rows[code];
  if (row === undefined) return null;
  const [online_minimum, reward, from, price_most, filter_most, cash_note] = row;
  return {
    online_minimum,
    review_reward: reward,
    reward_minimum: from,
    invite_gift: reward,
    invite_minimum: from,
    payout_minimum: from,
    // Even a listing at the lowest price covers the smallest payment twice.
    price_least: 2 * online_minimum,
    price_most,
    filter_most,
    cash_note,
  };
}

/** Also the keys of the settings that override them. */
export const figureKeys = Object.keys(usDollars.figures) as (keyof CurrencyFigures)[];

type FigureValues = Pick<SettingValues, 'currency' | keyof CurrencyFigures>;

/** The figures that are still undefined: no defaults for this currency, and no setting. */
export function missingFigures(values: FigureValues): (keyof CurrencyFigures)[] {
  if (figuresOf(values.currency) !== null) return [];
  return figureKeys.filter((key) => values[key] === null);
}

/** The currency of prices from the settings. An undefined figure is that of US dollars: see `missingFigures`. */
export function priceCurrencyOf(values: FigureValues): PriceCurrency {
  const own = figuresOf(values.currency) ?? usDollars.figures;
  const figures = Object.fromEntries(figureKeys.map((key) => [key, values[key] ?? own[key]]));
  return asPriceCurrency(values.currency, figures as unknown as CurrencyFigures);
}
