// A booking in full as its page and its voucher show it (product 4 and 9).
import { seatsOf } from '#src/domain/booking/status.ts';
import { centsToUsd } from '#src/domain/money/usd.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Keys } from '#src/server/keys.ts';
import { bookedCourse, bookingCard, cashDue, paidOnline, shownStatus } from './booked.ts';
import { bookedPolicy } from './booked-policy.ts';
import type { DetailRow } from './detail-queries.ts';
import { voucherCode } from './voucher-code.ts';

type Detail = CallOutput<'booking/detail'>;

const codeOutlivesEndMs = 24 * 3_600_000;

/** Maps the row for one viewer. The host's phone and the QR code come with the confirmation, not before. */
export function toDetail(row: DetailRow, viewer: Detail['viewer'], keys: Pick<Keys, 'voucher'>): Detail {
  const status = shownStatus(row);
  const isSold = seatsOf(status) === 'sold';
  const { guest_name: _, host_name: __, total_price: ___, can_review: ____, ...shared } = bookingCard(row);
  return {
    ...shared,
    booking_status: status,
    viewer,
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
    policy: bookedPolicy(row.policy, {
      bookedAt: row.created_at,
      startsAt: row.starts_at,
      timeZone: row.time_zone,
      nowMs: row.now_ms,
    }),
    qr: isSold ? codeOf(row, keys) : null,
    history: historyOf(row),
    contact: contactOf(row),
    message: row.message,
    has_pickup_service: row.quote.has_pickup_service,
    pickup: pickupOf(row),
    companions: [],
    hold_until: status === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
    can: {
      pay: status === 'held' && row.payment !== 'checking',
      cancel: false,
      invite: false,
      review: false,
      set_pickup: false,
    },
  };
}

function codeOf(row: DetailRow, keys: Pick<Keys, 'voucher'>): string {
  const isLocal = row.balance_local_minor !== null;
  return voucherCode(
    {
      ref: row.ref,
      departure: `${row.date}T${row.time}`,
      courseId: row.course_id,
      pax: row.pax,
      balanceMinor: row.balance_local_minor ?? row.balance_cents,
      currency: isLocal ? row.local_currency : 'USD',
      expiresAt: row.ends_at.getTime() + codeOutlivesEndMs,
    },
    keys.voucher.private,
  );
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
  return row.history.map(({ at, actor, from_status, to_status, reason }) => ({
    at: new Date(at).toISOString(),
    by: actor as Detail['history'][number]['by'],
    on_behalf_of: null,
    from: from_status,
    to: to_status,
    why: reason,
  }));
}

function pickupOf(row: DetailRow): Detail['pickup'] {
  if (!row.quote.has_pickup_service) return null;
  return { address: row.pickup_address, latitude: row.pickup_latitude, longitude: row.pickup_longitude };
}
