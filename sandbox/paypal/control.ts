// PayPal's part of the control path: payers and PayPal's staff, its books, and pending outcomes.
import type { FastifyInstance } from 'fastify';
import { amountOf, bodyOf, ControlError, idOf, oneOf, VERDICTS, webAddress } from '#sandbox/control/body.ts';
import type { BookLine, Provider } from '#sandbox/provider.ts';
import type { World } from '#sandbox/world.ts';
import { approveOrder, cancelUrlOf, openOrder } from './approve.ts';
import { closePayPalDispute, openPayPalDispute } from './disputes.ts';
import { refundCapture, settlePayPalRefund } from './refund-capture.ts';
import { FUNDINGS } from './rows.ts';
import { settleCapture } from './take-capture.ts';

export const payPalControl: Provider['control'] = {
  register: registerEndings,
  summary: ({ store }) => ({
    paypal_orders: store.newestFirst('paypal_order').length,
    paypal_events: store.newestFirst('paypal_event').length,
  }),
  webhookAddress: ({ paypal }) => ({ paypal_url: paypal.webhookUrl }),
  setWebhooks({ paypal }, body) {
    paypal.webhookUrl = webAddress(body, 'paypal_url') ?? paypal.webhookUrl;
  },
  settle: (world) => ({ paypal: settleAllPayPal(world) }),
  reset: () => undefined,
  books,
};

function registerEndings(control: FastifyInstance, world: World): void {
  control.post('/paypal/orders/:id/approve', async (request) => {
    const order = openOrder(world, idOf(request));
    if (order === null) throw new ControlError('This order waits for no one.');
    const funding = oneOf(bodyOf(request.body), 'funding', ['cancel', ...FUNDINGS]);
    const url = funding === 'cancel' ? cancelUrlOf(order) : approveOrder(world, order, funding);
    return { status: order.status, return_url: url };
  });
  control.post('/paypal/captures/:id/dispute', async (request) => {
    return { dispute: openPayPalDispute(world, idOf(request)).id };
  });
  control.post('/paypal/disputes/:id/close', async (request) => {
    const verdict = oneOf(bodyOf(request.body), 'outcome', VERDICTS);
    return { status: closePayPalDispute(world, idOf(request), verdict).outcome };
  });
  control.post('/paypal/captures/:id/refund', async (request) => {
    const capture = world.store.get('paypal_capture', idOf(request));
    if (!capture) throw new ControlError('No such capture.');
    const { baseUrl } = capture;
    const wish = { amount: amountOf(bodyOf(request.body)), customId: null, invoiceId: null, note: null, baseUrl };
    return { refund: refundCapture(world, capture, wish).id };
  });
}

function books({ store }: World): BookLine[] {
  return store
    .newestFirst('paypal_order')
    .reverse()
    .map((order) => {
      const capture = store.get('paypal_capture', order.capture ?? '');
      const isPaid = capture !== undefined && capture.status !== 'PENDING' && capture.status !== 'DECLINED';
      return {
        provider: 'paypal',
        ref: order.id,
        status: capture?.status ?? order.status,
        currency: order.currency.toLowerCase(),
        captured: isPaid ? capture.amount : 0,
        refunded: isPaid ? capture.refunded : 0,
        payment_id: order.customId,
      };
    });
}

/** Ends every capture in review and every pending refund now. Returns how many there were. */
function settleAllPayPal(world: World): number {
  const waiting = waitingOf(world);
  for (const settle of waiting) settle();
  return waiting.length;
}

/** Plans the outcomes left pending by an earlier run of the sandbox. */
export function resumePayPal(world: World): void {
  for (const settle of waitingOf(world)) world.timers.later(world.options.settleDelayMs, settle);
}

function waitingOf(world: World): (() => void)[] {
  const captures = world.store.newestFirst('paypal_capture').filter((row) => row.outcome !== null);
  const refunds = world.store.newestFirst('paypal_refund').filter((row) => row.outcome !== null);
  return [
    ...captures.reverse().map((row) => () => settleCapture(world, row.id)),
    ...refunds.reverse().map((row) => () => settlePayPalRefund(world, row.id)),
  ];
}
