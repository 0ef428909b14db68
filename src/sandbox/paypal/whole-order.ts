// Puts an order together with its capture and refunds.
import type { World } from '../world.ts';
import { orderView } from './objects/order.ts';
import type { OrderRow } from './rows.ts';

/** The whole order as PayPal shows it. */
export function wholeOrder(world: World, order: OrderRow) {
  const capture = order.capture === null ? null : (world.store.get('paypal_capture', order.capture) ?? null);
  const refunds = world.store.newestFirst('paypal_refund').filter((refund) => refund.capture === capture?.id);
  return orderView(order, capture, refunds.reverse());
}
