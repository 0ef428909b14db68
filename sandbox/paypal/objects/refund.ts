// The refund of a capture in the format of Payments 2.5.
import type { PayPalRefundRow } from '#sandbox/paypal/rows.ts';
import { timeText, moneyOf } from './values.ts';

export function refundView(refund: PayPalRefundRow) {
  const { amount, currency, total } = refund;
  return {
    ...minimalRefund(refund),
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: moneyOf(amount, currency),
    ...(refund.invoiceId !== null && { invoice_id: refund.invoiceId }),
    ...(refund.customId !== null && { custom_id: refund.customId }),
    ...(refund.note !== null && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: moneyOf(amount, currency),
      paypal_fee: moneyOf(0, currency),
      net_amount: moneyOf(amount, currency),
      total_refunded_amount: moneyOf(total, currency),
    },
    create_time: timeText(refund.createdMs),
    update_time: timeText(refund.updatedMs),
  };
}

/** The short response, unless the caller asks for the whole refund. */
export function minimalRefund(refund: PayPalRefundRow) {
  const links = [
    { href: `${refund.baseUrl}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${refund.baseUrl}/v2/payments/captures/${refund.capture}`, rel: 'up', method: 'GET' },
  ];
  return { id: refund.id, status: refund.status, links };
}
