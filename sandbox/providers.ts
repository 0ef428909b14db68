// Every provider that the sandbox pretends to be, a line each (ADR 055).
import { payPal } from './paypal/provider.ts';
import type { Provider } from './provider.ts';
import { stripe } from './stripe/provider.ts';

export const providers: readonly Provider[] = [stripe, payPal];

/** What a provider says when it refuses; null for an error of another kind. */
export function refusalOf(error: unknown): ReturnType<Provider['refusalOf']> {
  for (const provider of providers) {
    const refusal = provider.refusalOf(error);
    if (refusal !== null) return refusal;
  }
  return null;
}
