// The ways to pay and who moves the money: the one list that everything else follows (docs/domain/checkout.md#ways-to-pay, ADR 055).

/** In the order in which pages offer them. */
export const payMethods = ['card', 'paypal', 'alipay'] as const;
export type PayMethod = (typeof payMethods)[number];

/** What a form sends for a way to pay: cards go by the name of their provider (docs/domain/checkout.md#ways-to-pay). */
export function paymentTypeOf(method: PayMethod): string {
  return method === 'card' ? 'stripe' : method;
}

/** The way to pay that a form means; the default without one, and undefined for none that there is. */
export function methodOfType(type: string | undefined): PayMethod | undefined {
  return type === undefined ? payMethods[0] : payMethods.find((one) => type === one || type === paymentTypeOf(one));
}

export const payProviders = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof payProviders)[number];

/** A payment as its provider names it. */
export interface AtProvider {
  readonly provider: string;
  readonly provider_ref: string;
  /** What PayPal calls the money itself; `provider_ref` is the order. */
  readonly capture_ref: string | null;
}

/** The page of a payment at its provider; null where it has none by the names that are known. `paypalOrigin`: where PayPal's pages are. */
export function providerPage(
  { provider, provider_ref: ref, capture_ref: capture }: AtProvider,
  paypalOrigin: string | null,
): string | null {
  if (provider === 'stripe' && ref !== '') return `https://dashboard.stripe.com/payments/${encodeURIComponent(ref)}`;
  if (provider !== 'paypal' || capture === null || paypalOrigin === null) return null;
  return `${paypalOrigin}/activity/payment/${encodeURIComponent(capture)}`;
}
