// The one currency of the marketplace, in which everything is priced and paid online, and its own figures (ADR 095).

/** The currency of prices with what a marketplace says in it. Amounts are in its minor unit unless they are named otherwise. */
export interface PriceCurrency {
  /** ISO 4217. */
  readonly code: string;
  /** What stands before its amounts. */
  readonly symbol: string;
  /** Decimals of its minor unit: 0, 2 or 3. */
  readonly digits: number;
}

/** The one that a marketplace begins with. */
const usDollars: PriceCurrency = { code: 'USD', symbol: 'US$', digits: 2 };

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
