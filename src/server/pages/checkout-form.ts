// POST /booking/checkout: checkout for who has no script, by the same calls and with the same texts (ADR 037).
import { randomBytes } from 'node:crypto';
import { couponErrors, errors } from '#src/contract/errors.ts';
import type { CallContext } from '../call.ts';
import { isDistributor } from '../features/booking/index.ts';
import { checkoutInput, type Booker } from './checkout-form-body.ts';
import { bookAndPay } from './checkout-form-pay.ts';
import { refused, type FormOutcome, type PostedForm, type Poster } from './page-forms.ts';
import type { PostedFields } from './posted-fields.ts';

// The key of the last post that held places: whoever comes back from PayPal to a page that is opened anew still replaces the own hold.
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
    const { text } = errors['password-mismatch'];
    return { ...refused('password-mismatch'), errors: { passconf: text }, replaces };
  }
  const key = isKey(fields['key']) ? fields['key'] : null;
  const outcome = await bookAndPay({ request, context: { ...context, idempotencyKey: key } }, input, fields);
  const isHeld = 'to' in outcome || outcome.isHeld === true;
  if (key !== null && isHeld) context.cookies.set(keyCookie, key, { httpOnly: true, maxAgeSeconds: keySeconds });
  if ('to' in outcome) return outcome;
  const { isHeld: _isHeld, code, ...shown } = outcome;
  // A code that does not count stands in nobody's way: the page comes again without it, with its price and what was typed.
  const isCode = couponErrors.some((one) => one === code) && input.coupon_code !== undefined;
  const at = isCode ? { at: withoutCode(request.url) } : {};
  return {
    ...at,
    ...shown,
    replaces: isHeld ? (fields['key'] ?? '') : replaces,
  };
}

function bookerOf({ actor, services }: CallContext): Booker {
  if (actor.userId === null) return 'guest';
  return isDistributor(actor, services.config) ? 'distributor' : 'account';
}
