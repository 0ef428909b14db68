// A booking in full: everything that a voucher needs (docs/domain/bookings.md#states, docs/domain/bookings.md#voucher).
import { z } from 'zod';
import { cancelCauses } from '#src/domain/booking/refund-share.ts';
import { image } from './image.ts';
import { meetingPoint, pickupArea } from './course-detail.ts';
import { currency, localAmount, money } from './money.ts';
import { bookedPolicy } from './policy.ts';
import * as p from './primitives.ts';
import { quote } from './quote.ts';
import { count, id } from './primitives.ts';

// The purchase for analytics, with GA4 ecommerce names (docs/reference/texts.md#analytics).

/** One purchase, without personal data such as name or address. */
export const analytic = z
  .strictObject({
    transaction_id: z.string(),
    currency,
    value: money,
    coupon: z.string().nullable(),
    items: z.array(
      z.strictObject({
        item_id: id,
        item_name: z.string(),
        item_category: z.string(),
        item_variant: z.string(),
        price: money,
        quantity: count,
      }),
    ),
  })
  .meta({ id: 'Analytic' });

/**
 * The four separate states of a booking (docs/domain/bookings.md#states). `status` itself belongs to the response's
 * envelope.
 */
export const bookingStates = {
  booking_status: z.enum([
    'held',
    'requested',
    'confirmed',
    'checked_in',
    'completed',
    'no_show',
    'declined',
    'cancelled',
    'expired',
  ]),
  payment: z.enum(['none', 'requires_action', 'checking', 'paid', 'partly_refunded', 'refunded', 'failed', 'disputed']),
  refund: z.enum(['none', 'quoted', 'pending', 'done', 'failed']),
  cash_state: z.enum(['none', 'due', 'host_says_paid', 'both_say_paid', 'disputed', 'waived']),
};

export const bookedCourse = z
  .strictObject({
    id: p.id,
    title: z.string(),
    activity: z.string(),
    slug: p.slug,
    city_slug: p.slug,
    city_name: z.string(),
    country_code: p.countryCode,
    country_name: z.string(),
    category_name: z.string(),
    duration: z.number().positive().meta({ description: 'Duration in hours' }),
    image: image.nullable(),
  })
  .meta({ id: 'BookedCourse' });

/** Cash to bring, fixed when the booking was made (docs/domain/pricing.md#cash-on-the-day). */
export const cashDue = z
  .strictObject({
    amount: localAmount.nullable(),
    currency,
    symbol: z.string(),
    usd: money,
    rate: z.number().positive().nullable(),
    rate_at: p.instant.nullable(),
  })
  .meta({ id: 'CashDue' });

/** Statements of both sides about the cash (docs/domain/ledger.md#cash-reports). */
const cashTalk = z
  .strictObject({
    host: z.enum(['paid', 'not_paid', 'waived']).nullable(),
    guest: z.enum(['paid', 'not_paid']).nullable(),
    may_say: z
      .array(z.enum(['paid', 'not_paid', 'waived']))
      .meta({ description: 'Cash reports that the viewer can make now' }),
    until: p.instant.meta({ description: 'End of the time for cash reports; after it, silence means agreement' }),
  })
  .meta({ id: 'CashTalk' });

export const historyEntry = z
  .strictObject({
    at: p.instant,
    by: z.enum(['guest', 'host', 'manager', 'coordinator', 'guide', 'operator', 'system', 'payment']),
    on_behalf_of: z.string().nullable(),
    /** Done by a link in a message, without a login. */
    by_link: z.boolean(),
    from: bookingStates.booking_status.nullable(),
    to: bookingStates.booking_status,
    why: z.string(),
  })
  .meta({ id: 'HistoryEntry' });

/** A person invited to come along (docs/reference/api.md#entities). */
export const companion = z
  .strictObject({
    id: p.uuid,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    sent_at: p.instant,
    sends_left: p.count,
  })
  .meta({ id: 'Companion' });

/** How and by whom a booking was ended, and its refund (docs/domain/bookings.md#cancelling). */
const ending = z
  .strictObject({
    by: z.enum(['guest', 'host', 'manager', 'coordinator', 'operator', 'system']),
    cause: z.enum(cancelCauses),
    reason: z.string(),
    at: p.instant,
    refund_percent: z.int().min(0).max(100),
  })
  .meta({ id: 'BookingEnding' });

/** Both sides' statements about a contested no-show, and the decision (docs/domain/hosts.md#no-show). */
const objection = z
  .strictObject({
    state: z.enum(['open', 'upheld', 'rejected']),
    objected_at: p.instant,
    answer_until: p.instant.meta({ description: "Deadline for the host's reply" }),
    guest: z.string(),
    host: z.string().meta({ description: "Host's reply; empty until given" }),
    reason: z.string().meta({ description: 'Reason for the decision; empty if none was given' }),
    may_answer: z.boolean(),
  })
  .meta({ id: 'NoShowObjection' });

/** A refund, pending or done. */
const refundLine = z
  .strictObject({ amount: money, state: z.enum(['pending', 'done', 'failed']), at: p.instant, why: z.string() })
  .meta({ id: 'RefundLine' });

/** A receipt of a payment or refund; numbers have no gaps. */
const receiptLine = z
  .strictObject({
    number: z.string(),
    kind: z.enum(['payment', 'refund']),
    amount: money,
    at: p.instant,
    url: z.string(),
  })
  .meta({ id: 'ReceiptLine' });

/** A booking as its guest, its host or an operator sees it. `qr` is null before confirmation. */
export const bookingDetailFields = {
  id: p.uuid,
  ref: p.ref,
  ...bookingStates,
  viewer: z.enum(['guest', 'host', 'operator']),
  course: bookedCourse,
  date: p.date,
  time: p.time,
  time_zone: z.string(),
  starts_at: p.instant,
  ends_at: p.instant,
  pax: p.pax,
  addons: z.array(z.strictObject({ id: p.id, title: z.string(), count: p.count, amount: money })),
  quote,
  paid_online: money,
  cash: cashDue,
  cash_talk: cashTalk,
  confirmation: z.enum(['instant', 'on_request']),
  host: z.strictObject({ id: p.uuid, name: z.string(), phone: z.string().nullable(), image: image.nullable() }),
  meeting_point: meetingPoint,
  bring: z.array(z.string()),
  policy: bookedPolicy,
  qr: z.string().nullable().meta({
    description:
      "Signed text of the voucher's QR code, which hosts can check offline; null before confirmation, for hosts and for read-only staff",
  }),
  history: z.array(historyEntry),
  contact: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    isd_code: z.string(),
    phone: z.string(),
  }),
  message: z.string(),
  has_pickup_service: z.boolean(),
  pickup: z
    .strictObject({ address: z.string(), latitude: p.latitude.nullable(), longitude: p.longitude.nullable() })
    .nullable(),
  companions: z.array(companion),
  companions_left: p.count,
  late: z
    .strictObject({ minutes: p.count, meets_at: p.instant, gives_refund: z.boolean() })
    .nullable()
    .meta({ description: 'Delay that the host announced; null without one, or unless the booking is confirmed' }),
  request_until: p.instant
    .nullable()
    .meta({ description: 'Deadline for the host to answer a request; null if none is open' }),
  seat_until: p.instant.nullable().meta({
    description: 'Deadline for finding a seat after a late payment; null otherwise, and always for the host',
  }),
  ended: ending.nullable(),
  objection: objection.nullable(),
  refunds: z.array(refundLine),
  receipts: z.array(receiptLine),
  pickup_area: pickupArea.nullable(),
  departure: z
    .strictObject({ is_closed: z.boolean(), taken: p.count, seats_left: p.count })
    .nullable()
    .meta({ description: 'State of the whole departure, for its host and operators; null for a guest' }),
  links: z
    .strictObject({
      calendar: z.string().nullable(),
      pdf: z.string().nullable(),
      pickup: z.string().nullable(),
      checkout: z.string().nullable(),
    })
    .meta({ description: 'Files and pages of this booking that the viewer may open' }),
  hold_until: p.instant.nullable(),
  created_at: p.instant,
  analytic: analytic.nullable().meta({
    description: 'Sale to report to analytics, while new and in the browser that booked; otherwise null',
  }),
  can: z.strictObject({
    pay: z.boolean(),
    cancel: z.boolean(),
    invite: z.boolean(),
    review: z.boolean(),
    set_pickup: z.boolean(),
    reschedule: z.boolean(),
    report: z.boolean(),
    choose_alternative: z.boolean(),
    answer_request: z.boolean(),
    host_cancel: z.boolean(),
    close_departure: z.boolean(),
    remind_by_phone: z.boolean().meta({ description: 'True if the guest may choose reminders by phone' }),
    contest: z.boolean().meta({ description: 'True if the guest may object to a no-show' }),
    message: z.boolean().meta({ description: 'True if the conversation is open to the viewer' }),
  }),
};

export const bookingCard = z
  .strictObject({
    id: p.uuid,
    ref: p.ref,
    ...bookingStates,
    course: bookedCourse,
    date: p.date,
    time: p.time,
    time_zone: z.string(),
    starts_at: p.instant,
    pax: p.pax,
    total_price: money,
    paid_online: money,
    cash: cashDue,
    guest_name: z.string(),
    host_name: z.string(),
    can_review: z.boolean(),
  })
  .meta({ id: 'BookingCard' });
