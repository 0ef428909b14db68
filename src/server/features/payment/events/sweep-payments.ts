// Settles open payments without webhooks: a missed event costs seconds, never money (docs/domain/checkout.md#provider-state).
import type { PaymentGateway } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { providerNames, providerRules } from '#src/server/features/payment/methods/registry.ts';
import {
  storeEvent,
  pollSoon,
  findUnknownPayments,
  takeCheck,
  reportStuck,
  takeStalePayments,
  type StalePayment,
} from './event-queries.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { readPaidState } from '#src/server/features/payment/capture-queries.ts';
import { endPayment, settlePayment } from '#src/server/features/payment/settle-payment.ts';
import { sweepWaits } from '#src/server/features/payment/wait.ts';

const dayMs = 86_400_000;
const paymentsAtOnce = 500;

async function fetchUndelivered(services: Services): Promise<number> {
  let fresh = 0;
  for (const gateway of providerNames().map((name) => gatewayOf(services, name))) {
    if (!gateway || !(await takeCheck(services.db, gateway.provider))) continue;
    try {
      fresh += await storeUndelivered(services, gateway);
      await reportOrphans(services, gateway);
    } catch (error) {
      await pollSoon(services.db, gateway.provider);
      services.log.warn(
        { err: error, provider: gateway.provider },
        'could not fetch undelivered messages from a provider',
      );
    }
  }
  return fresh;
}

async function storeUndelivered({ db, log }: Services, gateway: PaymentGateway): Promise<number> {
  if (!gateway.undelivered) return 0;
  const answer = await gateway.undelivered();
  if (!answer.ok) throw new Error(answer.kind === 'unknown' ? answer.reason : `refused: ${answer.code}`);
  let fresh = 0;
  for (const { body, ...event } of answer.value) if (await storeEvent(db, gateway.provider, event, body)) fresh += 1;
  if (fresh > 0) log.warn({ provider: gateway.provider, fresh }, 'events did not arrive: check the webhook settings');
  return fresh;
}

/** Reports the provider's payments that name our site but have no row here. */
async function reportOrphans(services: Services, gateway: PaymentGateway): Promise<void> {
  const refs = new Map<string, string>();
  for await (const { ref, paymentId } of gateway.listPayments?.(services.gateways.clock.now() - 2 * dayMs) ?? []) {
    if (paymentId !== null) refs.set(paymentId, ref);
    if (refs.size >= paymentsAtOnce) break;
  }
  for (const paymentId of await findUnknownPayments(services.db, [...refs.keys()])) {
    const subject = refs.get(paymentId) ?? paymentId;
    services.log.error({ ref: subject, paymentId }, 'the provider has a payment that is not in the database');
    const detail = `${gateway.provider} has ${subject} for the payment ${paymentId}, which isn’t in our database`;
    await openStaffTask(services.db, { kind: 'orphan_payment', subject, bookingId: null, detail });
  }
}

export async function sweepPayments(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  const stale = await takeStalePayments(services.db, count);
  for (const payment of stale) {
    if (signal?.aborted) break;
    try {
      await sweep(services, payment);
    } catch (error) {
      services.log.error({ err: error, paymentId: payment.id }, 'could not settle a payment');
    }
  }
  await sweepWaits(services, signal);
  const stuck = await reportStuck(services.db);
  if (stuck > 0) services.log.error({ stuck }, 'payments are open for more than an hour: check them');
  await fetchUndelivered(services);
  return stale.length;
}

async function sweep(services: Services, { id, provider, is_ended }: StalePayment): Promise<void> {
  // An order approved in time is captured if seats remain.
  if (!is_ended || providerRules[provider].capturesLater) await settlePayment(services, id, 'sweeper');
  if (is_ended && (await readPaidState(services.db, id)) === 'waiting') await endPayment(services, id);
}
