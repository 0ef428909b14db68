// What only Stripe can do, beside what every provider can: cards and Alipay (spec 7: payment/stripe; product 5).
import type { Answer, GatewayPayment, PaymentGateway } from './payment-port.ts';

/** What a guest's browser may send as `stripe_token`, told apart by its prefix (product 5). */
export type CardInput = { kind: 'method' | 'confirmation'; ref: string };

export interface StripeGateway extends PaymentGateway {
  provider: 'stripe';
  /** Turns an old card token into a payment method. */
  methodOfToken(token: string, key: string): Promise<Answer<string>>;
  confirmPayment(
    ref: string,
    with_: { card: CardInput; returnUrl: string; key: string },
  ): Promise<Answer<GatewayPayment>>;
  /** Confirms an Alipay payment here instead of in the browser; the answer's `actionUrl` is Alipay's page. */
  confirmAlipay(ref: string, with_: { returnUrl: string; key: string }): Promise<Answer<GatewayPayment>>;
}
