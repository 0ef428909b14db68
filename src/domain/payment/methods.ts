// The ways to pay and who moves the money: the one list that everything else follows (docs/domain/payment.md#ways-to-pay, ADR 055).

/** In the order in which pages offer them. */
export const payMethods = ['card', 'paypal', 'alipay'] as const;
export type PayMethod = (typeof payMethods)[number];

export const payProviders = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof payProviders)[number];

/** The page of a payment at its provider, by the name that the provider gave it; null where it has none by that name. */
export function providerPage(provider: string, ref: string): string | null {
  return provider === 'stripe' && ref !== ''
    ? `https://dashboard.stripe.com/payments/${encodeURIComponent(ref)}`
    : null;
}
