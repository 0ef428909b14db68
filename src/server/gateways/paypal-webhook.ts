// Whether a webhook is PayPal's: PayPal itself is asked, with the id of our own webhook
// (docs/domain/payment.md#the-providers-word).
import { z } from 'zod';
import { eventName, type ReadEvent, type WebhookHeaders } from './payment-port.ts';
import type { PaypalSend } from './paypal-client.ts';

// An id that nothing can be asked about is left out; what the event is called must be readable.
const named = eventName.optional().catch(undefined);
const event = z.object({
  id: eventName,
  event_type: eventName,
  resource: z.object({ id: named, dispute_id: named }).catch({}),
});
const verdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const fields = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
const longestHeader = 1000;

/** Asks PayPal about a raw body and its five headers. The webhook's id is ours, never the request's. */
export async function readPaypalEvent(
  send: PaypalSend,
  rawBody: Buffer,
  headers: WebhookHeaders,
  webhookId: string,
): Promise<ReadEvent> {
  const read = readBody(rawBody);
  const proof = readProof(headers);
  if (!read || !proof) return { ok: false, why: 'forged' };
  // The event goes back byte for byte: written again it could differ from what was signed.
  const asked = JSON.stringify({ ...proof, webhook_id: webhookId });
  const body = `${asked.slice(0, -1)},"webhook_event":${rawBody.toString('utf8')}}`;
  const answer = await send({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
  if (!answer.ok && answer.kind === 'unknown') return { ok: false, why: 'unknown', reason: answer.reason };
  const said = answer.ok ? verdict.safeParse(answer.value) : null;
  if (!said?.success || said.data.verification_status !== 'SUCCESS') return { ok: false, why: 'forged' };
  const { id, event_type: type, resource } = read;
  return { ok: true, event: { id, type, objectRef: resource.id ?? resource.dispute_id ?? '' } };
}

function readBody(rawBody: Buffer): z.output<typeof event> | null {
  try {
    return event.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}

function readProof(headers: WebhookHeaders): Record<string, string> | null {
  const proof: Record<string, string> = {};
  for (const [field, header] of Object.entries(fields)) {
    const value = headers[header];
    if (typeof value !== 'string' || value === '' || value.length > longestHeader) return null;
    proof[field] = value;
  }
  return proof;
}
