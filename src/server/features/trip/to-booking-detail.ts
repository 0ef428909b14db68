// A booking in full, for page and voucher (docs/domain/bookings.md#states, docs/domain/bookings.md#voucher).
import { lateRightMinutes, meetsAt } from '#src/domain/host-day/lateness.ts';
import { allowedActs, type AllowedFacts } from '#src/domain/booking/allowed.ts';
import { mayAct, type HostRole } from '#src/domain/team/permissions.ts';
import { type BookingStatus, seatsOf } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import {
  bookedCourse,
  bookedPolicy,
  bookingCard,
  canReview,
  cashDue,
  factsOf,
  checkoutAgainUrl,
  codeForParty,
  type DetailRow,
  newSaleOf,
  paidOnline,
  shownStatus,
  type Viewer,
  reasonText,
} from '#src/server/features/booking/index.ts';
import { toWireQuote } from '#src/server/features/pricing/index.ts';
import { toHostImage } from '#src/server/features/user/index.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { pickupLocationUrl } from '#src/contract/addresses/urls.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { BookingDocuments } from './documents.ts';
import { t } from '#src/server/features/texts.ts';
import { nearbyOf } from '#src/server/map/surroundings.ts';
import { cashClosesAt, cashWordsFor } from '#src/domain/earnings/say-cash.ts';
import { canRemind } from './reminders.ts';
import { canAnswerObjection, objectionOf } from '#src/domain/host-day/objection.ts';
import type { BookingRole } from '#src/domain/booking/transitions.ts';

function allowedFacts(
  row: DetailRow,
  seen: Pick<AllowedFacts, 'viewer' | 'reads_only' | 'hostRole'> & { companionsLeft: number },
): AllowedFacts {
  return {
    viewer: seen.viewer,
    reads_only: seen.reads_only,
    hostRole: seen.hostRole,
    ...factsOf(row),
    starts_at: row.starts_at.getTime(),
    ends_at: row.ends_at.getTime(),
    closed_at: row.closed_at?.getTime() ?? null,
    is_checking: row.payment === 'checking',
    has_pickup: row.quote.has_pickup_service,
    companions_left: seen.companionsLeft,
    cause: row.cancel_cause,
    is_contested: row.history.some(({ reason }) => reason === 'contested'),
  };
}

/** A review needs a completed experience. */
function canOf(row: DetailRow, facts: AllowedFacts, hasPhones: boolean): CallOutput<'booking/detail'>['can'] {
  // Guides have no conversations.
  const message = facts.viewer !== 'host' || mayAct(facts.hostRole, 'messages');
  const isGuest = facts.viewer === 'guest';
  const remind = isGuest && hasPhones && canRemind(row);
  return { ...allowedActs(facts, row.now_ms), message, review: isGuest && canReview(row), remind_by_phone: remind };
}

/** Null for open or unpaid bookings. */
function endingOf(row: DetailRow): Detail['ended'] {
  const { cancelled_by: by, cancel_cause: cause, cancel_reason: reason, closed_at: at, refund_percent: percent } = row;
  if (by === null || cause === null || at === null) return null;
  return { by, cause, reason, at: at.toISOString(), refund_percent: percent ?? 0 };
}

const states: Readonly<Record<string, Detail['refunds'][number]['state']>> = { succeeded: 'done', failed: 'failed' };

const refundReasons = [
  'late_or_surplus',
  'cancelled',
  'declined',
  'request_expired',
  'rescheduled',
  'goodwill',
  'external',
] as const;

function refundWhy(reason: string): string {
  const refundReason = refundReasons.find((one) => one === reason);
  return refundReason === undefined ? '' : t(`refund.${refundReason}`);
}

function refundsOf(row: DetailRow): Detail['refunds'] {
  return row.refunds.map(({ due_cents, status, reason, at }) => ({
    amount: fromMinor(due_cents),
    state: states[status] ?? 'pending',
    at: new Date(at).toISOString(),
    why: refundWhy(reason),
  }));
}

type Detail = CallOutput<'booking/detail'>;

interface Seen {
  viewer: Viewer;
  /** Staff without booking actions may only read. */
  reads_only: boolean;
  hostRole: HostRole;
  documents: BookingDocuments;
  /** The page's secret, for its links. */
  token: string | undefined;
  visitorId: string;
  /** Messages to phones can be sent. */
  hasPhones: boolean;
  keys: Pick<Keys, 'voucher' | 'masters'>;
}

/** Host's phone, guest's contact and QR code appear with the confirmation. Hosts never see the guest's private part. */
export function toDetail(row: DetailRow, seen: Seen): Detail {
  const status = shownStatus(row);
  const isSold = seatsOf(status) === 'sold';
  const facts = allowedFacts(row, { ...seen, companionsLeft: seen.documents.companions_left });
  const can = canOf(row, facts, seen.hasPhones);
  const { guest_name: _, host_name: __, total_price: ___, can_review: ____, ...shared } = bookingCard(row);
  return {
    ...shared,
    booking_status: status,
    viewer: seen.viewer,
    course: bookedCourse(row),
    ends_at: row.ends_at.toISOString(),
    addons: addonsOf(row),
    quote: toWireQuote(row.quote),
    paid_online: paidOnline(row),
    cash: cashDue(row),
    cash_talk: cashTalkOf(row, { role: seen.viewer === 'host' ? seen.hostRole : seen.viewer, status }),
    confirmation: row.confirmation,
    host: {
      id: row.host_id,
      name: row.host_name,
      phone: isSold ? row.host_phone : null,
      image: toHostImage(row.host_picture, row.host_name),
    },
    meeting_point: meetingPointOf(row),
    bring: row.bring,
    policy: policyNow(row),
    history: historyOf(row),
    // No contact before confirmation, even in a message (docs/domain/messages.md#contacts-are-hidden).
    message: seen.viewer === 'host' && !isSold ? maskContacts(row.message, t('inquiry.hidden')).text : row.message,
    has_pickup_service: row.quote.has_pickup_service,
    pickup: pickupOf(row),
    late: lateOf(row, status),
    request_until: status === 'requested' ? (row.request_until?.toISOString() ?? null) : null,
    seat_until: seen.viewer === 'host' ? null : (row.seat_wait_until?.toISOString() ?? null),
    ended: endingOf(row),
    objection: objectionTalk(row, seen.viewer),
    refunds: refundsOf(row),
    pickup_area: row.quote.has_pickup_service ? row.pickup_area : null,
    hold_until: status === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
    analytic: seen.viewer === 'guest' ? newSaleOf(row, seen.visitorId) : null,
    can,
    ...(seen.viewer === 'host' ? hostsView(row, isSold) : guestsView(row, seen, { isSold, canPay: can.pay })),
  };
}

type Apart = Pick<Detail, 'contact' | 'qr' | 'companions' | 'companions_left' | 'receipts' | 'links' | 'departure'>;

function guestsView(
  row: DetailRow,
  { viewer, reads_only: readsOnly, documents, token, keys }: Seen,
  { isSold, canPay }: { isSold: boolean; canPay: boolean },
): Apart {
  const credentials = { ref: row.ref, ...(token !== undefined && { token }) };
  const pickup = row.quote.has_pickup_service ? pickupLocationUrl(credentials) : null;
  const checkout = canPay ? checkoutAgainUrl(row, keys) : null;
  return {
    contact: contactOf(row),
    // The code checks a party in: staff need the booking permission.
    qr: isSold && !readsOnly ? codeForParty(row, keys) : null,
    ...documents,
    links: { ...documents.links, ...(readsOnly && { pdf: null }), pickup, checkout },
    departure: viewer === 'operator' ? departureOf(row) : null,
  };
}

function hostsView(row: DetailRow, isSold: boolean): Apart {
  const { first_name, last_name } = row;
  return {
    contact: isSold ? contactOf(row) : { first_name, last_name, email: '', isd_code: '', phone: '' },
    qr: null,
    companions: [],
    companions_left: 0,
    receipts: [],
    links: { calendar: null, pdf: null, pickup: null, checkout: null },
    departure: departureOf(row),
  };
}

function lateOf({ late_minutes: minutes, starts_at }: DetailRow, status: BookingStatus): Detail['late'] {
  if (minutes === 0 || status !== 'confirmed') return null;
  const meets = new Date(meetsAt({ starts_at: starts_at.getTime() }, minutes)).toISOString();
  return { minutes, meets_at: meets, gives_refund: minutes >= lateRightMinutes };
}

function departureOf(row: DetailRow): Detail['departure'] {
  const { departure_closed: is_closed, departure_taken: taken, departure_capacity: capacity } = row;
  return { is_closed, taken, seats_left: is_closed ? 0 : Math.max(0, capacity - taken) };
}

function policyNow(row: DetailRow): Detail['policy'] {
  return bookedPolicy(row.policy, {
    bookedAt: row.created_at,
    startsAt: row.starts_at,
    timeZone: row.time_zone,
    nowMs: row.now_ms,
  });
}

function addonsOf(row: DetailRow): Detail['addons'] {
  return row.addons.map(({ id, label, count, unit_price_cents }) => ({
    id,
    title: label,
    count,
    amount: fromMinor(count * unit_price_cents),
  }));
}

function meetingPointOf(row: DetailRow): Detail['meeting_point'] {
  const { meeting_text: text, meeting_latitude: latitude, meeting_longitude: longitude } = row;
  return { text, latitude, longitude, image: null, ...nearbyOf({ latitude, longitude }) };
}

function contactOf({ first_name, last_name, email, isd_code, phone }: DetailRow): Detail['contact'] {
  return { first_name, last_name, email, isd_code, phone };
}

function historyOf(row: DetailRow): Detail['history'] {
  return row.history.map(({ at, actor, on_behalf_of, by_link, from_status, to_status, reason, figures }) => ({
    at: new Date(at).toISOString(),
    by: actor as Detail['history'][number]['by'],
    on_behalf_of,
    by_link,
    from: from_status,
    to: to_status,
    why: reasonText(reason, figures),
  }));
}

function pickupOf(row: DetailRow): Detail['pickup'] {
  if (!row.quote.has_pickup_service) return null;
  return { address: row.pickup_address, latitude: row.pickup_latitude, longitude: row.pickup_longitude };
}

/** Cash reports, and what this viewer may report (docs/domain/ledger.md#cash-reports, docs/domain/hosts.md#no-show). */
function cashTalkOf(
  row: DetailRow,
  seen: { role: BookingRole; status: BookingStatus },
): CallOutput<'booking/detail'>['cash_talk'] {
  const facts = {
    status: seen.status,
    cash: row.cash,
    words: row.cash_words,
    is_settled: row.is_cash_settled,
    starts_at: row.starts_at.getTime(),
    ends_at: row.ends_at.getTime(),
  };
  return {
    host: row.cash_words.host,
    guest: row.cash_words.guest,
    may_say: cashWordsFor(facts, seen.role, row.now_ms),
    until: new Date(cashClosesAt(facts)).toISOString(),
  };
}

/** The host can reply. */
function objectionTalk(row: DetailRow, viewer: Viewer): CallOutput<'booking/detail'>['objection'] {
  const history = row.history.map(({ reason, at }) => ({ reason, at: Date.parse(at) }));
  const objection = objectionOf(row.status, history);
  if (objection === null) return null;
  const { no_show: guest = '', no_show_host: host = '', no_show_decided: reason = '' } = row.no_show_words;
  return {
    state: objection.state,
    objected_at: new Date(objection.objected_at).toISOString(),
    answer_until: new Date(objection.answer_until).toISOString(),
    guest,
    host,
    reason,
    may_answer: viewer === 'host' && canAnswerObjection(objection, host !== '', row.now_ms),
  };
}
