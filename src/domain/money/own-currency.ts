// The one currency of the marketplace, in which everything is priced and paid online, and its own figures (ADR 009).

/** Figures that a currency has of its own. Amounts in its minor unit, but for the filter of prices. */
export interface CurrencyFigures {
  /** The smallest payment online. */
  readonly online_minimum: number;
  /** What the code is worth that a review with a photo earns. */
  readonly review_reward: number;
  /** From which price of the experience on that code counts. */
  readonly reward_minimum: number;
  /** What friend and inviter get, and from which price of the experience on it counts. */
  readonly invite_gift: number;
  readonly invite_minimum: number;
  /** From how much owed on a host is paid. */
  readonly payout_minimum: number;
  /** The lowest and the highest price of a listing for one guest. */
  readonly price_least: number;
  readonly price_most: number;
  /** The upper end of the filter of prices, in whole units. */
  readonly filter_most: number;
  /** What cash in another currency is rounded up to is worth this much at most, where that currency has no usual note of its own. */
  readonly cash_note: number;
}

/** The currency of prices with what a marketplace says in it. */
export interface PriceCurrency {
  /** ISO 4217. */
  readonly code: string;
  /** What stands before its amounts, and the same where there is room for little. */
  readonly symbol: string;
  readonly short: string;
  /** Decimals of its minor unit: 0, 2 or 3. */
  readonly digits: number;
  readonly figures: CurrencyFigures;
}

/** The one that a marketplace begins with. */
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
 * Says where the currency comes from: on the server the settings, in the browser the page, in a test what it needs. Answers
 * where it came from before.
 */
export function priceCurrencyFrom(from: () => PriceCurrency): () => PriceCurrency {
  const before = read;
  read = from;
  return before;
}

/** The currency in which this marketplace has its prices. */
export function priceCurrency(): PriceCurrency {
  return read();
}

/** What is paid online is a multiple of this many minor units: providers take no third decimal (docs/domain/pricing.md#paid-online). */
export function onlineStep(): number {
  return read().digits === 3 ? 10 : 1;
}

/** The smallest payment online, in steps that can be paid. */
export function onlineMinimum(): number {
  const step = onlineStep();
  return Math.ceil(read().figures.online_minimum / step) * step;
}
