// A payer's decision about an order, on the page or through the control path.
import type { World } from '#sandbox/world.ts';
import { emitOrder } from './emit.ts';
import { PAYER } from './objects/values.ts';
import type { Funding, OrderRow } from './rows.ts';

/** The order when it waits for its payer, also after declined funds; else null. */
export function openOrder(world: World, id: string): OrderRow | null {
  const order = world.store.get('paypal_order', id);
  return order === undefined || order.status === 'COMPLETED' ? null : order;
}

/** Approves an order with the chosen funds and returns the payer's return address, or null. */
export function approveOrder(world: World, order: OrderRow, funding: Funding): string | null {
  const isFirst = order.status !== 'APPROVED';
  order.status = 'APPROVED';
  order.funding = funding;
  order.updatedMs = world.clock.ms();
  world.store.put('paypal_order', order);
  if (isFirst) emitOrder(world, 'APPROVED', order);
  return backTo(order.returnUrl, { token: order.id, PayerID: PAYER.payer_id });
}

/** The address for a payer who cancels; the order stays open. */
export function cancelUrlOf(order: OrderRow): string | null {
  return backTo(order.cancelUrl, { token: order.id });
}

function backTo(address: string | null, query: Readonly<Record<string, string>>): string | null {
  if (address === null) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
