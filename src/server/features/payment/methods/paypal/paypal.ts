import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { findPaymentByRef, hasToken, findPayment } from '#src/server/features/payment/payment-queries.ts';
import { reportedOutcome, replyOf, type Reported } from '#src/server/features/payment/outcome.ts';
import { settlePayment } from '#src/server/features/payment/settle-payment.ts';
import { t } from '#src/server/features/texts.ts';
import { html } from '#src/texts/html.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { PaypalGateway } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { leaseOf } from '#src/server/features/payment/ask-gateway.ts';
import { openAttempt, type AttemptResult } from '#src/server/features/payment/open-attempt.ts';
import { sendOrder } from '#src/server/features/payment/send-order.ts';

// payment/paypal-confirm: captures an approved order (docs/domain/checkout.md#ways-to-pay).
const paypalConfirm: Handler<'payment/paypal-confirm'> = async ({ token, booking_token }, call) => {
  const { services } = call;
  if (!services.gateways.paypal) return refuse('payment-method-unavailable');
  const payment = await findPaymentByRef(services.db, 'paypal', { ref: token });
  if (!payment) return refuse('payment-unknown');
  if (!(await isTheirs(payment.booking_id, booking_token, call))) return refuse('payment-unknown');
  const applied = await settlePayment(services, payment.id, 'guest');
  const reported = await reportedOutcome(services, payment.booking_id, applied ?? { result: 'checking' });
  return replyOf(reported, payment.booking_ref, {
    action: t('payment.action.paypal'),
    checking: t('payment.checking.paypal'),
  });
};

/** The order's token is visible in the address bar, so the booking's token or opener must prove it. */
async function isTheirs(bookingId: string, bookingToken: string | undefined, call: CallContext): Promise<boolean> {
  if (bookingToken !== undefined)
    return hasToken(call.services.db, bookingId, givenHash(call.services.keys, bookingToken));
  const opened = await openBooking({ booking_id: bookingId }, call);
  return opened?.viewer === 'guest';
}

/** A GET form drops its action's query, so its parts are hidden fields. Null unless the page is at `pageOrigin`. */
export function paypalForm(pageUrl: string, pageOrigin: string): string | null {
  if (!URL.canParse(pageUrl)) return null;
  const page = new URL(pageUrl);
  if (page.origin !== pageOrigin) return null;
  const fields = [...page.searchParams].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return String(html`<form method="get" action="${page.origin + page.pathname}">${fields}</form>`);
}

// payment/paypal: opens an order for a held booking (docs/domain/checkout.md#ways-to-pay).
const paypal: Handler<'payment/paypal'> = async ({ booking_token }, { services }) => {
  const gateway = services.gateways.paypal;
  if (!gateway) return refuse('payment-method-unavailable');
  const tokenHash = givenHash(services.keys, booking_token);
  const request = { tokenHash, method: 'paypal' as const, inputRef: 'paypal', leaseMs: leaseOf(gateway) };
  const opened = await openAttempt(services, request);
  if (isRefusal(opened)) return opened;
  const page = await findPage(services, gateway, opened);
  return isRefusal(page) ? page : reply(services, page);
};

interface Page {
  ref: string;
  url: string;
}

async function findPage(services: Services, gateway: PaypalGateway, opened: AttemptResult): Promise<Page | Refusal> {
  if ('attempt' in opened) {
    const ordered = await sendOrder(services, gateway, opened.attempt);
    if (!ordered.ok) return refuse('booking-failed-paypal');
    const { ref, actionUrl } = ordered.payment;
    return actionUrl === null ? refuse('booking-failed-paypal') : { ref, url: actionUrl };
  }
  const { applied, paymentId } = opened;
  const payment = paymentId === null ? null : await findPayment(services.db, paymentId);
  if ((applied.result === 'action' || applied.result === 'approved') && payment?.provider_ref)
    return { ref: payment.provider_ref, url: applied.url };
  return refusalOf(await reportedOutcome(services, opened.booking.id, applied));
}

function refusalOf(reported: Reported): Refusal {
  if (reported.result === 'paid') return refuse('already-paid');
  if (reported.result === 'lost') return refuse(reported.code);
  return refuse(reported.result === 'failed' ? 'booking-failed-paypal' : 'payment-in-progress');
}

function reply({ config, log }: Services, { ref, url }: Page): CallOutput<'payment/paypal'> | Refusal {
  const html = config.paypal.kind === 'none' ? null : paypalForm(url, config.paypal.pageOrigin);
  if (html === null) {
    log.error({ url }, 'PayPal returned a page on another site');
    return refuse('booking-failed-paypal');
  }
  return { html, token: ref };
}

export const paypalCalls = {
  'payment/paypal-confirm': paypalConfirm,
  'payment/paypal': paypal,
} as const;
