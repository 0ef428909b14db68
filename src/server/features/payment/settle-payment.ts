// Settles a payment: applies the provider's answer, captures, or ends it at the provider.
import type { Services } from '#src/server/services.ts';
import { reconcilePayment } from './reconcile.ts';
import type { Applied } from './outcome.ts';
import { providerRules, methodRules } from './methods/registry.ts';
import { findPayment } from './payment-queries.ts';
import { askGateway, gatewayOf, leaseOf } from './ask-gateway.ts';
import { dropPayment, failAttempt, markUnknown } from './attempt-queries.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { capturedHold } from '#src/domain/booking/window.ts';
import { isOurFault, mayCapture, stepForIssue } from '#src/domain/payment/capture.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import {
  captures,
  type Answer,
  type CapturingGateway,
  type GatewayPayment,
} from '#src/server/providers/payment-port.ts';
import { lockPayment } from './decision-queries.ts';
import { abandonOrder, beginCapture, readPaidState, type Capture } from './capture-queries.ts';
import { bookingFacts, paymentFacts } from './decision-facts.ts';

// Captures an approved order under a lease and one key per attempt (docs/domain/checkout.md#provider-state, ADR 011).

interface Approved {
  by: 'guest' | 'sweeper';
  url: string;
}

const waitMs = 250;
const waits = 16;

/** Or says why not. Concurrent callers make one request. */
async function captureApproved(services: Services, paymentId: string, approved: Approved): Promise<Applied> {
  const begun = await begin(services, paymentId, approved.by);
  if (begun === 'switched-off') return { result: 'checking' };
  if (begun === 'ended') return { result: 'cancelled' };
  if (begun === 'left-alone') return { result: 'approved', url: approved.url };
  if (begun === 'busy') return waitForOther(services, paymentId);
  const answer = await begun.gateway.capturePayment(begun.ref, begun.key);
  if (answer.ok) return (await reconcilePayment(services, paymentId, answer.value)) ?? { result: 'checking' };
  return refused(services, { paymentId, method: begun.method, n: begun.n, url: approved.url }, answer);
}

type Begun = Capture & { gateway: CapturingGateway; method: PayMethod };

/** Checks under the locks, extends the hold for the request, and takes the lease. */
async function begin(
  services: Services,
  paymentId: string,
  by: Approved['by'],
): Promise<Begun | 'switched-off' | 'ended' | 'left-alone' | 'busy'> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockPayment(trx, paymentId);
    if (!locked) return 'ended';
    const gateway = gatewayOf(services, locked.provider);
    if (!gateway || !captures(gateway)) return 'switched-off';
    if (mayCapture(paymentFacts(locked), bookingFacts(locked, services.config.lateMoneyWaitHours), locked.now_ms)) {
      const leaseMs = leaseOf(gateway);
      const holdUntilMs = capturedHold(locked.hold_until_ms, locked.now_ms, leaseMs);
      const begun = await beginCapture(trx, paymentId, { leaseMs, holdUntilMs, again: by === 'guest' });
      return typeof begun === 'string' ? begun : { ...begun, gateway, method: locked.method };
    }
    return (await abandonOrder(trx, paymentId)) ? 'ended' : 'busy';
  });
}

async function waitForOther(services: Services, paymentId: string): Promise<Applied> {
  for (let turn = 0; turn < waits; turn += 1) {
    const state = await readPaidState(services.db, paymentId);
    if (state === 'succeeded') return (await reconcilePayment(services, paymentId)) ?? { result: 'checking' };
    if (state !== 'busy') break;
    await pause(waitMs);
  }
  return { result: 'checking' };
}

interface DeclinedPayment {
  paymentId: string;
  method: PayMethod;
  n: number;
  url: string;
}

async function refused(
  services: Services,
  { paymentId, method, n, url }: DeclinedPayment,
  answer: Exclude<Answer<GatewayPayment>, { ok: true }>,
): Promise<Applied> {
  if (answer.kind === 'unknown') {
    services.log.warn({ paymentId, reason: answer.reason }, 'could not fetch the state of a payment from the provider');
    await markUnknown(services.db, paymentId);
    return { result: 'checking' };
  }
  const { code } = answer;
  if (isOurFault(code))
    services.log.error({ paymentId, code }, 'the provider refused a capture: our request or account is at fault');
  const step = stepForIssue(code);
  if (step === 'ask' || step === 'ask-once') {
    await markUnknown(services.db, paymentId);
    const applied = (await reconcilePayment(services, paymentId)) ?? { result: 'checking' };
    if (applied.result !== 'approved') return applied;
    if (step === 'ask') return { result: 'checking' };
  }
  await failAttempt(services.db, { paymentId, n, code, declineCode: null });
  if (step === 'send-payer-back') return { result: 'action', url };
  return { result: 'failed', code: step === 'limit' ? 'card-balance-exceeded' : methodRules[method].failedCode };
}

/** `guest`: they returned or PayPal reported an approval; `sweeper`: no one asked. */
type SettledBy = 'guest' | 'sweeper';

/** reconcilePayment plus capture: an uncaptured approval is a lost booking. Null: none. */
export async function settlePayment(services: Services, paymentId: string, by: SettledBy): Promise<Applied | null> {
  const applied = await reconcilePayment(services, paymentId);
  return applied?.result === 'approved' ? captureApproved(services, paymentId, { by, url: applied.url }) : applied;
}

const untaken: readonly Applied['result'][] = ['open', 'action', 'approved', 'declined', 'failed'];

export async function endPayment(services: Services, paymentId: string): Promise<Applied | null> {
  const payment = await findPayment(services.db, paymentId);
  if (!payment) return null;
  if (providerRules[payment.provider].capturesLater && payment.status === 'unknown') {
    // An unanswered capture may have succeeded: repeat it.
    const settled = await settlePayment(services, paymentId, 'sweeper');
    if (!settled || !untaken.includes(settled.result)) return settled;
  }
  const gateway = gatewayOf(services, payment.provider);
  const found = payment.provider_ref === null ? await askGateway(services, payment) : null;
  const ref = found === null || found === 'never-made' ? payment.provider_ref : found.ref;
  if (ref === null) {
    return { result: (await dropPayment(services.db, paymentId, 'never_made')) ? 'cancelled' : 'checking' };
  }
  if (!gateway) return { result: 'checking' };
  const answer = await gateway.cancelPayment(ref);
  if (!answer.ok && answer.kind === 'unknown') return { result: 'checking' };
  return reconcilePayment(services, paymentId, answer.ok ? answer.value : undefined);
}
