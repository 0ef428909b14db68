// Payment methods and their providers: the one list for all else (docs/domain/checkout.md#ways-to-pay, ADR 055).

/** In display order. */
export const payMethods = ['card', 'paypal', 'alipay'] as const;
export type PayMethod = (typeof payMethods)[number];

/** The form value of a method: cards use their provider's name (docs/domain/checkout.md#ways-to-pay). */
export function paymentTypeOf(method: PayMethod): string {
  return method === 'card' ? 'stripe' : method;
}

/** The method of a form value; the default without one, undefined for an unknown one. */
export function methodOfType(type: string | undefined): PayMethod | undefined {
  return type === undefined ? payMethods[0] : payMethods.find((one) => type === one || type === paymentTypeOf(one));
}

export const payProviders = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof payProviders)[number];

export interface AtProvider {
  readonly provider: string;
  readonly provider_ref: string;
  /** PayPal's id of the money; `provider_ref` is the order. */
  readonly capture_ref: string | null;
}

/** A payment's page at its provider; null where its ids name none. `paypalOrigin`: the origin of PayPal's pages. */
export function providerPage(
  { provider, provider_ref: ref, capture_ref: capture }: AtProvider,
  paypalOrigin: string | null,
): string | null {
  if (provider === 'stripe' && ref !== '') return `https://dashboard.stripe.com/payments/${encodeURIComponent(ref)}`;
  if (provider !== 'paypal' || capture === null || paypalOrigin === null) return null;
  return `${paypalOrigin}/activity/payment/${encodeURIComponent(capture)}`;
}
