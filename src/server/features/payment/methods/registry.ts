// Every way to pay and every provider, a line each (ADR 055). The general path reads them here and names none.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import {
  type AtProvider,
  payMethods,
  type PayMethod,
  providerPage,
  type ProviderName,
} from '#src/domain/payment/methods.ts';
import type { Config } from '#src/server/platform/config.ts';
import { alipayRules } from './alipay/alipay-rules.ts';
import { cardRules, stripeRules } from './card/card-rules.ts';
import { paypalProviderRules, paypalRules } from './paypal/paypal-rules.ts';
import type { NotTaken, PayMethodRules, ProviderRules } from './rules.ts';

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

/** What a guest may pay with here: what goes through a provider that is set up. */
export function takenMethods(config: Pick<Config, ProviderName>): PayMethod[] {
  return setUp(config).filter((method) => methodRules[method].whyNotIn(priceCurrency()) === null);
}

/** The ways to pay that are set up and cannot take the currency of prices, each with the reason (ADR 009). */
export function methodsNotTaken(config: Pick<Config, ProviderName>): { name: string; why: NotTaken }[] {
  return setUp(config).flatMap((method) => {
    const why = methodRules[method].whyNotIn(priceCurrency());
    return why === null ? [] : [{ name: methodRules[method].nameInText, why }];
  });
}

/** The page of a payment at its provider, for the staff; null where it has none. */
export function pageOfPayment(payment: AtProvider, { paypal }: Pick<Config, 'paypal'>): string | null {
  return providerPage(payment, paypal.kind === 'none' ? null : paypal.pageOrigin);
}

function setUp(config: Pick<Config, ProviderName>): PayMethod[] {
  return payMethods.filter((method) => config[methodRules[method].provider].kind !== 'none');
}

export type { Charge, EventSubject, FailedCode, Rate } from './rules.ts';
