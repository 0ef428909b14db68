// Loads the data of checkout, for the page and for the dialog on phones.
import { checkoutUrl, choiceInput, parseCheckoutQuery } from '#src/contract/checkout/checkout-query.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { type CheckoutErrorCode, couponErrors, isPayingError, payingErrorText } from '#src/contract/errors/paying.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api, ApiFailure } from '#src/web/platform/api/api.ts';
import type { Course, WireQuote } from '#src/web/guest/booking/booking-course.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';

export type CheckoutCourse = Pick<
  Course,
  | 'id'
  | 'title'
  | 'origin_title'
  | 'origin_category_name'
  | 'price'
  | 'city'
  | 'time_zone'
  | 'policy'
  | 'confirmation'
  | 'images'
  | 'host'
  | 'pickup'
>;

/** `quote` is null when the choice cannot be booked; `trouble` says why. */
export interface CheckoutData {
  readonly choice: BookingChoice;
  readonly address: string;
  readonly course: CheckoutCourse;
  readonly quote: WireQuote | null;
  readonly trouble: string | null;
  readonly startsAt: string | null;
  readonly next: string | null;
  /** Load time in ms since 1970: base of the deadlines, the same on server and browser. */
  readonly now: number;
  readonly dialCodes: CallOutput<'country/isd'>['data'];
  /** A refused code from the address, with its error text. */
  readonly triedCode: { readonly typed: string; readonly text: string } | null;
  /** The decline after 3-D Secure. */
  readonly declined: CheckoutErrorCode | null;
  readonly method: string | null;
  /** SGD per unit of the currency of prices, for the Alipay estimate; null without a fresh rate. */
  readonly sgdRate: number | null;
  readonly form: PageForm | null;
  /** Holds and bookings of this departure; all holds when the guest may have no more. */
  readonly own: CallOutput<'hold/list'>['data'];
}

function courseOf(course: Course): CheckoutCourse {
  const { id, title, origin_title, origin_category_name, price, city, time_zone, policy } = course;
  const { confirmation, images, host, pickup } = course;
  return {
    id,
    title,
    origin_title,
    origin_category_name,
    price,
    city,
    time_zone,
    policy,
    confirmation,
    images,
    host,
    pickup,
  };
}

function triedCode(search: string): CheckoutData['triedCode'] {
  const query = new URLSearchParams(search);
  const error = couponErrors.find((one) => one === query.get('code_error'));
  return error === undefined
    ? null
    : { typed: (query.get('code_tried') ?? '').slice(0, 64), text: payingErrorText(error) };
}

function codeIn(search: string): CheckoutErrorCode | null {
  const code = new URLSearchParams(search).get('error') ?? '';
  return isPayingError(code) ? code : null;
}

export function askQuote(api: Api, choice: BookingChoice) {
  return api('booking/calculate', choiceInput(choice));
}

export async function loadCheckout(
  api: Api,
  search: string,
  form: PageForm | null = null,
): Promise<CheckoutData | ApiFailure | null> {
  const choice = parseCheckoutQuery(search);
  if (choice === null) return null;
  const [course, quote, times, codes, sgd, own] = await Promise.all([
    api('course/detail', { course_id: choice.course_id }),
    askQuote(api, choice),
    api('booking/available-time', { course_id: choice.course_id, date: choice.date, pax: choice.pax }),
    api('country/isd', {}),
    api('rate/sgd', {}),
    api('hold/list', { course_id: choice.course_id, date: choice.date, time: choice.time }),
  ]);
  if (!course.ok) return course;
  if (!quote.ok && quote.kind !== 'refusal') return quote;
  const slot = times.ok ? times.data.slots.find(({ time }) => time === choice.time) : undefined;
  return {
    choice,
    address: checkoutUrl(choice),
    course: courseOf(course.data.data),
    quote: quote.ok ? quote.data : null,
    trouble: quote.ok ? null : quote.error.message,
    startsAt: slot?.starts_at ?? null,
    next: times.ok ? (times.data.closed?.next?.date ?? null) : null,
    now: Date.now(),
    dialCodes: codes.ok ? codes.data.data : [],
    triedCode: triedCode(search),
    declined: codeIn(search),
    method: new URLSearchParams(search).get('method'),
    sgdRate: sgd.ok ? sgd.data.rate : null,
    form,
    own: own.ok ? own.data.data : [],
  };
}
