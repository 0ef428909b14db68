// The control path's part for what people do: payers, their banks, and staff at the provider's dashboard.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { approveOrder, cancelUrlOf, openOrder } from '../paypal/approve.ts';
import { closePayPalDispute, openPayPalDispute } from '../paypal/disputes.ts';
import { refundCapture } from '../paypal/refund-capture.ts';
import { FUNDINGS } from '../paypal/rows.ts';
import { settleAllPayPal } from '../paypal/settle.ts';
import { endChallenge, openChallenge } from '../stripe/pages/hosted.ts';
import { closeDispute, openDispute } from '../stripe/disputes.ts';
import { refundCharge, settleAllRefunds } from '../stripe/refunds.ts';
import type { World } from '../world.ts';
import { bodyOf, ControlError, oneOf, wholeNumber, type Body } from './body.ts';

const VERDICTS = ['won', 'lost'] as const;

/** Adds the routes that end what waits for a person. */
export function registerPayerControl(control: FastifyInstance, world: World): void {
  control.post('/settle', async () => ({ refunds: settleAllRefunds(world), paypal: settleAllPayPal(world) }));
  registerStripeEndings(control, world);
  registerPayPalEndings(control, world);
}

function registerStripeEndings(control: FastifyInstance, world: World): void {
  control.post('/payment_intents/:id/challenge', async (request) => {
    const outcome = oneOf(bodyOf(request.body), 'outcome', ['complete', 'fail']);
    const challenge = openChallenge(world, world.store.get('payment_intent', idOf(request)));
    if (challenge === null) throw new ControlError('This payment waits for no one.');
    const url = endChallenge(world, challenge, outcome, `${request.protocol}://${request.host}`);
    return { status: challenge.intent.view.status, return_url: url };
  });
  control.post('/charges/:id/dispute', async (request) => ({ dispute: openDispute(world, idOf(request), null).id }));
  control.post('/disputes/:id/close', async (request) => {
    const verdict = oneOf(bodyOf(request.body), 'outcome', VERDICTS);
    return { status: closeDispute(world, idOf(request), verdict).status };
  });
  control.post('/charges/:id/refund', async (request) => {
    const charge = world.store.get('charge', idOf(request));
    if (!charge) throw new ControlError('No such charge.');
    const wish = { amount: amountOf(bodyOf(request.body)), reason: null, metadata: {} };
    return { refund: refundCharge(world, charge, wish, null).id };
  });
}

function registerPayPalEndings(control: FastifyInstance, world: World): void {
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

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

// Minor units; absent = all that is left.
function amountOf(body: Body): number | null {
  return body['amount'] === undefined ? null : wholeNumber(body, 'amount', { min: 1, max: 1e9 });
}
