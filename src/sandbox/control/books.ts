// What both providers have taken and given back, payment by payment: the other side of a shop's books.
import type { World } from '../world.ts';

/** One payment as the provider knows it. Amounts in minor units; `payment_id` is what the shop called it. */
export interface BookLine {
  readonly provider: 'stripe' | 'paypal';
  readonly ref: string;
  readonly status: string;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
  readonly payment_id: string | null;
}

/** All payments, oldest first. Money in review is not captured yet; a failed refund has given nothing back. */
export function booksOf(world: World): BookLine[] {
  return [...stripeBooks(world), ...payPalBooks(world)];
}

function stripeBooks({ store }: World): BookLine[] {
  return store
    .newestFirst('payment_intent')
    .reverse()
    .map(({ view }) => ({
      provider: 'stripe' as const,
      ref: view.id,
      status: view.status,
      currency: view.currency,
      captured: view.amount_received,
      refunded: store.get('charge', view.latest_charge ?? '')?.view.amount_refunded ?? 0,
      payment_id: view.metadata['payment_id'] ?? null,
    }));
}

function payPalBooks({ store }: World): BookLine[] {
  return store
    .newestFirst('paypal_order')
    .reverse()
    .map((order) => {
      const capture = store.get('paypal_capture', order.capture ?? '');
      const isPaid = capture !== undefined && capture.status !== 'PENDING' && capture.status !== 'DECLINED';
      return {
        provider: 'paypal' as const,
        ref: order.id,
        status: capture?.status ?? order.status,
        currency: order.currency.toLowerCase(),
        captured: isPaid ? capture.amount : 0,
        refunded: isPaid ? capture.refunded : 0,
        payment_id: order.customId,
      };
    });
}
