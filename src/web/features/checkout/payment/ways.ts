// Every way to pay in checkout, a line each (ADR 055).
import type { PayMethod } from '#src/domain/payment/methods.ts';
import type { PaymentSettings } from '#src/web/app/page-settings.ts';
import { alipayWay } from './alipay/alipay-way.tsx';
import { cardWay } from './card/card-way.tsx';
import { paypalWay } from './paypal/paypal-way.ts';
import type { PayWay } from './way.ts';

export const payWays: Readonly<Record<PayMethod, PayWay>> = {
  card: cardWay,
  paypal: paypalWay,
  alipay: alipayWay,
};

/** The first way with express buttons that is set up here, with them; null without any (docs/domain/payment.md#express). */
export function expressWay(payment: PaymentSettings) {
  for (const method of payment.methods) {
    const { Express, canPay } = payWays[method];
    if (Express !== undefined && canPay?.(payment) !== false) return { method, Express };
  }
  return null;
}
