// Every way to pay in checkout, a line each (ADR 055).
import type { PayMethod } from '#src/domain/payment/methods.ts';
import { alipayWay } from './alipay/alipay-way.tsx';
import { cardWay } from './card/card-way.tsx';
import { paypalWay } from './paypal/paypal-way.ts';
import type { PayWay } from './way.ts';

export const payWays: Readonly<Record<PayMethod, PayWay>> = {
  card: cardWay,
  paypal: paypalWay,
  alipay: alipayWay,
};
