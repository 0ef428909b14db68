// The card provider's half of the sandbox as a `Provider`.
import type { Provider, BookLine } from '#sandbox/provider.ts';
import { ApiError } from './api/api-error.ts';
import { stripeEvents } from './events.ts';
import { registerElements } from './pages/elements.ts';
import { registerHostedPages, endChallenge, openChallenge } from './pages/hosted.ts';
import { resumeRefunds, refundCharge, settleAllRefunds } from './refunds.ts';
import { registerStripeRoutes, STRIPE_OPERATIONS } from './routes.ts';
import { stripeFlags, stripeOptionsFrom } from './settings.ts';
import type { FastifyInstance } from 'fastify';
import { amountOf, bodyOf, ControlError, idOf, oneOf, VERDICTS, webAddress } from '#sandbox/control/body.ts';
import type { World } from '#sandbox/world.ts';
import { closeDispute, openDispute } from './disputes.ts';
import type { ChargeRow, PaymentIntentRow } from './rows.ts';
import { html, type Html, table } from '#sandbox/pages/html.ts';
import { moneyText, timeText } from '#sandbox/pages/money.ts';
import { buttons, refundLines, SHOWN, stateText } from '#sandbox/pages/overview-cells.ts';
import { groupNumber } from './browser/card-rules.js';
import { TEST_CARDS } from './test-cards.ts';

// The card provider's part of the overview: card and Alipay payments.

type Buttons = readonly (readonly [string, string])[];

const stripeOverview: Provider['overview'] = {
  rows(world) {
    const rows = world.store.newestFirst('payment_intent').slice(0, SHOWN);
    return rows.map((row) => ({ madeMs: row.view.created * 1000, cells: cellsOf(world, row) }));
  },
  actions: {
    refund(world, id) {
      refundCharge(world, chargeOf(world, id), { amount: null, reason: 'requested_by_customer', metadata: {} }, null);
    },
    dispute: (world, id) => void openDispute(world, chargeOf(world, id).id, null),
    'dispute-won': (world, id) => verdict(world, id, 'won'),
    'dispute-lost': (world, id) => verdict(world, id, 'lost'),
  },
  hint: () => html`<h2>Test cards</h2>
    <p class="soft">
      Any date in the future and any security code of three digits (four for American Express) will do.
    </p>
    ${testCardTable()}`,
};

function verdict(world: World, id: string, outcome: 'won' | 'lost'): void {
  const charge = chargeOf(world, id);
  closeDispute(world, disputeOf(world, charge)?.id ?? '', outcome);
}

function cellsOf(world: World, { view }: PaymentIntentRow) {
  const charge = world.store.get('charge', view.latest_charge ?? '');
  const refunds = world.store.newestFirst('refund').filter((refund) => refund.view.charge === charge?.id);
  const lines = refunds.map(({ view: refund }) => ({
    amount: moneyText(refund.amount, refund.currency),
    status: refund.status,
  }));
  const why = view.last_payment_error;
  return [
    html`${timeText(view.created)}`,
    html`<code>${view.id}</code><br /><span class="soft">${view.description ?? ''}</span>`,
    html`<span class="number">${moneyText(view.amount, view.currency)}</span>`,
    html`${stateText(stateOf(world, view.status, charge))}${
      why === null ? null : html`<br /><span class="soft">${why.message}</span>`
    }${refundLines(lines)}`,
    buttons(view.id, buttonsOf(world, charge)),
  ];
}

function stateOf(world: World, status: string, charge: ChargeRow | undefined): string {
  if (charge?.view.disputed && disputeOf(world, charge)?.status !== 'won') return 'disputed';
  return charge?.view.refunded ? 'refunded' : status;
}

function buttonsOf(world: World, charge: ChargeRow | undefined): Buttons {
  if (!charge?.view.paid || charge.view.refunded) return [];
  const refund = ['refund', 'Refund'] as const;
  if (!charge.view.disputed) return [refund, ['dispute', 'Open dispute']];
  const { status } = disputeOf(world, charge) ?? {};
  if (status !== 'needs_response') return status === 'won' ? [refund] : [];
  return [
    ['dispute-won', 'Win dispute'],
    ['dispute-lost', 'Lose dispute'],
  ];
}

function disputeOf(world: World, charge: ChargeRow) {
  return world.store.newestFirst('dispute').find(({ view }) => view.charge === charge.id)?.view;
}

function chargeOf(world: World, intentId: string): ChargeRow {
  const intent = world.store.get('payment_intent', intentId);
  const charge = world.store.get('charge', intent?.view.latest_charge ?? '');
  if (!charge) throw new ApiError(404, { type: 'invalid_request_error', message: 'This payment has no charge.' });
  return charge;
}

/** A table of every test card with its number, behaviour and API name. */
function testCardTable(): Html {
  const rows = TEST_CARDS.map((card) => [
    html`<code>${groupNumber(card.number)}</code>`,
    html`${card.does}${card.ours ? ' (this sandbox only)' : ''}`,
    html`<code>pm_card_${card.names[0] ?? ''}</code>`,
  ]);
  return table('Test cards', ['Card number', 'What it does', 'Name in the API'], rows);
}

// The card provider's part of the control path: guests, banks and staff, and its books.

const stripeControl: Provider['control'] = {
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

export const stripe: Provider = {
  flags: stripeFlags,
  optionsFrom: (flags, env) => ({ stripe: stripeOptionsFrom(flags, env) }),
  register(app, world) {
    registerStripeRoutes(app, world);
    registerHostedPages(app, world);
    registerElements(app);
  },
  operations: STRIPE_OPERATIONS.map(({ name }) => name),
  refusalOf: (error) =>
    error instanceof ApiError ? { status: error.status, message: error.message, why: error.message } : null,
  events: stripeEvents,
  resume: resumeRefunds,
  control: stripeControl,
  overview: stripeOverview,
};
