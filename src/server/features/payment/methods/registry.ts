// Registry of payment methods and providers (ADR 055); generic code names none.
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

export function providerNames(): ProviderName[] {
  return Object.keys(providerRules) as ProviderName[];
}

export function takenMethods(config: Pick<Config, ProviderName>): PayMethod[] {
  return setUp(config).filter((method) => methodRules[method].whyNotIn(priceCurrency()) === null);
}

/** Configured methods that cannot take the price currency, with reasons (ADR 009). */
export function methodsNotTaken(config: Pick<Config, ProviderName>): { name: string; why: NotTaken }[] {
  return setUp(config).flatMap((method) => {
    const why = methodRules[method].whyNotIn(priceCurrency());
    return why === null ? [] : [{ name: methodRules[method].nameInText, why }];
  });
}

export function pageOfPayment(payment: AtProvider, { paypal }: Pick<Config, 'paypal'>): string | null {
  return providerPage(payment, paypal.kind === 'none' ? null : paypal.pageOrigin);
}

function setUp(config: Pick<Config, ProviderName>): PayMethod[] {
  return payMethods.filter((method) => config[methodRules[method].provider].kind !== 'none');
}

export type { Charge, EventSubject, FailedCode, Rate } from './rules.ts';
