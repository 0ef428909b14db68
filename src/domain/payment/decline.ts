/** The catalogue's error codes for declined cards (docs/domain/checkout.md#declines). */
export type DeclineCode =
  | 'card-decline-unknown'
  | 'card-balance-exceeded'
  | 'card-account-invalid'
  | 'card-duplicate-transaction'
  | 'card-year-expired'
  | 'card-number-invalid'
  | 'card-cvc-invalid'
  | 'card-year-invalid'
  | 'card-try-again'
  | 'card-not-supported'
  | 'card-general';

const table: Readonly<Record<Exclude<DeclineCode, 'card-general' | 'card-decline-unknown'>, readonly string[]>> = {
  'card-number-invalid': ['incorrect_number', 'invalid_number'],
  'card-cvc-invalid': ['incorrect_cvc', 'invalid_cvc'],
  'card-year-expired': ['expired_card'],
  'card-year-invalid': ['invalid_expiry_year', 'invalid_expiry_month', 'invalid_expiry_year_past'],
  'card-balance-exceeded': [
    'insufficient_funds',
    'card_velocity_exceeded',
    'withdrawal_count_limit_exceeded',
    'charge_exceeds_transaction_limit',
    'amount_too_large',
  ],
  'card-account-invalid': [
    'invalid_account',
    'new_account_information_available',
    'restricted_card',
    'transaction_not_allowed',
    'service_not_allowed',
    'currency_not_supported',
  ],
  'card-duplicate-transaction': ['duplicate_transaction'],
  'card-try-again': [
    'try_again_later',
    'issuer_not_available',
    'reenter_transaction',
    'processing_error',
    'approve_with_id',
    'authentication_required',
    'payment_intent_authentication_failure',
    'rate_limit',
    'lock_timeout',
  ],
  'card-not-supported': ['card_not_supported', 'invalid_card_type'],
};

const byGatewayCode: ReadonlyMap<string, DeclineCode> = new Map(
  (Object.entries(table) as [DeclineCode, string[]][]).flatMap(([name, codes]) => codes.map((code) => [code, name])),
);

/**
 * The error code for a card provider's refusal, by the bank's `decline_code`, then the provider's `code`
 * (docs/domain/checkout.md#declines). Providers may add codes at any time; an unknown one is card-decline-unknown,
 * never an error. So are lost, stolen and fraudulent cards, on purpose: their holder learns nothing.
 */
export function declineCodeOf(gateway: {
  readonly code: string | null;
  readonly declineCode: string | null;
}): DeclineCode {
  return (
    byGatewayCode.get(gateway.declineCode ?? '') ?? byGatewayCode.get(gateway.code ?? '') ?? 'card-decline-unknown'
  );
}

/** True for an unknown pair of codes: worth a line in the log. */
export function isUnsorted(gateway: { readonly code: string | null; readonly declineCode: string | null }): boolean {
  return declineCodeOf(gateway) === 'card-decline-unknown' && !vague.has(gateway.declineCode ?? gateway.code ?? '');
}

const vague: ReadonlySet<string> = new Set([
  'generic_decline',
  'card_declined',
  'do_not_honor',
  'call_issuer',
  'no_action_taken',
  'not_permitted',
  'security_violation',
  'do_not_try_again',
  'fraudulent',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'merchant_blacklist',
]);
