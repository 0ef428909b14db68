// Ids and times in PayPal's shape.
import { randomText } from '../../state/ids.ts';

/** The sandbox's own shop account. */
export const PAYEE = { email_address: 'shop@sandbox.example', merchant_id: 'SANDB2XSH2PPP' } as const;

/** The one payer whom the sandbox knows. */
export const PAYER = {
  name: { given_name: 'Sandbox', surname: 'Payer' },
  email_address: 'payer@sandbox.example',
  payer_id: 'SANDB2XPAYER2',
  address: { country_code: 'SG' },
} as const;

/** A new id of 17 capital letters and digits, as orders, captures and refunds have. */
export function newPayPalId(): string {
  return randomText(17).toUpperCase();
}

/** An instant as PayPal writes it: seconds, UTC. */
export function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
