// The page that lists payments, refunds and events, with the buttons a newcomer needs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventRow, PaymentIntentRow, RefundRow } from '../state/tables.ts';
import { ApiError } from '../stripe/api/api-error.ts';
import { openDispute } from '../stripe/disputes.ts';
import { refundCharge } from '../stripe/refunds.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { sendPage } from './layout.ts';
import { moneyText, timeText } from './money.ts';
import { table } from './table.ts';
import { testCardTable } from './test-card-table.ts';

const SHOWN = 50;
const GOOD = new Set(['succeeded', 'delivered']);
const BAD = new Set(['canceled', 'failed', 'disputed', 'refunded']);

/** Adds `GET /` and the buttons behind it. */
export function registerOverview(app: FastifyInstance, world: World): void {
  app.get('/', async (_request, reply) => sendPage(reply, 200, { title: 'Sandbox payments', body: overview(world) }));
  app.post('/actions/refund', async (request, reply) =>
    act(request, reply, (id) => {
      const charge = chargeOf(world, id);
      refundCharge(world, charge, { amount: null, reason: 'requested_by_customer', metadata: {} }, null);
    }),
  );
  app.post('/actions/dispute', async (request, reply) =>
    act(request, reply, (id) => void openDispute(world, chargeOf(world, id).id, null)),
  );
}

function act(request: FastifyRequest, reply: FastifyReply, work: (intentId: string) => void): FastifyReply {
  // A page elsewhere must not be able to press these buttons.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return reply.code(403).send('Forbidden');
  const id = (request.body as { payment_intent?: unknown } | null)?.payment_intent;
  try {
    work(typeof id === 'string' ? id : '');
    return reply.redirect('/', 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body = html`<p>${error.message}</p>
      <p><a href="/">Back to the payments</a></p>`;
    return sendPage(reply, error.status, { title: 'That did not work', body, narrow: true });
  }
}

function chargeOf(world: World, intentId: string) {
  const intent = world.store.get('payment_intent', intentId);
  const charge = world.store.get('charge', intent?.view.latest_charge ?? '');
  if (!charge) throw new ApiError(404, { type: 'invalid_request_error', message: 'This payment has no charge.' });
  return charge;
}

function overview(world: World): Html {
  const intents = world.store.newestFirst('payment_intent').slice(0, SHOWN);
  const refunds = world.store.newestFirst('refund').slice(0, SHOWN);
  const events = world.store.newestFirst('event').slice(0, SHOWN);
  const payments = intents.map((row) => paymentRow(world, row));
  return html`<p class="soft">What the shop has asked this sandbox to do, newest first. Reload to see more.</p>
    ${section('Payments', ['Made', 'Payment', 'Amount', 'State', 'Do'], payments)}
    ${section('Refunds', ['Made', 'Refund', 'Amount', 'State'], refunds.map(refundRow))}
    ${section('Events', ['Made', 'Event', 'About', 'Webhook'], events.map(eventRow))}
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

function paymentRow(world: World, row: PaymentIntentRow): Html[] {
  const { view } = row;
  const charge = world.store.get('charge', view.latest_charge ?? '')?.view;
  const state = charge?.disputed ? 'disputed' : charge?.refunded ? 'refunded' : view.status;
  const why = view.last_payment_error;
  const canAct = charge?.paid === true && !charge.disputed && !charge.refunded;
  return [
    html`${timeText(view.created)}`,
    html`<code>${view.id}</code><br /><span class="soft">${view.description ?? ''}</span>`,
    html`<span class="number">${moneyText(view.amount, view.currency)}</span>`,
    html`${stateText(state)}${why === null ? null : html`<br /><span class="soft">${why.message}</span>`}`,
    canAct
      ? html`<div class="actions">
          ${button('refund', 'Refund', row.id)}${button('dispute', 'Open dispute', row.id)}
        </div>`
      : html`<span class="soft">–</span>`,
  ];
}

function button(action: string, label: string, id: string): Html {
  return html`<form method="post" action="/actions/${action}">
    <input type="hidden" name="payment_intent" value="${id}" /><button aria-label="${label}, payment ${id}">
      ${label}
    </button>
  </form>`;
}

function refundRow(row: RefundRow): Html[] {
  const { view } = row;
  return [
    html`${timeText(view.created)}`,
    html`<code>${view.id}</code><br /><span class="soft">of <code>${view.charge}</code></span>`,
    html`<span class="number">${moneyText(view.amount, view.currency)}</span>`,
    stateText(view.status),
  ];
}

function eventRow(row: EventRow): Html[] {
  const about = String((row.view.data.object as { id?: unknown }).id ?? '');
  return [
    html`${timeText(row.view.created)}`,
    html`${row.view.type}<br /><code>${row.id}</code>`,
    html`<code>${about}</code>`,
    stateText(row.delivery === 'none' ? 'no address set' : row.delivery),
  ];
}

function stateText(state: string): Html {
  const tone = GOOD.has(state) ? 'good' : BAD.has(state) ? 'bad' : '';
  return html`<span class="state ${tone}">${state.replaceAll('_', ' ')}</span>`;
}
