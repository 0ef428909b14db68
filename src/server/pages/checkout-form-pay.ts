// What a posted checkout leads to: booked and on its way to be paid, or the page again with what is wrong.
import { errors, type ErrorCode } from '#src/contract/errors.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import type { CallInput, CallName, CallResult } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/page-form.ts';
import type { CallContext } from '../call.ts';
import { startAlipayWithoutScript } from '../features/payment/index.ts';
import { callInProcess } from '../http/call-adapter.ts';
import type { PostedFields } from './checkout-form-body.ts';
import { paypalLink } from './paypal-link.ts';

/** Where the browser goes on to, or what the page says now. */
export type FormOutcome =
  | { to: string }
  /** `isHeld`: places are held under the key of this very post, though it goes on with a question or a trouble. */
  | ({ status: number; isHeld?: boolean } & Partial<Pick<PageForm, 'errors' | 'trouble' | 'next'>>);

type Input = CallInput<'booking/checkout'>;

async function run<N extends CallName>(name: N, input: CallInput<N>, context: CallContext): Promise<CallResult<N>> {
  return (await callInProcess(name, input, context)) as CallResult<N>;
}

function refused(code: ErrorCode, text: string = errors[code].text, fields?: Record<string, string>): FormOutcome {
  return { status: errors[code].http, trouble: text, ...(fields && { errors: fields }) };
}

/** Books and opens the chosen payment. A card is refused before anything is held: its fields need a script. */
export async function bookAndPay(context: CallContext, input: Input, fields: PostedFields): Promise<FormOutcome> {
  const method = fields['paymentType'] ?? 'stripe';
  if (method === 'stripe' && (await isDue(context, input))) return refused('card-needs-script');
  const booked = await run('booking/checkout', input, context);
  if (booked.status === 'error') return refused(booked.code, booked.message, booked.fields);
  if (booked.url !== null) return { to: booked.url };
  const opened =
    String(booked.booking_deposit_due) === fields['due']
      ? await openPayment(context, method, booked.token)
      : refused('price-changed');
  return 'to' in opened ? opened : { ...opened, isHeld: true };
}

async function openPayment(context: CallContext, method: string, token: string): Promise<FormOutcome> {
  if (method === 'paypal') return openPaypal(context, token);
  if (method === 'alipay') return openAlipay(context, token);
  return refused('payment-method-unavailable');
}

async function isDue(context: CallContext, input: Input): Promise<boolean> {
  const { course_id, date, time, pax, coupon_code, addons, offer } = input;
  const choice = { course_id, date, time, pax, coupon_code, addons, offer };
  const given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
  const quote = await run('booking/calculate', given as CallInput<'booking/calculate'>, context);
  // What is wrong with the choice, checkout itself will say.
  return quote.status === 'success' && quote.booking_deposit_due > 0;
}

async function openPaypal(context: CallContext, booking_token: string): Promise<FormOutcome> {
  const opened = await run('payment/paypal', { booking_token }, context);
  if (opened.status === 'error') return refused(opened.code, opened.message);
  const link = paypalLink(opened.html);
  return link === null ? refused('booking-failed-paypal') : { to: link };
}

async function openAlipay(context: CallContext, bookingToken: string): Promise<FormOutcome> {
  const opened = await startAlipayWithoutScript(bookingToken, context);
  if (isRefusal(opened)) return refused(opened.code, opened.message);
  const { redirect_url: url, ...amount } = opened;
  return { status: 200, next: { ...amount, url } };
}
