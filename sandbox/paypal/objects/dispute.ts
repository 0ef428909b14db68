// A dispute in the format of PayPal's Disputes v1 (developer.paypal.com/docs/api/customer-disputes/v1).
import type { PayPalDisputeRow } from '#sandbox/paypal/rows.ts';
import { PAYEE, PAYER, timeText, moneyOf } from './values.ts';

const tenDaysMs = 10 * 86_400_000;

export function disputeView(dispute: PayPalDisputeRow) {
  const amount = moneyOf(dispute.amount, dispute.currency);
  return {
    dispute_id: dispute.id,
    create_time: timeText(dispute.createdMs),
    update_time: timeText(dispute.updatedMs),
    disputed_transactions: [
      {
        seller_transaction_id: dispute.capture,
        gross_amount: amount,
        buyer: { name: `${PAYER.name.given_name} ${PAYER.name.surname}` },
        seller: { ...emailOf(PAYEE), merchant_id: PAYEE.merchant_id },
      },
    ],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: dispute.outcome === null ? 'OPEN' : 'RESOLVED',
    ...(dispute.outcome === null && { seller_response_due_date: timeText(dispute.createdMs + tenDaysMs) }),
    dispute_amount: amount,
    ...(dispute.outcome !== null && { dispute_outcome: outcomeOf(dispute.outcome, amount) }),
    dispute_life_cycle_stage: 'INQUIRY',
    dispute_channel: 'INTERNAL',
    links: [{ href: `${dispute.baseUrl}/v1/customer/disputes/${dispute.id}`, rel: 'self', method: 'GET' }],
  };
}

function emailOf({ email_address: email }: { readonly email_address: string }) {
  return { email };
}

function outcomeOf(outcome: 'won' | 'lost', amount: object) {
  if (outcome === 'won') return { outcome_code: 'RESOLVED_SELLER_FAVOUR' };
  return { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: amount };
}
