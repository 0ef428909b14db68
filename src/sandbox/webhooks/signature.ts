// The provider's webhook signature: HMAC-SHA256 over "time.body" (docs.stripe.com/webhooks, scheme v1).
import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature` for a body sent at `seconds` since the epoch. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}
