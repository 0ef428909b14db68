// Once a day each provider is asked what it could not deliver, and for payments that nobody here knows (product 5).
import type { PaymentGateway } from '#src/server/gateways/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { openStaffTask } from '../task/index.ts';
import { storeEvent } from './event-queries.ts';
import { askSoonAgain, findUnknownPayments, takeCheck } from './missed-queries.ts';

const dayMs = 86_400_000;
const paymentsAtOnce = 500;

/** Asks the providers whose day has come; what they tell is worked on like any webhook. Answers how many events are new. */
export async function fetchUndelivered(services: Services): Promise<number> {
  let fresh = 0;
  for (const gateway of [services.gateways.stripe, services.gateways.paypal]) {
    if (!gateway || !(await takeCheck(services.db, gateway.provider))) continue;
    try {
      fresh += await storeUndelivered(services, gateway);
      await reportOrphans(services, gateway);
    } catch (error) {
      await askSoonAgain(services.db, gateway.provider);
      services.log.warn({ err: error, provider: gateway.provider }, 'a provider did not say what it could not deliver');
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
  if (fresh > 0)
    log.warn({ provider: gateway.provider, fresh }, 'events had not arrived: look at the webhook settings');
  return fresh;
}

/** A payment that says it is ours and has no row here: money that no booking knows of. */
async function reportOrphans(services: Services, gateway: PaymentGateway): Promise<void> {
  const refs = new Map<string, string>();
  for await (const { ref, paymentId } of gateway.listPayments?.(services.gateways.clock.now() - 2 * dayMs) ?? []) {
    if (paymentId !== null) refs.set(paymentId, ref);
    if (refs.size >= paymentsAtOnce) break;
  }
  for (const paymentId of await findUnknownPayments(services.db, [...refs.keys()])) {
    const subject = refs.get(paymentId) ?? paymentId;
    services.log.error({ ref: subject, paymentId }, 'the provider has a payment that nobody here knows');
    const detail = `${gateway.provider} has ${subject}, made for the payment ${paymentId}, which is not in the database`;
    await openStaffTask(services.db, { kind: 'orphan_payment', subject, bookingId: null, detail });
  }
}
