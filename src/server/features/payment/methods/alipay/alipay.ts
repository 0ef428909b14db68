// payment/alipay: opens an Alipay payment in SGD for a held booking (docs/domain/pricing.md#alipay).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { alipayReturnUrl } from '#src/contract/addresses/urls.ts';
import { amountSgd } from '#src/domain/money/currencies.ts';
import type { Handler } from '#src/server/call.ts';
import type { GatewayPayment, StripeGateway } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { givenHash, secretOfHash } from '#src/server/platform/secrets.ts';
import { beginAgain, findAlipayCharge, findSgdRate } from './alipay-queries.ts';
import { leaseOf } from '#src/server/features/payment/ask-gateway.ts';
import { reportedOutcome, type Reported } from '#src/server/features/payment/outcome.ts';
import { openAttempt, type AttemptResult } from '#src/server/features/payment/open-attempt.ts';
import { sendOrder } from '#src/server/features/payment/send-order.ts';

export interface AlipayPayment {
  paymentId: string;
  payment: GatewayPayment;
}

export const paymentAlipay: Handler<'payment/alipay'> = async ({ booking_token }, { services }) => {
  const opened = await openAlipay(services, booking_token);
  return isRefusal(opened) ? opened : reply(services, opened);
};

export async function openAlipay(services: Services, bookingToken: string): Promise<AlipayPayment | Refusal> {
  const gateway = services.gateways.stripe;
  const rate = await findSgdRate(services.db);
  if (!gateway || !rate) return refuse('payment-method-unavailable');
  const tokenHash = givenHash(services.keys, bookingToken);
  const request = { tokenHash, method: 'alipay' as const, inputRef: 'alipay', leaseMs: leaseOf(gateway), rate };
  const opened = await openAttempt(services, request);
  return isRefusal(opened) ? opened : findOpened(services, gateway, opened);
}

async function findOpened(
  services: Services,
  gateway: StripeGateway,
  opened: AttemptResult,
): Promise<AlipayPayment | Refusal> {
  if ('attempt' in opened) {
    const ordered = await sendOrder(services, gateway, opened.attempt);
    if (ordered.ok) return { paymentId: opened.attempt.paymentId, payment: ordered.payment };
    return refuse(ordered.why === 'unavailable' ? 'payment-method-unavailable' : 'booking-failed-alipay');
  }
  const { applied, paymentId } = opened;
  const isThere = ['open', 'action', 'failed'].includes(applied.result);
  if (paymentId === null || !isThere) return refusalOf(await reportedOutcome(services, opened.booking.id, applied));
  const charge = await findAlipayCharge(services.db, paymentId);
  const seen = charge && (await gateway.retrievePayment(charge.provider_ref));
  if (!seen?.ok) return refuse('payment-in-progress');
  await beginAgain(services.db, paymentId);
  return { paymentId, payment: seen.value };
}

function refusalOf(reported: Reported): Refusal {
  if (reported.result === 'paid') return refuse('already-paid');
  return refuse(reported.result === 'lost' ? reported.code : 'payment-in-progress');
}

async function reply(
  services: Services,
  { paymentId, payment }: AlipayPayment,
): Promise<CallOutput<'payment/alipay'> | Refusal> {
  const charge = await findAlipayCharge(services.db, paymentId);
  if (!charge) return refuse('payment-unknown');
  const token = secretOfHash(services.keys, 'alipay', paymentId, charge.token_hash);
  return {
    amount_sgd: amountSgd(charge.amount_minor),
    url: services.config.origin + alipayReturnUrl(token),
    token,
    client_secret: payment.clientSecret,
    rate: Number(charge.fx_rate),
    rate_at: charge.fx_rate_at.toISOString(),
  };
}
