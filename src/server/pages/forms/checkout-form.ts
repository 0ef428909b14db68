// POST /booking/checkout: checkout for who has no script, by the same calls and with the same texts (ADR 023).
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

// The link that PayPal's form stands for. The form comes from payment/paypal of this very program.

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

/** The address that sending the form would open; null when it is no GET form to a whole address. */
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

/** `isHeld`: places are held under the key of this very post, though it goes on with a question or a trouble. */
type PayOutcome = FormOutcome & { isHeld?: boolean; code?: ErrorCode };

type Input = CallInput<'booking/checkout'>;

/** Books and opens the chosen payment. A card is refused before anything is held: its fields need a script. */
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

// Null: its fields need a script.
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

// The key of the last post that held places: anyone who comes back from PayPal to a page that is opened again still replaces the own hold.
const keyCookie = 'checkout-key';
const keySeconds = 3600;
const isKey = (text: string | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '');

/** The form of checkout. */
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
  // A post that held nothing leaves what an earlier one holds to be replaced by the next.
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
  // A code that does not count stands in no one's way: the page comes again without it, with its price and what was typed.
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

/** Who posts: a visitor with details of its own, an account that has them, or a distributor with its customer's. */
type Booker = 'guest' | 'account' | 'distributor';

/** The choice of the address with what was typed; null when the address names no choice. Empty fields are left out. */
export function checkoutInput(
  search: string,
  fields: PostedFields,
  booker: Booker,
): CallInput<'booking/checkout'> | null {
  const choice = parseCheckoutQuery(search);
  if (choice === null) return null;
  const text = (name: string): string => (fields[name] ?? '').trim();
  // A form posts its line ends as two characters.
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
