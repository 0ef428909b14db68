// Before any request to the provider: one short transaction says what may be sent (Pre-RPC; ADR 011).
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { applyGatewayTruth, type Applied } from './apply.ts';
import { nextStep } from './next-step.ts';
import { failAttempt, insertAttempt, insertPayment, lockBookingToPay, type BookingToPay } from './pay-queries.ts';

/** An attempt that may be sent: nobody else sends one for this booking while its lease lasts. */
export interface OpenAttempt {
  booking: BookingToPay;
  paymentId: string;
  n: number;
  amountMinor: number;
  providerRef: string | null;
}

type Opened = { booking: BookingToPay; attempt: OpenAttempt } | { booking: BookingToPay; applied: Applied };

const rounds = 4;

/** Opens an attempt, or answers what the booking's payment has come to meanwhile. */
export async function openAttempt(
  services: Services,
  wanted: { tokenHash: Buffer; inputRef: string; leaseMs: number },
): Promise<Opened | Refusal> {
  for (let round = 0; round < rounds; round += 1) {
    const found = await prepare(services, wanted);
    if (found === 'again') continue;
    if (isRefusal(found) || 'attempt' in found) return found;
    if (!found.asks) return { booking: found.booking, applied: { result: 'paid' } };
    const { live } = found.booking;
    const applied = live && (await applyGatewayTruth(services, live.id));
    if (!live || !applied) return refuse('payment-unknown');
    // Nothing came of the earlier attempt: it is closed, and the next round opens one of its own.
    if (applied.result !== 'open' && applied.result !== 'declined') return { booking: found.booking, applied };
    await failAttempt(services.db, { paymentId: live.id, n: live.attempt_n, code: null, declineCode: null });
  }
  return refuse('payment-in-progress');
}

type Prepared = { booking: BookingToPay; attempt: OpenAttempt } | { booking: BookingToPay; asks: boolean } | 'again';

async function prepare(
  services: Services,
  wanted: { tokenHash: Buffer; inputRef: string; leaseMs: number },
): Promise<Prepared | Refusal> {
  return inTransaction(services.db, async (trx) => {
    const booking = await lockBookingToPay(trx, wanted.tokenHash);
    const step = nextStep(booking);
    if (isRefusal(step) || !booking) return isRefusal(step) ? step : refuse('payment-unknown');
    if (step.do === 'show-paid') return { booking, asks: false };
    if (step.do === 'ask') return { booking, asks: true };
    const live = step.do === 'try-again' ? step.live : null;
    const paymentId = live?.id ?? randomUUID();
    const attempt = {
      paymentId,
      n: step.do === 'try-again' ? step.n : 1,
      inputRef: wanted.inputRef,
      leaseMs: wanted.leaseMs,
    };
    const isMine = live
      ? await insertAttempt(trx, attempt)
      : await insertPayment(trx, { id: booking.id, dueCents: booking.due_cents }, attempt);
    if (!isMine) return 'again';
    const { n } = attempt;
    return {
      booking,
      attempt: { booking, paymentId, n, amountMinor: booking.due_cents, providerRef: live?.provider_ref ?? null },
    };
  });
}
