// The provider's public test cards and their behaviour (docs.stripe.com/testing), plus our four.

/** A decline by the bank; `code` and `decline_code` as the API sends them. */
export interface CardDecline {
  readonly code: string;
  readonly declineCode: string;
}

/** One test card. `names` follow `pm_card_` and `tok_`. */
export interface TestCard {
  readonly number: string;
  readonly names: readonly string[];
  readonly does: string;
  readonly brand?: string;
  readonly funding?: string;
  readonly decline?: CardDecline;
  readonly blocked?: boolean;
  readonly authentication?: boolean | 'on-wish';
  readonly refund?: 'pending' | 'fails';
  readonly dispute?: boolean;
  /** True for cards that only this sandbox knows: the provider publishes no number for them. */
  readonly ours?: boolean;
}

const declined = (declineCode: string): { decline: CardDecline } => ({
  decline: { code: 'card_declined', declineCode },
});
const refused = (code: string): { decline: CardDecline } => ({ decline: { code, declineCode: code } });

/** Every test card, the plain ones first. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', names: ['visa'], does: 'Payment succeeds' },
  { number: '4000056655665556', names: ['visa_debit'], does: 'Payment succeeds', funding: 'debit' },
  { number: '5555555555554444', names: ['mastercard'], does: 'Payment succeeds' },
  { number: '5200828282828210', names: ['mastercard_debit'], does: 'Payment succeeds', funding: 'debit' },
  { number: '5105105105105100', names: ['mastercard_prepaid'], does: 'Payment succeeds', funding: 'prepaid' },
  { number: '378282246310005', names: ['amex'], does: 'Payment succeeds' },
  { number: '6011111111111117', names: ['discover'], does: 'Payment succeeds' },
  { number: '3056930009020004', names: ['diners'], does: 'Payment succeeds' },
  { number: '3566002020360505', names: ['jcb'], does: 'Payment succeeds' },
  { number: '6200000000000005', names: ['unionpay'], does: 'Payment succeeds' },
  {
    number: '4000000000000002',
    names: ['chargeDeclined', 'visa_chargeDeclined'],
    does: 'Declined, no reason given',
    ...declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    names: ['chargeDeclinedInsufficientFunds', 'visa_chargeDeclinedInsufficientFunds'],
    does: 'Declined: insufficient funds',
    ...declined('insufficient_funds'),
  },
  {
    number: '4000000000009987',
    names: ['chargeDeclinedLostCard', 'visa_chargeDeclinedLostCard'],
    does: 'Declined: lost card',
    ...declined('lost_card'),
  },
  {
    number: '4000000000009979',
    names: ['chargeDeclinedStolenCard', 'visa_chargeDeclinedStolenCard'],
    does: 'Declined: stolen card',
    ...declined('stolen_card'),
  },
  {
    number: '4000000000000069',
    names: ['chargeDeclinedExpiredCard'],
    does: 'Declined: expired card',
    ...refused('expired_card'),
  },
  {
    number: '4000000000000127',
    names: ['chargeDeclinedIncorrectCvc'],
    does: 'Declined: wrong security code',
    ...refused('incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    names: ['chargeDeclinedProcessingError'],
    does: 'Declined: processing error',
    ...refused('processing_error'),
  },
  {
    number: '4000000000006975',
    names: ['chargeDeclinedVelocityLimitExceeded', 'visa_chargeDeclinedVelocityLimitExceeded'],
    does: 'Declined: too many attempts or over its limit',
    ...declined('card_velocity_exceeded'),
  },
  {
    number: '4100000000000019',
    names: ['radarBlock', 'chargeDeclinedFraudulent', 'riskLevelHighest'],
    does: 'Blocked as fraudulent',
    blocked: true,
    ...declined('fraudulent'),
  },
  {
    number: '4000002760003184',
    names: ['authenticationRequired'],
    does: '3-D Secure, then succeeds',
    authentication: true,
  },
  {
    number: '4000002500003155',
    names: ['authenticationRequiredOnSetup'],
    does: '3-D Secure, then succeeds',
    authentication: true,
  },
  {
    number: '4000000000003220',
    names: ['threeDSecure2Required'],
    does: '3-D Secure, then succeeds',
    authentication: true,
  },
  {
    number: '4000000000003055',
    names: ['threeDSecureOptional'],
    does: 'Succeeds; 3-D Secure where it is asked for',
    authentication: 'on-wish',
  },
  {
    number: '4000008400001629',
    names: ['threeDSecureRequiredChargeDeclined'],
    does: '3-D Secure, then declined',
    authentication: true,
    ...declined('generic_decline'),
  },
  {
    number: '4000008260003178',
    names: ['authenticationRequiredChargeDeclinedInsufficientFunds'],
    does: '3-D Secure, then insufficient funds',
    authentication: true,
    ...declined('insufficient_funds'),
  },
  {
    number: '4000000000007726',
    names: ['pendingRefund'],
    does: 'Succeeds; a refund is pending for a while',
    refund: 'pending',
  },
  { number: '4000000000005126', names: ['refundFail'], does: 'Succeeds; a refund fails later', refund: 'fails' },
  { number: '4000000000000259', names: ['createDispute'], does: 'Succeeds, then is disputed', dispute: true },
  {
    number: '4000000000009805',
    names: ['sandboxDuplicateTransaction'],
    does: 'Declined: duplicate transaction',
    ours: true,
    ...declined('duplicate_transaction'),
  },
  {
    number: '4000000000009813',
    names: ['sandboxTryAgainLater'],
    does: 'Declined: try again later',
    ours: true,
    ...declined('try_again_later'),
  },
  {
    number: '4000000000009821',
    names: ['sandboxInvalidAccount'],
    does: 'Declined: invalid account',
    ours: true,
    ...declined('invalid_account'),
  },
  {
    number: '4000000000009839',
    names: ['sandboxCardNotSupported'],
    does: 'Declined: this kind of card is not taken',
    ours: true,
    ...declined('card_not_supported'),
  },
];

/** The card of `pm_card_<name>` or `tok_<name>`, or undefined. */
export function cardByAlias(alias: string): TestCard | undefined {
  return cardByName(alias.startsWith('pm_card_') ? alias.slice('pm_card_'.length) : alias.slice('tok_'.length));
}

export function cardByName(name: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.names.includes(name));
}

/** The card with this number (digits only), or undefined. */
export function cardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** The bank's message to the guest about a decline. */
export function declineMessage(declineCode: string): string {
  return DECLINE_MESSAGES[declineCode] ?? 'Your card was declined.';
}

const DECLINE_MESSAGES: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
};
