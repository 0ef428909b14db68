// A booking in full as its page and its voucher show it (product 4 and 9).
import { seatsOf } from '#src/domain/booking/status.ts';
import { maskContacts } from '#src/domain/inquiry/mask-contacts.ts';
import { centsToUsd } from '#src/domain/money/usd.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pickupLocationUrl } from '#src/contract/urls.ts';
import type { Keys } from '#src/server/keys.ts';
import type { Papers } from '#src/server/vouchers/papers.ts';
import { bookedCourse, bookingCard, cashDue, paidOnline, shownStatus } from './booked.ts';
import { bookedPolicy } from './booked-policy.ts';
import { checkoutAgainUrl } from './checkout-again.ts';
import { allowedFacts, canOf } from './detail-can.ts';
import { endingOf, refundsOf } from './detail-ending.ts';
import type { DetailRow } from './detail-queries.ts';
import type { Viewer } from './viewer.ts';
import { newSaleOf } from './purchase.ts';
import { codeForParty } from './voucher-code-for.ts';

type Detail = CallOutput<'booking/detail'>;

interface Seen {
  viewer: Viewer;
  papers: Papers;
  /** The secret that the page was opened with, for the links on it. */
  token: string | undefined;
  /** The browser that looks. */
  visitorId: string;
  keys: Pick<Keys, 'voucher' | 'csrf'>;
}

/**
 * Maps the row for one viewer. The host's phone and the QR code come with the confirmation, not before; the host sees the
 * guest's address and number from then on, and never what belongs to the guest alone (product 4 and 8).
 */
export function toDetail(row: DetailRow, seen: Seen): Detail {
  const status = shownStatus(row);
  const isSold = seatsOf(status) === 'sold';
  const facts = allowedFacts(row, { viewer: seen.viewer, status, companionsLeft: seen.papers.companions_left });
  const can = canOf(row, facts);
  const { guest_name: _, host_name: __, total_price: ___, can_review: ____, ...shared } = bookingCard(row);
  return {
    ...shared,
    booking_status: status,
    viewer: seen.viewer,
    course: bookedCourse(row),
    ends_at: row.ends_at.toISOString(),
    addons: addonsOf(row),
    quote: row.quote,
    paid_online: paidOnline(row),
    cash: cashDue(row),
    confirmation: row.confirmation,
    host: { id: row.host_id, name: row.host_name, phone: isSold ? row.host_phone : null, image: null },
    meeting_point: meetingPointOf(row),
    bring: row.bring,
    policy: policyNow(row),
    history: historyOf(row),
    // Before the confirmation nobody is led round the marketplace, also not by a booking's message (product 8).
    message: seen.viewer === 'host' && !isSold ? maskContacts(row.message).text : row.message,
    has_pickup_service: row.quote.has_pickup_service,
    pickup: pickupOf(row),
    request_until: status === 'requested' ? (row.request_until?.toISOString() ?? null) : null,
    ended: endingOf(row),
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
  { viewer, papers, token, keys }: Seen,
  { isSold, canPay }: { isSold: boolean; canPay: boolean },
): Apart {
  const opener = { ref: row.ref, ...(token !== undefined && { token }) };
  const pickup = row.quote.has_pickup_service ? pickupLocationUrl(opener) : null;
  const checkout = canPay ? checkoutAgainUrl({ ...row, cid: row.course_id }, keys) : null;
  return {
    contact: contactOf(row),
    qr: isSold ? codeForParty(row, keys) : null,
    ...papers,
    links: { ...papers.links, pickup, checkout },
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
    amount: centsToUsd(count * unit_price_cents),
  }));
}

function meetingPointOf(row: DetailRow): Detail['meeting_point'] {
  const { meeting_text: text, meeting_latitude: latitude, meeting_longitude: longitude } = row;
  return { text, latitude, longitude, image: null };
}

function contactOf({ first_name, last_name, email, isd_code, phone }: DetailRow): Detail['contact'] {
  return { first_name, last_name, email, isd_code, phone };
}

function historyOf(row: DetailRow): Detail['history'] {
  return row.history.map(({ at, actor, on_behalf_of, from_status, to_status, reason }) => ({
    at: new Date(at).toISOString(),
    by: actor as Detail['history'][number]['by'],
    on_behalf_of,
    from: from_status,
    to: to_status,
    why: reason,
  }));
}

function pickupOf(row: DetailRow): Detail['pickup'] {
  if (!row.quote.has_pickup_service) return null;
  return { address: row.pickup_address, latitude: row.pickup_latitude, longitude: row.pickup_longitude };
}
