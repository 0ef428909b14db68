// The card provider's part of the control path: what guests, their banks and its staff do, and its books.
import type { FastifyInstance } from 'fastify';
import { amountOf, bodyOf, ControlError, idOf, oneOf, VERDICTS, webAddress } from '#sandbox/control/body.ts';
import type { BookLine, Provider } from '#sandbox/provider.ts';
import type { World } from '#sandbox/world.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { endChallenge, openChallenge } from './pages/hosted.ts';
import { refundCharge, settleAllRefunds } from './refunds.ts';

export const stripeControl: Provider['control'] = {
  register(control, world, summary) {
    registerEndings(control, world);
    control.post('/account', async (request) => {
      const { alipay } = bodyOf(request.body);
      if (typeof alipay === 'boolean') world.options.stripe.offersAlipay = alipay;
      return summary();
    });
  },
  summary: ({ store, options }) => ({
    payment_intents: store.newestFirst('payment_intent').length,
    events: store.newestFirst('event').length,
    account: { alipay: options.stripe.offersAlipay },
  }),
  webhookAddress: ({ stripe }) => ({ url: stripe.webhookUrl }),
  setWebhooks({ stripe }, body) {
    stripe.webhookUrl = webAddress(body, 'url') ?? stripe.webhookUrl;
    if (typeof body['secret'] === 'string') stripe.webhookSecret = body['secret'];
  },
  settle: (world) => ({ refunds: settleAllRefunds(world) }),
  reset({ options }) {
    options.stripe.offersAlipay = true;
  },
  books,
};

function registerEndings(control: FastifyInstance, world: World): void {
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

function books({ store }: World): BookLine[] {
  return store
    .newestFirst('payment_intent')
    .reverse()
    .map(({ view }) => ({
      provider: 'stripe',
      ref: view.id,
      status: view.status,
      currency: view.currency,
      captured: view.amount_received,
      refunded: store.get('charge', view.latest_charge ?? '')?.view.amount_refunded ?? 0,
      payment_id: view.metadata['payment_id'] ?? null,
    }));
}
