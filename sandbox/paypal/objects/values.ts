// Ids, times, people and amounts in PayPal's format; an amount is a decimal text and a currency code.
import { randomText } from '#sandbox/state/ids.ts';
import { invalidSyntax, missingField, unprocessable, type Detail } from '#sandbox/paypal/api/paypal-error.ts';

/** The sandbox's shop account. */
export const PAYEE = { email_address: 'shop@sandbox.example', merchant_id: 'SANDB2XSH2PPP' } as const;

/** The sandbox's only payer. */
export const PAYER = {
  name: { given_name: 'Sandbox', surname: 'Payer' },
  email_address: 'payer@sandbox.example',
  payer_id: 'SANDB2XPAYER2',
  address: { country_code: 'SG' },
} as const;

/** A new id of 17 capital letters and digits, for orders, captures and refunds. */
export function newPayPalId(): string {
  return randomText(17).toUpperCase();
}

/** An instant in PayPal's format: seconds, UTC. */
export function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

interface Money {
  readonly currency_code: string;
  readonly value: string;
}

const SUPPORTED = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);
const NO_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);
const MAX_DIGITS = 12;

/** An amount in minor units of `currency` in PayPal's format. */
export function moneyOf(minor: number, currency: string): Money {
  if (NO_DECIMALS.has(currency)) return { currency_code: currency, value: String(minor) };
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const sign = minor < 0 ? '-' : '';
  return { currency_code: currency, value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/**
 * Reads an amount at `field` (a JSON pointer) into minor units.
 * @throws PayPalError 400 for no amount, 422 for a currency or precision that PayPal refuses, or ≤ 0
 */
export function readMoney(given: unknown, field: string): { minor: number; currency: string } {
  const { currency_code: currency, value } = (given ?? {}) as Partial<Record<keyof Money, unknown>>;
  if (currency === undefined) throw missingField(`${field}/currency_code`);
  if (value === undefined) throw missingField(`${field}/value`);
  if (typeof currency !== 'string' || currency.length !== 3) throw invalidSyntax(`${field}/currency_code`);
  const match = typeof value === 'string' ? /^(-?)(\d*)(?:\.(\d+))?$/.exec(value) : null;
  if (!match || value === '' || value === '-') throw invalidSyntax(`${field}/value`);
  const at: Detail = { field: `${field}/value`, value: String(value) };
  if (!SUPPORTED.has(currency)) throw unprocessable('INVALID_CURRENCY_CODE', { field: `${field}/currency_code` });
  const decimals = match[3] ?? '';
  const places = NO_DECIMALS.has(currency) ? 0 : 2;
  if (decimals.length > places) throw unprocessable('DECIMAL_PRECISION', at);
  if ((match[2] ?? '').length > MAX_DIGITS) throw unprocessable('MAX_VALUE_EXCEEDED', at);
  const minor = Number(`${match[2] || '0'}${decimals.padEnd(places, '0')}`);
  if (match[1] === '-' || minor === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', at);
  return { minor, currency };
}
