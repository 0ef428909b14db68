// Opens a conversation for those who may open its booking or inquiry, in the same role (docs/domain/messages.md#who-reads).
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { instantOf } from '#src/domain/calendar/zoned.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { type Side, type Subject, whyClosed } from '#src/domain/message/writing.ts';
import {
  bookingDetailUrl,
  dashboardBookingUrl,
  dashboardInquiryUrl,
  inquiryUrl,
} from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { actingAs, type DetailRow, openBooking, shownStatus } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { type InquiryRow, openInquiryPage } from '#src/server/features/inquiry/index.ts';
import { findBlocks, isAnyDeleted, type Pair } from '#src/server/features/user/index.ts';
import { findThread, type NewThread, type ThreadRow } from './thread-queries.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, identify } from '#src/server/platform/http/identity.ts';
import { readVisitor, visitorCookieName } from '#src/server/platform/http/visitor.ts';
import type { Services } from '#src/server/services.ts';

/** A booking by id or ref, or an inquiry; with an email's token without login. */
export interface Opener {
  booking_id?: string | undefined;
  ref?: string | undefined;
  inquiry_id?: string | undefined;
  token?: string | undefined;
}

export interface OpenConversation {
  thread: NewThread;
  pair: Pair;
  row: ThreadRow | null;
  side: Side;
  acting: Acting;
  subject: Subject;
  /** Sides that blocked the other. */
  blocks: readonly string[];
  isDeleted: boolean;
  title: string;
  guestName: string;
  hostName: string;
  pageUrl: string;
  nowMs: number;
  /** Reopens it for readers from an email; empty for others. */
  link: Readonly<Record<string, string | undefined>>;
}

/** Null: another's looks missing. Operators with the messages area read all. */
export async function openConversation(opener: Opener, call: CallContext): Promise<OpenConversation | null> {
  const { inquiry_id, token } = opener;
  const opened =
    inquiry_id === undefined ? await ofBooking(opener, call) : await ofInquiry({ inquiry_id, token }, call);
  if (!opened) return null;
  return {
    ...opened,
    blocks: await findBlocks(call.services.db, opened.pair),
    isDeleted: await isAnyDeleted(call.services.db, opened.pair),
    link: token === undefined ? {} : { ...opener },
  };
}

type ConversationRows = Omit<OpenConversation, 'blocks' | 'isDeleted' | 'link'>;

async function ofBooking(opener: Opener, call: CallContext): Promise<ConversationRows | null> {
  const opened = await openBooking(opener, call, 'messages', 'messages');
  if (!opened) return null;
  const { row: booking, viewer } = opened;
  const row = await findThread(call.services.db, { booking: booking.id });
  const thread = threadOf(row, { bookingId: booking.id, inquiryId: null, of: booking });
  return {
    thread,
    row,
    pair: pairOf(thread, booking.in_account === 'joined', booking.in_account !== 'refused'),
    side: viewer,
    acting: actingAs(viewer, booking, call),
    subject: bookingSubject(shownStatus(booking), booking.ends_at, booking.closed_at),
    title: booking.title,
    guestName: booking.first_name,
    hostName: booking.host_name,
    pageUrl: bookingPage(booking, viewer, opener.token),
    nowMs: booking.now_ms,
  };
}

async function ofInquiry(
  opener: { inquiry_id: string; token?: string | undefined },
  call: CallContext,
): Promise<ConversationRows | null> {
  const opened = await openInquiryPage(opener, call);
  if (!opened) return null;
  const { row: inquiry, viewer } = opened;
  const row = await findThread(call.services.db, { inquiry: inquiry.id });
  const thread = threadOf(row, { bookingId: null, inquiryId: inquiry.id, of: inquiry });
  // A booked inquiry follows its booking's rules.
  const { status, ends_at: endsAt, closed_at: closedAt } = row ?? { status: null, ends_at: null, closed_at: null };
  return {
    thread,
    row,
    pair: pairOf(thread, inquiry.user_id !== null),
    side: viewer,
    acting: actingAs(viewer, inquiry, call),
    subject: status === null || endsAt === null ? inquirySubject(inquiry) : bookingSubject(status, endsAt, closedAt),
    title: inquiry.course_title,
    guestName: inquiry.first_name,
    hostName: inquiry.host_name,
    pageUrl: inquiryPage(inquiry.id, row, opener.token),
    nowMs: inquiry.now_ms,
  };
}

function threadOf(
  row: ThreadRow | null,
  {
    bookingId,
    inquiryId,
    of,
  }: {
    bookingId: string | null;
    inquiryId: string | null;
    of: Pick<DetailRow, 'host_id'> & Pick<InquiryRow, 'user_id'>;
  },
): NewThread {
  return {
    id: row?.id ?? inquiryId ?? bookingId ?? '',
    bookingId: row?.booking_id ?? bookingId,
    inquiryId: row?.inquiry_id ?? inquiryId,
    userId: of.user_id,
    hostId: of.host_id,
  };
}

// Email readers continue by token.
function bookingPage({ id, ref }: Pick<DetailRow, 'id' | 'ref'>, side: Side, token: string | undefined): string {
  if (token !== undefined) return bookingDetailUrl({ ref, token });
  return side === 'guest' ? bookingDetailUrl({ ref }) : dashboardBookingUrl(id);
}

function inquiryPage(id: string, row: ThreadRow | null, token: string | undefined): string {
  if (token !== undefined) return inquiryUrl(id, token);
  return row?.booking_id ? dashboardBookingUrl(row.booking_id) : dashboardInquiryUrl(id);
}

const pairOf = ({ id, userId, hostId }: NewThread, isTied: boolean, hasAccount = isTied): Pair => ({
  threadId: id,
  userId,
  hostId,
  isTied,
  hasAccount,
});

function bookingSubject(status: BookingStatus, endsAt: Date, closedAt: Date | null): Subject {
  return { kind: 'booking', status, endsAt: endsAt.getTime(), closedAt: closedAt?.getTime() ?? null };
}

function inquirySubject(inquiry: InquiryRow): Subject {
  const { date, time_zone: zone, now_ms } = inquiry;
  // Some days have no midnight: one hour later.
  const next = addDays(date, 1);
  const dayEndsAt = instantOf(next, '00:00', zone) ?? instantOf(next, '01:00', zone) ?? now_ms;
  return { kind: 'inquiry', status: statusAt(inquiry, now_ms), dayEndsAt };
}

type WireConversation = CallOutput<'conversation/detail'>['conversation'];

/** Null when the reader may write. */
export function closedFor({ subject, side, blocks, isDeleted, nowMs }: OpenConversation): WireConversation['closed'] {
  return whyClosed(subject, { side, isBlocked: blocks.length > 0, isDeleted, now: nowMs });
}

/** Null for an invalid token. */
export async function readerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<CallContext | null> {
  const who = await identify(request, services);
  if ('refused' in who) return null;
  const { isSecure } = services.config;
  const cookie = request.cookies[visitorCookieName(isSecure)];
  return {
    services,
    actor: who.actor,
    visitor: { id: readVisitor(cookie) ?? '', address: request.ip },
    cookies: cookiesOf(request, reply, isSecure),
    idempotencyKey: null,
    log: request.log,
  };
}
