// The provider's pages for guests: the bank's 3-D Secure check and the Alipay payment.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentIntentRow, PaymentMethodRow } from '#sandbox/stripe/rows.ts';
import { failIntent, takeMoney } from '#sandbox/stripe/take-money.ts';
import type { World } from '#sandbox/world.ts';
import { basePath, sendPage, toOverview } from '#sandbox/pages/layout.ts';
import { html, type Html } from '#sandbox/pages/html.ts';
import { moneyText } from '#sandbox/pages/money.ts';

type Kind = '3ds' | 'alipay';

interface Challenge {
  readonly intent: PaymentIntentRow;
  readonly method: PaymentMethodRow;
}

const WORDS = {
  '3ds': {
    title: 'Confirm this payment with your bank',
    lead: 'A real bank would now ask for a code or a fingerprint. Here you decide how the check ends.',
    yes: 'Complete the check',
    no: 'Fail the check',
  },
  alipay: {
    title: 'Pay with Alipay',
    lead: 'In the real Alipay page you would sign in and approve. Here you decide how it ends.',
    yes: 'Authorise the payment',
    no: 'Fail the payment',
  },
} as const;

/** Adds `/hosted/3ds/…` and `/hosted/alipay/…`. */
export function registerHostedPages(app: FastifyInstance, world: World): void {
  for (const kind of ['3ds', 'alipay'] as const) {
    const path = `/hosted/${kind}/:id/:challenge`;
    app.get(path, async (request, reply) => show(world, kind, request, reply));
    app.post(path, async (request, reply) => answer(world, kind, request, reply));
  }
}

/**
 * Ends a challenge as the guest would and returns the guest's return address, or null.
 * `complete` charges the intent, `fail` resets it to `requires_payment_method`.
 */
export function endChallenge(
  world: World,
  challenge: Challenge,
  outcome: 'complete' | 'fail',
  baseUrl: string,
): string | null {
  const { intent, method } = challenge;
  if (outcome === 'complete') takeMoney(world, { intent, method, cause: null, baseUrl, authenticated: true });
  else failIntent(world, { intent, method, cause: null }, refusalOf(method));
  return backTo(intent);
}

/** The open challenge of an intent, or null when nothing is pending. */
export function openChallenge(world: World, intent: PaymentIntentRow | undefined): Challenge | null {
  if (!intent || intent.view.status !== 'requires_action' || intent.challenge === null) return null;
  const method = world.store.get('payment_method', intent.view.payment_method ?? '');
  return method ? { intent, method } : null;
}

function refusalOf(method: PaymentMethodRow) {
  const code =
    method.view.type === 'alipay' ? 'payment_intent_payment_attempt_failed' : 'payment_intent_authentication_failure';
  const message =
    method.view.type === 'alipay'
      ? 'The customer did not authorise the payment.'
      : 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  return { type: 'invalid_request_error', code, message } as const;
}

function backTo(intent: PaymentIntentRow): string | null {
  if (intent.returnUrl === null) return null;
  const url = new URL(intent.returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.view.client_secret);
  url.searchParams.set('redirect_status', intent.view.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

function find(
  world: World,
  request: FastifyRequest,
): { intent: PaymentIntentRow | undefined; challenge: Challenge | null } {
  const { id, challenge } = request.params as { id: string; challenge: string };
  const intent = world.store.get('payment_intent', id);
  const open = openChallenge(world, intent);
  return { intent, challenge: open !== null && open.intent.challenge === challenge ? open : null };
}

function show(world: World, kind: Kind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { challenge } = find(world, request);
  if (challenge === null) return sendOver(reply);
  const { view, returnUrl } = challenge.intent;
  const words = WORDS[kind];
  const body = html`<p class="soft">${words.lead}</p>
    <div class="card">
      <p class="soft">To pay</p>
      <p class="amount">${moneyText(view.amount, view.currency)}</p>
      <form method="post" class="stack">
        <button class="main" name="outcome" value="complete">${words.yes}</button>
        <button name="outcome" value="fail">${words.no}</button>
        <button name="outcome" value="close">Close without answering</button>
      </form>
    </div>
    <p class="soft"><br />Payment <code>${view.id}</code></p>`;
  const formTargets = returnUrl === null ? [] : [new URL(returnUrl).origin];
  return sendPage(reply, 200, { title: words.title, body, narrow: true, formTargets });
}

function answer(world: World, kind: Kind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { challenge } = find(world, request);
  if (challenge === null) return sendOver(reply);
  const outcome = (request.body as { outcome?: unknown } | null)?.outcome;
  if (outcome === 'complete' || outcome === 'fail') {
    const baseUrl = world.options.publicUrl ?? `${request.protocol}://${request.host}`;
    const url = endChallenge(world, challenge, outcome, baseUrl);
    return url === null ? sendOver(reply) : reply.redirect(url, 303);
  }
  return sendPage(reply, 200, {
    title: 'You left the page',
    body: closed(kind, challenge.intent, basePath(request)),
    narrow: true,
  });
}

// Closing changes nothing: the payment waits for the guest or the shop's cancellation.
function closed(kind: Kind, intent: PaymentIntentRow, base: string): Html {
  const again = `${base}/hosted/${kind}/${intent.id}/${intent.challenge ?? ''}`;
  const shop =
    intent.returnUrl === null ? null : html`<a class="button" href="${intent.returnUrl}">Back to the shop</a>`;
  return html`<p>The payment is still open, as if you had closed the window.</p>
    <div class="actions"><a class="button" href="${again}">Open it again</a>${shop}</div>`;
}

function sendOver(reply: FastifyReply): FastifyReply {
  const body = html`<p>
      This payment is not waiting for an answer any more. You can close this window and go back to the shop.
    </p>
    ${toOverview(reply)}`;
  return sendPage(reply, 410, { title: 'Nothing to confirm', body, narrow: true });
}
