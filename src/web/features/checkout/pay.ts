// From a filled form to the page that comes after it: booking, card token, payment (spec 4).
import { errors } from '#src/contract/errors.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { ApiAnswer } from '../../api.ts';

type CheckoutAnswer = ApiAnswer<'booking/checkout'>;

/** What paying needs of the world. */
export interface PayParts {
  readonly book: (body: CallInput<'booking/checkout'>) => Promise<CheckoutAnswer>;
  /** Makes a token of the card in the fields; never sees the card itself. */
  readonly tokenOfCard: () => Promise<CardToken>;
  readonly pay: (input: CallInput<'payment/stripe'>) => Promise<ApiAnswer<'payment/stripe'>>;
  /** What the button said, in US dollars: no other amount is paid. */
  readonly shownDue: number;
}

/** A card token, or the code of what is wrong with the card. */
export type CardToken =
  { readonly ok: true; readonly token: string } | { readonly ok: false; readonly code: ErrorCode };

/** How it ended. `again`: this booking cannot be paid any more, the next press starts a new one. */
export type PayResult =
  | { readonly kind: 'go'; readonly url: string; readonly analytic: CallOutput<'booking/checkout'>['analytic'] }
  | {
      readonly kind: 'refused';
      readonly where: 'form' | 'card';
      readonly code: ErrorCode;
      readonly text: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly again: boolean;
    }
  | { readonly kind: 'lost' };

const startsAgain: ReadonlySet<ErrorCode> = new Set(['hold-expired', 'idempotency-mismatch', 'payment-unknown']);

function refused(where: 'form' | 'card', code: ErrorCode, text = errors[code].text): PayResult {
  return { kind: 'refused', where, code, text, fields: {}, again: startsAgain.has(code) };
}

function failed(
  answer: Extract<ApiAnswer<'booking/checkout' | 'payment/stripe'>, { ok: false }>,
  where: 'form' | 'card',
): PayResult {
  if (answer.kind === 'network') return { kind: 'lost' };
  if (answer.kind !== 'refusal') return refused(where, where === 'card' ? 'booking-failed-card' : 'booking-failed');
  const { code, message, fields = {} } = answer.error;
  return { kind: 'refused', where, code, text: message, fields, again: startsAgain.has(code) };
}

/** Books, then pays. With nothing due it goes straight to the address of the answer (spec 4). */
export async function payBooking(body: CallInput<'booking/checkout'>, parts: PayParts): Promise<PayResult> {
  const booked = await parts.book(body);
  if (!booked.ok) return failed(booked, 'form');
  const { token, url, analytic, booking_deposit_due } = booked.data;
  if (url !== null) return { kind: 'go', url, analytic };
  if (booking_deposit_due !== parts.shownDue) return refused('form', 'price-changed');
  const card = await parts.tokenOfCard();
  if (!card.ok) return refused('card', card.code);
  const paid = await parts.pay({ stripe_token: card.token, booking_token: token });
  if (!paid.ok) return failed(paid, 'card');
  if (paid.data.url === null) return refused('card', 'booking-failed-card');
  return { kind: 'go', url: paid.data.url, analytic: null };
}
