// Refunds a capture, and ends the refund after a while.
import type { World } from '#sandbox/world.ts';
import { unprocessable } from './api/paypal-error.ts';
import { emitRefund } from './emit.ts';
import { newPayPalId } from './objects/values.ts';
import type { CaptureRow, PayPalRefundRow } from './rows.ts';

/** A refund request; amount in minor units, null = the whole rest. */
export interface PayPalRefundWish {
  readonly amount: number | null;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly note: string | null;
  readonly baseUrl: string;
}

const OUTCOMES: Readonly<Record<string, 'complete' | 'fail'>> = {
  'refund-pending': 'complete',
  'refund-fails': 'fail',
};

/**
 * Refunds a capture.
 * @throws PayPalError 422 when its state does not allow it, or the amount exceeds the rest
 */
export function refundCapture(world: World, capture: CaptureRow, wish: PayPalRefundWish): PayPalRefundRow {
  const amount = refundableAmount(capture, wish.amount);
  const now = world.clock.ms();
  const outcome = OUTCOMES[capture.funding] ?? null;
  addToRefunded(world, capture, amount);
  const row: PayPalRefundRow = {
    id: newPayPalId(),
    capture: capture.id,
    baseUrl: wish.baseUrl,
    amount,
    total: capture.refunded,
    currency: capture.currency,
    customId: wish.customId,
    invoiceId: wish.invoiceId,
    note: wish.note,
    createdMs: now,
    updatedMs: now,
    status: outcome === null ? 'COMPLETED' : 'PENDING',
    outcome,
  };
  world.store.put('paypal_refund', row);
  if (outcome === null) emitRefund(world, row);
  else world.timers.later(world.options.settleDelayMs, () => settlePayPalRefund(world, row.id));
  return row;
}

/** Ends a pending refund now; does nothing otherwise. A failure sends no event. */
export function settlePayPalRefund(world: World, id: string): void {
  const row = world.store.get('paypal_refund', id);
  if (!row || row.outcome === null) return;
  const failed = row.outcome === 'fail';
  row.status = failed ? 'FAILED' : 'COMPLETED';
  row.outcome = null;
  row.updatedMs = world.clock.ms();
  world.store.put('paypal_refund', row);
  const capture = world.store.get('paypal_capture', row.capture);
  if (failed && capture) addToRefunded(world, capture, -row.amount);
  if (!failed) emitRefund(world, row);
}

function addToRefunded(world: World, capture: CaptureRow, amount: number): void {
  capture.refunded += amount;
  capture.status =
    capture.refunded === 0 ? 'COMPLETED' : capture.refunded === capture.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updatedMs = world.clock.ms();
  world.store.put('paypal_capture', capture);
}

function refundableAmount(capture: CaptureRow, wanted: number | null): number {
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
  if (capture.dispute !== null) throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (capture.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED');
  const left = capture.amount - capture.refunded;
  if ((wanted ?? left) > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value' });
  return wanted ?? left;
}
