// How a webhook of PayPal's half is signed. PayPal signs with a certificate of its own; the sandbox has no certificate,
// so it uses a key that only it knows, over the same text, and `verify-webhook-signature` is the one way to check it.
import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ResolvedOptions } from '../options.ts';

/** The signature of `body` sent in the transmission `id` at `time`. */
export function transmissionSignature(
  options: ResolvedOptions,
  { id, time }: { readonly id: string; readonly time: string },
  body: string,
): string {
  const { clientSecret, webhookId } = options.paypal;
  const text = `${id}|${time}|${webhookId}|${crc32(body)}`;
  return createHmac('sha256', clientSecret ?? 'sandbox')
    .update(text)
    .digest('hex');
}

/** The name of the method, where PayPal's own webhooks say SHA256withRSA. */
export const AUTH_ALGORITHM = 'SHA256withHMAC';
