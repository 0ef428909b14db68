// The page that lists payments, refunds, disputes and events of both providers, with the buttons a newcomer needs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardOwnMachine } from '../control/own-machine.ts';
import { PayPalError } from '../paypal/api/paypal-error.ts';
import { ApiError } from '../stripe/api/api-error.ts';
import type { World } from '../world.ts';
import { html, type Html, table } from './html.ts';
import { sendPage } from './layout.ts';
import { eventRows } from './overview-events.ts';
import { disputePayPal, payPalRows, refundPayPal, verdictOnPayPal } from '../paypal/pages/overview.ts';
import { disputeCharge, stripeRows, refundStripe, verdictOnCharge, testCardTable } from '../stripe/pages/overview.ts';

type Action = (world: World, id: string) => void;

const ACTIONS: Readonly<Record<string, Action>> = {
  refund: refundStripe,
  dispute: disputeCharge,
  'dispute-won': (world, id) => verdictOnCharge(world, id, 'won'),
  'dispute-lost': (world, id) => verdictOnCharge(world, id, 'lost'),
  'paypal-refund': refundPayPal,
  'paypal-dispute': disputePayPal,
  'paypal-dispute-won': (world, id) => verdictOnPayPal(world, id, 'won'),
  'paypal-dispute-lost': (world, id) => verdictOnPayPal(world, id, 'lost'),
};

/** Adds `GET /` and the buttons behind it, for this machine only: a page elsewhere must not be able to press them. */
export function registerOverview(app: FastifyInstance, world: World): void {
  void app.register(async (own) => {
    guardOwnMachine(own, { onlyJson: false });
    own.get('/', async (_request, reply) =>
      sendPage(reply, 200, { title: 'Sandbox payments', body: overview(world), namesOrigin: true }),
    );
    for (const [name, action] of Object.entries(ACTIONS)) {
      own.post(`/actions/${name}`, async (request, reply) => act(request, reply, (id) => action(world, id)));
    }
  });
}

function act(request: FastifyRequest, reply: FastifyReply, work: (id: string) => void): FastifyReply {
  const id = (request.body as { payment?: unknown } | null)?.payment;
  try {
    work(typeof id === 'string' ? id : '');
    return reply.redirect('/', 303);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof PayPalError)) throw error;
    const why = error instanceof PayPalError ? (error.details[0]?.description ?? error.message) : error.message;
    const body = html`<p>${why}</p>
      <p><a href="/">Back to the payments</a></p>`;
    return sendPage(reply, error.status, { title: 'That did not work', body, narrow: true });
  }
}

function overview(world: World): Html {
  const payments = [...stripeRows(world), ...payPalRows(world)];
  const shown = payments.sort((a, b) => b.madeMs - a.madeMs).map((row) => row.cells);
  return html`<p class="soft">What the shop has asked this sandbox to do, newest first. Reload to see more.</p>
    ${section('Payments', ['Made', 'Payment', 'Amount', 'State', 'Do'], shown)}
    ${section('Events', ['Made', 'Event', 'About', 'Webhook'], eventRows(world))}
    <h2>PayPal</h2>
    <p class="soft">There is nothing to log in to: PayPal’s page asks how the payment shall end.</p>
    <h2>Test cards</h2>
    <p class="soft">
      Any date in the future and any security code of three digits (four for American Express) will do.
    </p>
    ${testCardTable()}`;
}

function section(title: string, heads: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const none = html`<p class="soft">None yet. Book something in the shop with one of the test cards below.</p>`;
  return html`<h2>${title}</h2>
    ${rows.length === 0 ? none : table(title, heads, rows)}`;
}
