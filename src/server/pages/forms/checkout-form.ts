// POST /booking/checkout without script, by the same calls and texts (ADR 023).
import { methodOfType, type PayMethod } from '#src/domain/payment/methods.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { type ErrorCode, errorText } from '#src/contract/errors.ts';
import { couponErrors } from '#src/contract/errors/paying.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { startAlipayWithoutScript } from '#src/server/features/payment/index.ts';
import { isDistributor } from '#src/server/features/booking/index.ts';
import { noteRefusal } from '#src/server/platform/http/refused-calls.ts';
import { type PostedFields, refused, run, type FormOutcome, type Poster, type PostedForm } from './page-forms.ts';
import { randomBytes } from 'node:crypto';
import type { CallContext } from '#src/server/call.ts';
import { choiceInput, parseCheckoutQuery } from '#src/contract/checkout/checkout-query.ts';
import { contactInput, packDistributorGuest } from '#src/contract/checkout/contact-rules.ts';
import { typedPin } from '#src/domain/trip/pickup.ts';

// The link that PayPal's form means; the form is from our call payment/paypal.

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&#60;': '<',
  '&gt;': '>',
  '&#62;': '>',
  '&amp;': '&',
  '&#38;': '&',
};

function plain(text: string): string {
  return text.replace(/&(?:quot|lt|gt|amp|#34|#38|#39|#60|#62);/g, (entity) => entities[entity] ?? entity);
}

/** The URL that the form would open; null unless it is a GET form with an absolute URL. */
export function paypalLink(html: string): string | null {
  const form = /<form\b[^>]*>/i.exec(html)?.[0] ?? '';
  const action = plain(/\baction="([^"]*)"/i.exec(form)?.[1] ?? '');
  if (!/\bmethod="get"/i.test(form) || !URL.canParse(action)) return null;
  const url = new URL(action);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const [field] of html.matchAll(/<input\b[^>]*>/gi)) {
    const name = plain(/\bname="([^"]*)"/i.exec(field)?.[1] ?? '');
    if (name !== '') url.searchParams.set(name, plain(/\bvalue="([^"]*)"/i.exec(field)?.[1] ?? ''));
  }
  return url.href;
}

/** `isHeld`: this post's key holds seats, even if it ends in a question or fault. */
type PayOutcome = FormOutcome & { isHeld?: boolean; code?: ErrorCode };

type Input = CallInput<'booking/checkout'>;

/** Books and starts the chosen payment. Refuses a card before it holds seats: its fields need script. */
async function bookAndPay(poster: Poster, input: Input, fields: PostedFields): Promise<PayOutcome> {
  const method = methodOfType(fields['paymentType']);
  const isScripted = method !== undefined && withoutScript[method] === null;
  if (isScripted && (await isDue(poster, input))) return refused('card-needs-script');
  const booked = await run('booking/checkout', input, poster);
  if (booked.status === 'error') return { ...refused(booked.code, booked.message, booked.fields), code: booked.code };
  if (booked.url !== null) return { to: booked.url };
  const opened =
    wireCents(booked.booking_deposit_due) === wireCents(Number(fields['due']))
      ? await openPayment(poster, method, booked.token)
      : refused('price-changed');
  return 'to' in opened ? opened : { ...opened, isHeld: true };
}

// Null: needs script.
const withoutScript: Readonly<Record<PayMethod, ((poster: Poster, token: string) => Promise<PayOutcome>) | null>> = {
  card: null,
  paypal: openPaypal,
  alipay: openAlipay,
};

function openPayment(poster: Poster, method: PayMethod | undefined, token: string): Promise<PayOutcome> | PayOutcome {
  const open = method === undefined ? null : withoutScript[method];
  return open === null ? refused('payment-method-unavailable') : open(poster, token);
}

async function isDue(poster: Poster, input: Input): Promise<boolean> {
  const { course_id, date, time, pax, coupon_code, addons, offer } = input;
  const choice = { course_id, date, time, pax, coupon_code, addons, offer };
  const given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
  const quote = await run('booking/calculate', given as CallInput<'booking/calculate'>, poster);
  // Checkout itself reports faults of the choice.
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

// The last post's key that held seats: a guest back from PayPal who reloads still replaces that hold.
const keyCookie = 'checkout-key';
const keySeconds = 3600;
const isKey = (text: string | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '');

export const checkoutForm: PostedForm = { paths: ['/booking/checkout'], rate: 'payment', post, fresh };

function fresh({ cookies }: CallContext) {
  const before = cookies.read(keyCookie);
  return { key: randomBytes(16).toString('hex'), replaces: isKey(before) ? before : '' };
}

function withoutCode(url: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('coupon_code');
  return `${path}?${query.toString()}`;
}

async function post({ request, context }: Poster, fields: PostedFields): Promise<FormOutcome> {
  // A post that held nothing keeps an earlier hold to replace.
  const replaces = fields['replaces'] ?? '';
  const input = checkoutInput(request.url.split('?')[1] ?? '', fields, bookerOf(context));
  if (input === null) return { ...refused('bad-input'), replaces };
  if ((fields['password'] ?? '') !== (fields['passconf'] ?? '')) {
    return { ...refused('password-mismatch'), errors: { passconf: errorText('password-mismatch') }, replaces };
  }
  const key = isKey(fields['key']) ? fields['key'] : null;
  const outcome = await bookAndPay({ request, context: { ...context, idempotencyKey: key } }, input, fields);
  const isHeld = 'to' in outcome || outcome.isHeld === true;
  if (key !== null && isHeld) context.cookies.set(keyCookie, key, { httpOnly: true, maxAgeSeconds: keySeconds });
  if ('to' in outcome) return outcome;
  const { isHeld: _isHeld, code, ...page } = outcome;
  // An invalid code does not block: the page returns without it, with price and typed values.
  const isCode = couponErrors.some((one) => one === code) && input.coupon_code !== undefined;
  const at = isCode ? { at: withoutCode(request.url) } : {};
  return {
    ...at,
    ...page,
    replaces: isHeld ? (fields['key'] ?? '') : replaces,
  };
}

function bookerOf({ actor, services }: CallContext): Booker {
  if (actor.userId === null) return 'guest';
  return isDistributor(actor, services.config) ? 'distributor' : 'account';
}

/** A visitor with typed details, an account with its details, or a distributor with a customer's. */
type Booker = 'guest' | 'account' | 'distributor';

/** The URL's choice with the typed values, without empty fields; null when there is no choice. */
export function checkoutInput(
  search: string,
  fields: PostedFields,
  booker: Booker,
): CallInput<'booking/checkout'> | null {
  const choice = parseCheckoutQuery(search);
  if (choice === null) return null;
  const text = (name: string): string => (fields[name] ?? '').trim();
  // Forms send CRLF.
  const note = text('message').replaceAll('\r\n', '\n');
  const message = booker === 'distributor' ? packDistributorGuest(contactInput(fields), note) : note;
  const optional = { message, address: text('pickupAddress'), replaces: text('replaces') };
  return {
    ...choiceInput(choice),
    ...(booker === 'guest' && { ...contactInput(fields), ...passwordOf(fields) }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    ...typedPin(text('pickupLatitude'), text('pickupLongitude')),
  };
}

function passwordOf({ password = '' }: PostedFields) {
  return password === '' ? {} : { password };
}
