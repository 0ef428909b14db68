// A provider's event as it is kept for people who look into a case: whatever was signed, in a form that can be stored.
import type { ProviderName } from '#src/server/gateways/payment-port.ts';

// Objects of providers are a dozen levels deep; PostgreSQL gives up at some thousands.
const deepest = 64;
const tooDeep = '[nested too deep to keep]';

/**
 * The JSON of an event without what PostgreSQL's jsonb refuses: NUL and lone surrogates become U+FFFD, numbers beyond a
 * double their nearest one or null, and what is nested deeper than any event is cut off. Throws when it is no JSON.
 */
export function storableBody(body: string): string {
  return JSON.stringify(kept(JSON.parse(body), 0));
}

function kept(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return tooDeep;
  if (Array.isArray(value)) return value.map((one: unknown) => kept(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [clean(key), kept(one, depth + 1)]));
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** What an event is about, and so what is asked for again; `approval`: the guest has just agreed. */
type EventSubject = 'payment' | 'approval' | 'refund' | 'all-refunds' | 'dispute' | 'nothing';

/** The subject of an event by its type, in the provider's own names. Everything that is none of ours is `nothing`. */
export function subjectOf(provider: ProviderName, type: string): EventSubject {
  return provider === 'stripe' ? ofStripe(type) : ofPaypal(type);
}

function ofStripe(type: string): EventSubject {
  if (type.startsWith('payment_intent.')) return 'payment';
  if (type === 'charge.refunded') return 'all-refunds';
  if (type.startsWith('refund.') || type.startsWith('charge.refund.')) return 'refund';
  return type.startsWith('charge.dispute.') ? 'dispute' : 'nothing';
}

function ofPaypal(type: string): EventSubject {
  if (type === 'CHECKOUT.ORDER.APPROVED') return 'approval';
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')) return 'refund';
  if (type === 'PAYMENT.CAPTURE.REVERSED') return 'all-refunds';
  if (type.startsWith('CHECKOUT.ORDER.') || type.startsWith('PAYMENT.CAPTURE.')) return 'payment';
  return type.startsWith('CUSTOMER.DISPUTE.') ? 'dispute' : 'nothing';
}
