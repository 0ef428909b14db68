// The marketplace's one currency, for all prices and online payments, and its figures (ADR 009).

/** Figures set for the currency, in its minor unit, except the price filter. */
export interface CurrencyFigures {
  readonly online_minimum: number;
  /** The value of the code that a review with a photo earns. */
  readonly review_reward: number;
  /** The lowest experience price that this code is valid for. */
  readonly reward_minimum: number;
  /** What friend and inviter get, and the lowest experience price that it is valid for. */
  readonly invite_gift: number;
  readonly invite_minimum: number;
  /** A host is paid once this much is owed. */
  readonly payout_minimum: number;
  /** The lowest and highest price of a listing per guest. */
  readonly price_least: number;
  readonly price_most: number;
  /** The upper end of the price filter, in whole units. */
  readonly filter_most: number;
  /** The largest step to which cash in another currency is rounded up, where that currency has no usual note. */
  readonly cash_note: number;
}

/** The currency of prices with the marketplace's figures. */
export interface PriceCurrency {
  /** ISO 4217. */
  readonly code: string;
  /** The prefix of its amounts, and a short one for little space. */
  readonly symbol: string;
  readonly short: string;
  /** Decimals of its minor unit: 0, 2 or 3. */
  readonly digits: number;
  readonly figures: CurrencyFigures;
}

/** The default currency. */
export const usDollars: PriceCurrency = {
  code: 'USD',
  symbol: 'US$',
  short: '$',
  digits: 2,
  figures: {
    online_minimum: 50,
    review_reward: 500,
    reward_minimum: 2000,
    invite_gift: 500,
    invite_minimum: 2000,
    payout_minimum: 2000,
    price_least: 100,
    price_most: 5_000_000,
    filter_most: 500,
    cash_note: 10,
  },
};

let read = (): PriceCurrency => usDollars;

/**
 * Sets where the currency comes from: the settings on the server, the page in the browser, any value in a test. Returns
 * the previous source.
 */
export function priceCurrencyFrom(from: () => PriceCurrency): () => PriceCurrency {
  const before = read;
  read = from;
  return before;
}

export function priceCurrency(): PriceCurrency {
  return read();
}

/**
 * Online payments are a multiple of this many minor units: providers take no third decimal
 * (docs/domain/pricing.md#paid-online).
 */
export function onlineStep(): number {
  return read().digits === 3 ? 10 : 1;
}

/** The smallest online payment, in payable steps. */
export function onlineMinimum(): number {
  const step = onlineStep();
  return Math.ceil(read().figures.online_minimum / step) * step;
}
