// The page on which a payer approves a PayPal order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approveOrder, cancelUrlOf, openOrder } from '#sandbox/paypal/approve.ts';
import { FUNDINGS, type Funding, type OrderRow } from '#sandbox/paypal/rows.ts';
import type { World } from '#sandbox/world.ts';
import { basePath, sendPage, toOverview } from '#sandbox/pages/layout.ts';
import { html, type Html } from '#sandbox/pages/html.ts';
import { moneyText } from '#sandbox/pages/money.ts';

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
export function registerPayPalPage(app: FastifyInstance, world: World): void {
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

// Closing changes nothing: the order stays open until it is too old or the guest comes back.
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
