// The ways to pay and who moves the money: the one list that everything else follows (docs/domain/payment.md#ways-to-pay, ADR 055).

/** In the order in which pages offer them. */
export const payMethods = ['card', 'paypal', 'alipay'] as const;
export type PayMethod = (typeof payMethods)[number];

/** What a form sends for a way to pay: cards go by the name of their provider (docs/domain/payment.md#ways-to-pay). */
export function paymentTypeOf(method: PayMethod): string {
  return method === 'card' ? 'stripe' : method;
}

/** The way to pay that a form means; the default without one, and undefined for none that there is. */
export function methodOfType(type: string | undefined): PayMethod | undefined {
  return type === undefined ? payMethods[0] : payMethods.find((one) => type === one || type === paymentTypeOf(one));
}

export const payProviders = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof payProviders)[number];

/** The page of a payment at its provider, by the name that the provider gave it; null where it has none by that name. */
export function providerPage(provider: string, ref: string): string | null {
  return provider === 'stripe' && ref !== ''
    ? `https://dashboard.stripe.com/payments/${encodeURIComponent(ref)}`
    : null;
}
