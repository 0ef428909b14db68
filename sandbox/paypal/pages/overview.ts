// PayPal's part of the overview: orders with what has become of them.
import { notFound } from '#sandbox/paypal/api/paypal-error.ts';
import { closePayPalDispute, openPayPalDispute } from '#sandbox/paypal/disputes.ts';
import { refundCapture } from '#sandbox/paypal/refund-capture.ts';
import type { CaptureRow, OrderRow } from '#sandbox/paypal/rows.ts';
import type { Provider } from '#sandbox/provider.ts';
import type { World } from '#sandbox/world.ts';
import { html } from '#sandbox/pages/html.ts';
import { moneyText, timeText } from '#sandbox/pages/money.ts';
import { buttons, refundLines, SHOWN, stateText } from '#sandbox/pages/overview-cells.ts';

type Buttons = readonly (readonly [string, string])[];

export const payPalOverview: Provider['overview'] = {
  rows(world) {
    const orders = world.store.newestFirst('paypal_order').slice(0, SHOWN);
    return orders.map((order) => ({ madeMs: order.createdMs, cells: cellsOf(world, order) }));
  },
  actions: {
    'paypal-refund'(world, id) {
      const capture = captureOf(world, id);
      const { baseUrl } = capture;
      refundCapture(world, capture, { amount: null, customId: null, invoiceId: null, note: null, baseUrl });
    },
    'paypal-dispute': (world, id) => void openPayPalDispute(world, captureOf(world, id).id),
    'paypal-dispute-won': (world, id) => verdict(world, id, 'won'),
    'paypal-dispute-lost': (world, id) => verdict(world, id, 'lost'),
  },
  hint: () => html`<h2>PayPal</h2>
    <p class="soft">There is nothing to log in to: PayPal’s page asks how the payment shall end.</p>`,
};

function verdict(world: World, id: string, outcome: 'won' | 'lost'): void {
  closePayPalDispute(world, captureOf(world, id).dispute ?? '', outcome);
}

function cellsOf(world: World, order: OrderRow) {
  const capture = world.store.get('paypal_capture', order.capture ?? '');
  const refunds = world.store.newestFirst('paypal_refund').filter((refund) => refund.capture === capture?.id);
  const lines = refunds.map(({ amount, currency, status }) => ({
    amount: moneyText(amount, currency.toLowerCase()),
    status,
  }));
  const declined = order.status === 'APPROVED' && order.funding === 'declining';
  return [
    html`${timeText(Math.floor(order.createdMs / 1000))}`,
    html`PayPal <code>${order.id}</code><br /><span class="soft">${order.description ?? order.invoiceId ?? ''}</span>`,
    html`<span class="number">${moneyText(order.amount, order.currency.toLowerCase())}</span>`,
    html`${stateText(stateOf(order, capture))}${
      declined ? html`<br /><span class="soft">with funds that are declined</span>` : null
    }${refundLines(lines)}`,
    buttons(order.id, buttonsOf(world, capture)),
  ];
}

function stateOf(order: OrderRow, capture: CaptureRow | undefined): string {
  if (!capture) return order.status;
  return capture.dispute !== null ? 'disputed' : capture.status;
}

function buttonsOf(world: World, capture: CaptureRow | undefined): Buttons {
  if (!capture || !['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) return [];
  if (capture.dispute === null) {
    const refund = ['paypal-refund', 'Refund'] as const;
    return capture.status === 'COMPLETED' ? [refund, ['paypal-dispute', 'Open dispute']] : [refund];
  }
  if (world.store.get('paypal_dispute', capture.dispute)?.outcome !== null) return [];
  return [
    ['paypal-dispute-won', 'Win dispute'],
    ['paypal-dispute-lost', 'Lose dispute'],
  ];
}

function captureOf(world: World, orderId: string): CaptureRow {
  const order = world.store.get('paypal_order', orderId);
  const capture = world.store.get('paypal_capture', order?.capture ?? '');
  if (!capture) throw notFound(orderId);
  return capture;
}
