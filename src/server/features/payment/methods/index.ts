// Every way to pay and every provider, a line each (ADR 055). The general path reads them here and names none.
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';
import { alipayRules } from './alipay/alipay-rules.ts';
import { cardRules, stripeRules } from './card/card-rules.ts';
import { paypalProviderRules, paypalRules } from './paypal/paypal-rules.ts';
import type { PayMethodRules, ProviderRules } from './rules.ts';

export const methodRules: Record<PayMethod, PayMethodRules> = {
  card: cardRules,
  alipay: alipayRules,
  paypal: paypalRules,
};

export const providerRules: Record<ProviderName, ProviderRules> = {
  stripe: stripeRules,
  paypal: paypalProviderRules,
};

/** The providers as rows, webhooks and gateways name them. */
export function providerNames(): ProviderName[] {
  return Object.keys(providerRules) as ProviderName[];
}

export type { Charge, EventSubject, FailedCode, Rate } from './rules.ts';
