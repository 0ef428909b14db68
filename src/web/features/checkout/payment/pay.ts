// From a filled form to the page that comes after it: booking, then the chosen way to pay (docs/domain/checkout.md#checking-out).
import { wireCents } from '#src/domain/money/money.ts';
import { errorText } from '#src/contract/errors.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { bookingDetailUrl } from '#src/contract/urls.ts';
import type { ApiAnswer } from '#src/web/api/api.ts';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import type { PaypalForm } from './paypal/paypal-form.ts';

/** What paying needs of the world. */
export interface PayParts {
  readonly method: PaymentMethod;
  readonly book: (body: CallInput<'booking/checkout'>) => Promise<ApiAnswer<'booking/checkout'>>;
  /** Makes a token of the card in the fields; never sees the card itself. */
  readonly tokenOfCard: () => Promise<CardToken>;
  readonly payByCard: (input: CallInput<'payment/stripe'>) => Promise<ApiAnswer<'payment/stripe'>>;
  readonly openPaypal: (input: CallInput<'payment/paypal'>) => Promise<ApiAnswer<'payment/paypal'>>;
  /** The one form of an answer, or null when it is not what it must be. */
  readonly readPaypal: (html: string) => PaypalForm | null;
  readonly openAlipay: (input: CallInput<'payment/alipay'>) => Promise<ApiAnswer<'payment/alipay'>>;
  /** What the button said, in US dollars: no other amount is paid. */
  readonly shownDue: number;
}

/** A card token, or the code of what is wrong with the card. */
export type CardToken =
  { readonly ok: true; readonly token: string } | { readonly ok: false; readonly code: ErrorCode };

/** What the guest confirms before Alipay: the amount in SGD with its rate, and what the provider's script needs. */
export type AlipayAsk = CallOutput<'payment/alipay'> & { readonly due: number };

/** A no: `payment` stands at the way to pay, `form` above the button. `again`: the next press starts a new booking. */
export interface Refused {
  readonly kind: 'refused';
  readonly where: 'form' | 'payment';
  readonly code: ErrorCode;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly again: boolean;
  /** The booking's page, where nobody knows yet whether it is paid. */
  readonly url: string | null;
}

/** How it went on. `lost`: no answer came, and the same press may be made again. */
export type PayResult =
  | { readonly kind: 'go'; readonly url: string; readonly analytic: CallOutput<'booking/checkout'>['analytic'] }
  | { readonly kind: 'paypal'; readonly form: PaypalForm }
  | { readonly kind: 'alipay'; readonly ask: AlipayAsk }
  | Refused
  | { readonly kind: 'lost' };

type PaymentCall = 'booking/checkout' | 'payment/stripe' | 'payment/paypal' | 'payment/alipay';
type Failed = Extract<ApiAnswer<PaymentCall>, { ok: false }>;

const startsAgain: ReadonlySet<ErrorCode> = new Set([
  'hold-expired',
  'hold-replaced',
  'idempotency-mismatch',
  'payment-unknown',
]);

/** The text of each way to pay when it fails without a reason of its own (docs/domain/payment.md#declines). */
export const failedBy = {
  stripe: 'booking-failed-card',
  paypal: 'booking-failed-paypal',
  alipay: 'booking-failed-alipay',
} as const satisfies Record<PaymentMethod, ErrorCode>;

/** A no with the text of the catalogue. */
export function refusedAt(where: Refused['where'], code: ErrorCode, text: string = errorText(code)): Refused {
  return { kind: 'refused', where, code, text, fields: {}, again: startsAgain.has(code), url: null };
}

function failed(answer: Failed, where: Refused['where'], method: PaymentMethod): PayResult {
  if (answer.kind === 'network') return { kind: 'lost' };
  if (answer.kind !== 'refusal') return refusedAt(where, where === 'payment' ? failedBy[method] : 'booking-failed');
  const { code, message, fields = {} } = answer.error;
  // A bug or an overload of ours is told in the words of the way to pay, not as "Something wrong"
  // (docs/domain/payment.md#declines).
  if (code === 'internal') return refusedAt(where, where === 'payment' ? failedBy[method] : 'booking-failed');
  return { ...refusedAt(where, code, message), fields };
}

type Way = (bookingToken: string, parts: PayParts) => Promise<PayResult>;

const byCard: Way = async (booking_token, parts) => {
  const card = await parts.tokenOfCard();
  if (!card.ok) return refusedAt('payment', card.code);
  const paid = await parts.payByCard({ stripe_token: card.token, booking_token });
  if (!paid.ok) return failed(paid, 'payment', 'stripe');
  if (paid.data.url === null) return refusedAt('payment', 'booking-failed-card');
  return { kind: 'go', url: paid.data.url, analytic: null };
};

const byPaypal: Way = async (booking_token, parts) => {
  const opened = await parts.openPaypal({ booking_token });
  if (!opened.ok) return failed(opened, 'payment', 'paypal');
  const form = parts.readPaypal(opened.data.html);
  return form === null ? refusedAt('payment', 'booking-failed-paypal') : { kind: 'paypal', form };
};

const byAlipay: Way = async (booking_token, parts) => {
  const opened = await parts.openAlipay({ booking_token });
  if (!opened.ok) return failed(opened, 'payment', 'alipay');
  return { kind: 'alipay', ask: { ...opened.data, due: parts.shownDue } };
};

const ways: Record<PaymentMethod, Way> = { stripe: byCard, paypal: byPaypal, alipay: byAlipay };

/**
 * Books, then takes the chosen way to pay. With nothing due it goes straight to the address of the answer
 * (docs/domain/checkout.md#checking-out).
 */
export async function payBooking(body: CallInput<'booking/checkout'>, parts: PayParts): Promise<PayResult> {
  const booked = await parts.book(body);
  if (!booked.ok) return failed(booked, 'form', parts.method);
  const { token, url, analytic, ref, booking_deposit_due } = booked.data;
  if (url !== null) return { kind: 'go', url, analytic };
  const isSameDue = wireCents(booking_deposit_due) === wireCents(parts.shownDue);
  if (!isSameDue) return refusedAt('form', 'price-changed');
  const result = await ways[parts.method](token, parts);
  // Paid meanwhile, in another tab or by a webhook: its page is what comes next.
  if (result.kind === 'refused' && result.code === 'already-paid') {
    return { kind: 'go', url: bookingDetailUrl({ ref }), analytic: null };
  }
  return result.kind === 'refused' && result.code === 'card-general'
    ? { ...result, url: bookingDetailUrl({ ref }) }
    : result;
}
