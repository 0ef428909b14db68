// A host says yes or no, by login, from a mail or by form, or time runs out.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { answerRequest } from './end-request.ts';
import { actingAs, openBooking, bookingCard } from '#src/server/features/booking/index.ts';
import { findInquiriesById, toInquiryDetail } from '#src/server/features/inquiry/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { limits } from '#src/domain/limits.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';
import { findLines, findRequestRows, type PanelLine, type RequestRow } from './queries.ts';

// booking/confirm: a host accepts or declines a requested booking of an own course (docs/domain/lifecycle.md#requests).
const confirm: Handler<'booking/confirm'> = async ({ booking_id, decision = 'accept', reason = '' }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  return answerRequest(call.services, { bookingId: booking_id, decision, reason, by });
};

type Entry = CallOutput<'request/list'>['data'][number];

// request/list: requests and questions that wait for a host, or for all of somebody's hosts (docs/domain/lifecycle.md#requests-of-a-host).
const list: Handler<'request/list'> = async ({ host_id, state = 'waiting', offset = 0 }, { services, actor }) => {
  const { db, keys } = services;
  const host = await findPanelHost(db, host_id, actor, 'requests');
  if (!host || actor.userId === null) return refuse('page-not-found');
  // Without a name it is about all of them: who answers for six hosts looks at one page.
  const of = host_id === undefined ? { userId: actor.userId } : { hostId: host.hostId };
  const { rows, total, waiting, now } = await findLines(db, of, { state, offset, count: limits.pageSize });
  const idsOf = (kind: PanelLine['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [bookings, inquiries] = await Promise.all([
    findRequestRows(db, idsOf('request')),
    findInquiriesById(db, idsOf('question')),
  ]);
  const data = rows.flatMap((line): Entry[] => {
    const shared = {
      host: { id: line.host_id, name: line.host_name },
      until: state === 'waiting' ? line.until.toISOString() : null,
    };
    const booking = bookings.find(({ id }) => id === line.id);
    if (booking) return [{ kind: 'request', ...shared, ...toRequest(booking) }];
    const inquiry = inquiries.find(({ id }) => id === line.id);
    return inquiry ? [{ kind: 'question', ...shared, inquiry: toInquiryDetail(inquiry, 'host', keys) }] : [];
  });
  return { data, total, waiting, now: now.toISOString() };
};

type Request = Omit<Extract<Entry, { kind: 'request' }>, 'kind' | 'host' | 'until'>;

/** A request as its host reads it: the first name, and no way round the marketplace before the answer. */
function toRequest(row: RequestRow): Request {
  const isSold = seatsOf(row.status) === 'sold';
  return {
    booking: { ...bookingCard(row), guest_name: row.first_name, can_review: false },
    guest_message: isSold ? row.message : maskContacts(row.message, t('inquiry.hidden')).text,
    seats: { taken: row.departure_taken, left: Math.max(0, row.departure_capacity - row.departure_taken) },
    answered:
      row.answered_at === null
        ? null
        : { at: row.answered_at.toISOString(), by: row.answered_by, reason: row.cancel_reason },
  };
}

/** The calls of this file by name. */
export const requestCalls = {
  'booking/confirm': confirm,
  'request/list': list,
} as const;
