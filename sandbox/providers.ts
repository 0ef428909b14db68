// Every simulated provider, a line each (ADR 055).
import type { Provider } from './provider.ts';
import { stripe } from './stripe/provider.ts';
import { PayPalError, notFound } from './paypal/api/paypal-error.ts';
import { payPalControl, resumePayPal } from './paypal/control.ts';
import { payPalEvents } from './paypal/webhooks.ts';
import { PAYPAL_OPERATIONS, registerPayPalRoutes, TOKEN_OPERATION } from './paypal/routes.ts';
import { payPalFlags, payPalOptionsFrom } from './paypal/settings.ts';
import { closePayPalDispute, openPayPalDispute } from './paypal/disputes.ts';
import { refundCapture } from './paypal/refund-capture.ts';
import { type CaptureRow, type OrderRow, FUNDINGS, type Funding } from './paypal/rows.ts';
import type { World } from './world.ts';
import { html, type Html } from './pages/html.ts';
import { moneyText, timeText } from './pages/money.ts';
import { buttons, refundLines, SHOWN, stateText } from './pages/overview-cells.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approveOrder, cancelUrlOf, openOrder } from './paypal/approve.ts';
import { basePath, sendPage, toOverview } from './pages/layout.ts';

// The page on which a payer approves a PayPal order.

const BUTTONS: readonly { readonly value: Funding | 'cancel' | 'close'; readonly label: string }[] = [
  { value: 'balance', label: 'Pay' },
  { value: 'declining', label: 'Pay with funds that will be declined' },
  { value: 'review', label: 'Pay, and let PayPal review it first' },
  { value: 'review-denied', label: 'Pay, and fail the review' },
  { value: 'refund-pending', label: 'Pay; a refund will take a while' },
  { value: 'refund-fails', label: 'Pay; a refund will fail later' },
  { value: 'cancel', label: 'Cancel and go back to the shop' },
  { value: 'close', label: 'Close without answering' },
];

/** Adds `/checkoutnow?token=…`. */
function registerPayPalPage(app: FastifyInstance, world: World): void {
  app.get('/checkoutnow', async (request, reply) => show(orderOf(world, request), reply));
  app.post('/checkoutnow', async (request, reply) => answer(world, request, reply));
}

function orderOf(world: World, request: FastifyRequest): OrderRow | null {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? openOrder(world, token) : null;
}

function show(order: OrderRow | null, reply: FastifyReply): FastifyReply {
  if (order === null) return sendOver(reply);
  const [first, ...others] = BUTTONS;
  const again =
    order.funding === 'declining'
      ? html`<p class="notice">These funds were declined. Choose other ones.</p>`
      : html`<p class="soft">In the real PayPal page you would log in and approve. Here you decide how it ends.</p>`;
  const body = html`${again}
    <div class="card">
      <p class="soft">To pay${order.brandName === null ? '' : ` to ${order.brandName}`}</p>
      <p class="amount">${moneyText(order.amount, order.currency)}</p>
      ${order.description === null ? null : html`<p>${order.description}</p>`}
      <form method="post" action="${basePath(reply.request)}/checkoutnow?token=${order.id}" class="stack">
        <button class="main" name="outcome" value="${first?.value ?? ''}">${first?.label ?? ''}</button>
        ${others.map(({ value, label }) => html`<button name="outcome" value="${value}">${label}</button>`)}
      </form>
    </div>
    <p class="soft"><br />Order <code>${order.id}</code></p>`;
  return sendPage(reply, 200, { title: 'Pay with PayPal', body, narrow: true, formTargets: targetsOf(order) });
}

function answer(world: World, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const order = orderOf(world, request);
  if (order === null) return sendOver(reply);
  const { outcome } = (request.body ?? {}) as { outcome?: unknown };
  const funding = FUNDINGS.find((one) => one === outcome);
  const url = funding ? approveOrder(world, order, funding) : outcome === 'cancel' ? cancelUrlOf(order) : null;
  if (url !== null) return reply.redirect(url, 303);
  return funding
    ? sendOver(reply)
    : sendPage(reply, 200, { title: 'You left the page', body: left(order, basePath(request)), narrow: true });
}

// Closing changes nothing: the order stays open until it expires or the guest returns.
function left(order: OrderRow, base: string): Html {
  const shop = order.cancelUrl === null ? null : html`<a class="button" href="${order.cancelUrl}">Back to the shop</a>`;
  return html`<p>The order is still open, as if you had closed the window.</p>
    <div class="actions"><a class="button" href="${base}/checkoutnow?token=${order.id}">Open it again</a>${shop}</div>`;
}

function targetsOf(order: OrderRow): string[] {
  return [order.returnUrl, order.cancelUrl].flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}

function sendOver(reply: FastifyReply): FastifyReply {
  const body = html`<p>This order is not waiting for an answer any more. You can go back to the shop.</p>
    ${toOverview(reply)}`;
  return sendPage(reply, 410, { title: 'Nothing to approve', body, narrow: true });
}

// PayPal's part of the overview: orders and their state.

type Buttons = readonly (readonly [string, string])[];

const payPalOverview: Provider['overview'] = {
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

// PayPal's half of the sandbox as a `Provider`.

const payPal: Provider = {
  flags: payPalFlags,
  optionsFrom: (flags, env) => ({ paypal: payPalOptionsFrom(flags, env) }),
  register(app, world) {
    registerPayPalRoutes(app, world);
    registerPayPalPage(app, world);
  },
  operations: [TOKEN_OPERATION, ...PAYPAL_OPERATIONS.map(({ name }) => name)],
  refusalOf(error) {
    if (!(error instanceof PayPalError)) return null;
    const { status, message, details } = error;
    return { status, message, why: details[0]?.description ?? message };
  },
  events: payPalEvents,
  resume: resumePayPal,
  control: payPalControl,
  overview: payPalOverview,
};

export const providers: readonly Provider[] = [stripe, payPal];

/** A provider's response to its errors; null for others. */
export function refusalOf(error: unknown): ReturnType<Provider['refusalOf']> {
  for (const provider of providers) {
    const refusal = provider.refusalOf(error);
    if (refusal !== null) return refusal;
  }
  return null;
}
