// PayPal disputes: opened and decided by a button or the control path; the API only reads them.
import { randomText } from '#sandbox/state/ids.ts';
import type { World } from '#sandbox/world.ts';
import type { PayPalOperation } from './api/operation.ts';
import { notFound, unprocessable } from './api/paypal-error.ts';
import { emitCapture, emitDispute } from './emit.ts';
import { disputeView } from './objects/dispute.ts';
import type { CaptureRow, PayPalDisputeRow } from './rows.ts';

/** The routes under /v1/customer/disputes. */
export const PAYPAL_DISPUTE_OPERATIONS: readonly PayPalOperation[] = [
  {
    name: 'paypal.disputes.get',
    method: 'GET',
    path: '/v1/customer/disputes/:id',
    run: (call) => {
      const row = call.world.store.get('paypal_dispute', call.id);
      if (!row) throw notFound(call.id);
      return { status: 200, body: disputeView(row) };
    },
  },
];

/**
 * Opens a dispute about a whole capture.
 * @throws PayPalError 404 for an unknown capture, 422 when it is not paid or disputed already
 */
export function openPayPalDispute(world: World, captureId: string): PayPalDisputeRow {
  const capture = world.store.get('paypal_capture', captureId);
  if (!capture) throw notFound(captureId);
  if (capture.status !== 'COMPLETED' || capture.dispute !== null) throw unprocessable('REFUND_NOT_ALLOWED');
  const now = world.clock.ms();
  const row: PayPalDisputeRow = {
    id: `PP-D-${randomText(8).toUpperCase()}`,
    capture: capture.id,
    baseUrl: capture.baseUrl,
    amount: capture.amount,
    currency: capture.currency,
    createdMs: now,
    updatedMs: now,
    outcome: null,
  };
  capture.dispute = row.id;
  world.store.put('paypal_capture', capture);
  world.store.put('paypal_dispute', row);
  emitDispute(world, 'CREATED', row);
  return row;
}

/** Decides an open dispute; a lost one takes the money. @throws PayPalError 404 or 422 when it is not open */
export function closePayPalDispute(world: World, id: string, outcome: 'won' | 'lost'): PayPalDisputeRow {
  const row = world.store.get('paypal_dispute', id);
  if (!row) throw notFound(id);
  if (row.outcome !== null) throw unprocessable('REFUND_NOT_ALLOWED');
  row.outcome = outcome;
  row.updatedMs = world.clock.ms();
  world.store.put('paypal_dispute', row);
  const capture = world.store.get('paypal_capture', row.capture);
  if (capture) endForCapture(world, capture, outcome);
  emitDispute(world, 'RESOLVED', row);
  return row;
}

// Won: the money stays, and may be refunded again. Lost: PayPal returns it to the payer.
function endForCapture(world: World, capture: CaptureRow, outcome: 'won' | 'lost'): void {
  if (outcome === 'won') capture.dispute = null;
  else {
    capture.status = 'REFUNDED';
    capture.refunded = capture.amount;
  }
  capture.updatedMs = world.clock.ms();
  world.store.put('paypal_capture', capture);
  if (outcome === 'lost') emitCapture(world, 'REVERSED', capture);
}
