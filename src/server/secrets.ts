// The secrets of a booking. They are not stored: each is the keyed hash of the booking's id, so that a mail sent
// again or an answer given again shows the same one, and a stolen table opens nothing (docs/accounts.md#opening-a-booking,
// ADR 016).
import { createHash, createHmac } from 'node:crypto';
import type { Keys } from '#src/server/keys.ts';

/**
 * What a secret is for. Of a booking: `access` opens its page without a login, `host` the same page for its host,
 * `payment` pays while it is held, `return` comes back from the bank. Of a payment: `alipay`. Of a companion:
 * `companion`. Of an inquiry: `inquiry-guest`, `inquiry-host`. Of an offer: `offer`. Of a mail: `account`.
 */
export type SecretUse =
  | 'access'
  | 'host'
  | 'payment'
  | 'return'
  | 'alipay'
  | 'companion'
  | 'inquiry-guest'
  | 'inquiry-host'
  | 'offer'
  | 'account';

/** 256 bits for the row `id` that nobody without the installation's key can guess; base64url, 43 characters. */
export function bookingSecret(keys: Pick<Keys, 'csrf'>, use: SecretUse, id: string): string {
  return createHmac('sha256', keys.csrf).update(`booking-${use}:${id}`).digest('base64url');
}

/** What the tables keep of a secret, and what it is looked up by: a leaked table opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
