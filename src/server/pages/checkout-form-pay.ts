// What a posted checkout leads to: booked and on its way to be paid, or the page again with what is wrong.
import type { ErrorCode } from '#src/contract/errors.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { startAlipayWithoutScript } from '../features/payment/methods/alipay/index.ts';
import { noteRefusal } from '../http/refused-calls.ts';
import type { PostedFields } from './posted-fields.ts';
import { refused, run, type FormOutcome, type Poster } from './page-forms.ts';
import { paypalLink } from './paypal-link.ts';

/** `isHeld`: places are held under the key of this very post, though it goes on with a question or a trouble. */
type PayOutcome = FormOutcome & { isHeld?: boolean; code?: ErrorCode };

type Input = CallInput<'booking/checkout'>;

/** Books and opens the chosen payment. A card is refused before anything is held: its fields need a script. */
export async function bookAndPay(poster: Poster, input: Input, fields: PostedFields): Promise<PayOutcome> {
  const method = fields['paymentType'] ?? 'stripe';
  if (method === 'stripe' && (await isDue(poster, input))) return refused('card-needs-script');
  const booked = await run('booking/checkout', input, poster);
  if (booked.status === 'error') return { ...refused(booked.code, booked.message, booked.fields), code: booked.code };
  if (booked.url !== null) return { to: booked.url };
  const opened =
    String(booked.booking_deposit_due) === fields['due']
      ? await openPayment(poster, method, booked.token)
      : refused('price-changed');
  return 'to' in opened ? opened : { ...opened, isHeld: true };
}

async function openPayment(poster: Poster, method: string, token: string): Promise<PayOutcome> {
  if (method === 'paypal') return openPaypal(poster, token);
  if (method === 'alipay') return openAlipay(poster, token);
  return refused('payment-method-unavailable');
}

async function isDue(poster: Poster, input: Input): Promise<boolean> {
  const { course_id, date, time, pax, coupon_code, addons, offer } = input;
  const choice = { course_id, date, time, pax, coupon_code, addons, offer };
  const given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
  const quote = await run('booking/calculate', given as CallInput<'booking/calculate'>, poster);
  // What is wrong with the choice, checkout itself will say.
  return quote.status === 'success' && quote.booking_deposit_due > 0;
}

async function openPaypal(poster: Poster, booking_token: string): Promise<PayOutcome> {
  const opened = await run('payment/paypal', { booking_token }, poster);
  if (opened.status === 'error') return refused(opened.code, opened.message);
  const link = paypalLink(opened.html);
  return link === null ? refused('booking-failed-paypal') : { to: link };
}

async function openAlipay({ request, context }: Poster, bookingToken: string): Promise<PayOutcome> {
  const opened = await startAlipayWithoutScript(bookingToken, context);
  if (isRefusal(opened)) {
    noteRefusal(request, 'payment/alipay', opened);
    return refused(opened.code, opened.message);
  }
  const { redirect_url: url, ...amount } = opened;
  return { status: 200, next: { ...amount, url } };
}
