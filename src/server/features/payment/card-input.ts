import type { CardInput } from '#src/server/gateways/stripe-port.ts';

/**
 * What a `stripe_token` is, by its prefix (product 5): a payment method, a confirmation token, or an old card token;
 * null for anything else.
 */
export function readCardInput(token: string): CardInput | { kind: 'token'; ref: string } | null {
  if (token.startsWith('pm_')) return { kind: 'method', ref: token };
  if (token.startsWith('ctoken_')) return { kind: 'confirmation', ref: token };
  return token.startsWith('tok_') ? { kind: 'token', ref: token } : null;
}
