// Fields that PayPal's documentation shows in every response, but that its schemas do not require.

const CAPTURE_FIELDS = [
  'id',
  'status',
  'amount.currency_code',
  'amount.value',
  'final_capture',
  'seller_protection.status',
  'create_time',
  'update_time',
  'links.0.href',
];
const ORDER_FIELDS = ['id', 'intent', 'status', 'create_time', 'purchase_units.0.amount.value', 'links.0.href'];
const MINIMAL_FIELDS = ['id', 'status', 'links.0.href', 'links.0.rel', 'links.0.method'];

/** Paths by operation; `… whole` = the caller asked for the whole object, or it is a GET. */
export const MUST_HAVE: Readonly<Record<string, readonly string[]>> = {
  'orders.create': MINIMAL_FIELDS,
  'orders.create whole': ORDER_FIELDS,
  'orders.get whole': [...ORDER_FIELDS, 'purchase_units.0.reference_id', 'purchase_units.0.payee.merchant_id'],
  'orders.capture': MINIMAL_FIELDS,
  'orders.capture whole': [
    ...ORDER_FIELDS,
    'payer.payer_id',
    'payment_source.paypal.email_address',
    ...CAPTURE_FIELDS.map((field) => `purchase_units.0.payments.captures.0.${field}`),
  ],
  'captures.get whole': [...CAPTURE_FIELDS, 'supplementary_data.related_ids.order_id'],
  'captures.refund': MINIMAL_FIELDS,
  'captures.refund whole': [
    ...MINIMAL_FIELDS,
    'amount.value',
    'seller_payable_breakdown.gross_amount.value',
    'seller_payable_breakdown.total_refunded_amount.value',
    'create_time',
    'update_time',
  ],
  'refunds.get whole': [...MINIMAL_FIELDS, 'amount.value', 'create_time', 'update_time'],
  'verify-webhook-signature.post': ['verification_status'],
  error: ['name', 'message', 'debug_id', 'links'],
};
