// The capture in the format of Payments 2.5: the money of an order.
import type { CaptureRow } from '#sandbox/paypal/rows.ts';
import { PAYEE, timeText, moneyOf } from './values.ts';

/** PayPal's fee in minor units: 3.49 % and 49, rounded half up. */
export function payPalFee(amount: number): number {
  return Math.floor((amount * 349 + 5000) / 10_000) + 49;
}

/** A capture inside an order. */
export function captureView(capture: CaptureRow) {
  const { amount, currency } = capture;
  const self = `${capture.baseUrl}/v2/payments/captures/${capture.id}`;
  const fee = payPalFee(amount);
  const isReceived = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  return {
    id: capture.id,
    status: capture.status,
    ...reasonOf(capture),
    amount: moneyOf(amount, currency),
    ...(capture.invoiceId !== null && { invoice_id: capture.invoiceId }),
    ...(capture.customId !== null && { custom_id: capture.customId }),
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    final_capture: true,
    ...(isReceived && {
      seller_receivable_breakdown: {
        gross_amount: moneyOf(amount, currency),
        paypal_fee: moneyOf(fee, currency),
        net_amount: moneyOf(amount - fee, currency),
      },
    }),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${capture.baseUrl}/v2/checkout/orders/${capture.order}`, rel: 'up', method: 'GET' },
    ],
    create_time: timeText(capture.createdMs),
    update_time: timeText(capture.updatedMs),
  };
}

/** A capture by itself, with its order. */
export function wholeCapture(capture: CaptureRow) {
  return {
    ...captureView(capture),
    payee: PAYEE,
    supplementary_data: { related_ids: { order_id: capture.order } },
  };
}

function reasonOf({ status, dispute }: CaptureRow) {
  if (status === 'PENDING') return { status_details: { reason: 'PENDING_REVIEW' } };
  if (dispute !== null && status === 'REFUNDED') return { status_details: { reason: 'BUYER_COMPLAINT' } };
  return {};
}
