// What only PayPal can do, beside what every provider can: the money moves when we capture it (product 5).
import type { Answer, GatewayPayment, PaymentGateway } from './payment-port.ts';

export interface PaypalGateway extends PaymentGateway {
  provider: 'paypal';
  /** Takes the money of an approved order. The same key again answers what the first request came to. */
  capturePayment(ref: string, key: string): Promise<Answer<GatewayPayment>>;
}
