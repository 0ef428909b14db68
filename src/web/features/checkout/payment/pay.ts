// From a filled form to the page that comes after it: booking, then the chosen way to pay (docs/domain/checkout.md#checking-out).
import { wireCents } from '#src/domain/money/money.ts';
import type { CallInput } from '#src/contract/types.ts';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import type { ApiAnswer } from '#src/web/api/api.ts';
import { failed, type PayResult, type PayWay, refusedAt } from './way.ts';

/** What paying needs of the world. */
export interface PayParts {
  readonly book: (body: CallInput<'booking/checkout'>) => Promise<ApiAnswer<'booking/checkout'>>;
  /** Starts the chosen way to pay; null with nothing due. */
  readonly start: ((bookingToken: string) => ReturnType<PayWay['start']>) | null;
  /** What the button said, in the currency of prices: no other amount is paid. */
  readonly shownDue: number;
}

/**
 * Books, then takes the chosen way to pay. With nothing due it goes straight to the address of the answer
 * (docs/domain/checkout.md#checking-out).
 */
export async function payBooking(
  body: CallInput<'booking/checkout'>,
  { book, start, shownDue }: PayParts,
): Promise<PayResult> {
  const booked = await book(body);
  if (!booked.ok) return failed(booked, 'form', 'booking-failed');
  const { token, url, analytic, ref, booking_deposit_due } = booked.data;
  if (url !== null) return { kind: 'go', url, analytic };
  const isSameDue = wireCents(booking_deposit_due) === wireCents(shownDue);
  if (!isSameDue || start === null) return refusedAt('form', 'price-changed');
  const result = await start(token);
  // Paid meanwhile, in another tab or by a webhook: its page is what comes next.
  if (result.kind === 'refused' && result.code === 'already-paid') {
    return { kind: 'go', url: bookingDetailUrl({ ref }), analytic: null };
  }
  return result.kind === 'refused' && result.code === 'card-general'
    ? { ...result, url: bookingDetailUrl({ ref }) }
    : result;
}
