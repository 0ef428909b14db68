// Amounts as papers print them.

/** US dollars of the wire as 'US$10.40'. */
export function usd(amount: number): string {
  return `US$${amount.toFixed(2)}`;
}

/** Whole units of a currency as 'NPR 6,810' or 'MYR 45.50'. */
export function localWords(units: number, currency: string): string {
  const digits = Number.isInteger(units) ? 0 : 2;
  const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${written.format(units)}`;
}
