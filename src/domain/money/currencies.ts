/** What Banyan knows of a currency. */
export interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  /** Decimals of the minor unit (ISO 4217): 2 for cents, 0 where there is none. */
  readonly digits: number;
  /** The smallest usual note or coin, in whole units: cash is asked for in multiples of it (product 2). */
  readonly cash_step: number;
}

const rows: readonly Currency[] = [
  { code: 'NPR', name: 'Nepalese rupee', symbol: 'Rs', digits: 2, cash_step: 5 },
  { code: 'INR', name: 'Indian rupee', symbol: '₹', digits: 2, cash_step: 10 },
  { code: 'KHR', name: 'Cambodian riel', symbol: '៛', digits: 2, cash_step: 100 },
  { code: 'VND', name: 'Vietnamese dong', symbol: '₫', digits: 0, cash_step: 1000 },
  { code: 'LAK', name: 'Lao kip', symbol: '₭', digits: 2, cash_step: 1000 },
  { code: 'IDR', name: 'Indonesian rupiah', symbol: 'Rp', digits: 2, cash_step: 1000 },
  { code: 'THB', name: 'Thai baht', symbol: '฿', digits: 2, cash_step: 1 },
  { code: 'PHP', name: 'Philippine peso', symbol: '₱', digits: 2, cash_step: 1 },
  { code: 'MYR', name: 'Malaysian ringgit', symbol: 'RM', digits: 2, cash_step: 1 },
  { code: 'MMK', name: 'Myanmar kyat', symbol: 'K', digits: 2, cash_step: 100 },
  { code: 'USD', name: 'US dollar', symbol: 'US$', digits: 2, cash_step: 1 },
  { code: 'SGD', name: 'Singapore dollar', symbol: 'S$', digits: 2, cash_step: 1 },
];

/** The ten countries' currencies and the two that are charged online, by code (spec 9, product 2). */
export const currencies: Readonly<Record<string, Currency>> = Object.fromEntries(rows.map((row) => [row.code, row]));

/** The currency of a code. Throws for a code that is not in the table: an installation cannot sell in it. */
export function currencyOf(code: string): Currency {
  const found = currencies[code];
  if (!found) throw new RangeError(`Unknown currency: ${code}`);
  return found;
}

/** An amount in minor units as a number of whole units: 84_400_000 minor IDR are 844000. */
export function minorToUnits(amountMinor: number, code: string): number {
  return amountMinor / 10 ** currencyOf(code).digits;
}
