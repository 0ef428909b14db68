// The ways to pay and who moves the money: the one list that everything else follows (docs/domain/payment.md#ways-to-pay, ADR 055).

/** In the order in which pages offer them. */
export const payMethods = ['card', 'paypal', 'alipay'] as const;
export type PayMethod = (typeof payMethods)[number];

export const payProviders = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof payProviders)[number];
