// Amounts and times for readers.

const NO_DECIMALS = new Set(['jpy', 'krw', 'vnd']);

/** An amount in minor units as text, for example `5.40 USD`. */
export function moneyText(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  return NO_DECIMALS.has(currency) ? `${amount} ${code}` : `${(amount / 100).toFixed(2)} ${code}`;
}

/** Seconds since the epoch as `2026-12-01 09:30:00 UTC`. */
export function timeText(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
