// A host accepts or declines a request: by login, email link or form.
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import { type Handler, type CallContext, anonymous } from '#src/server/call.ts';
import { answerRequest } from './end-request.ts';
import { actingAs, openBooking, bookingCard } from '#src/server/features/booking/index.ts';
import { findInquiriesById, toInquiryDetail } from '#src/server/features/inquiry/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { limits } from '#src/domain/limits.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';
import { findLines, findRequestRows, type PanelLine, type RequestRow } from './request-queries.ts';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#src/contract/contract.ts';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import { noteRefusal } from '#src/server/platform/http/refused-calls.ts';
import { checkInput } from '#src/server/platform/http/schemas.ts';
import type { Services } from '#src/server/services.ts';

/** A token without this permission finds no booking (docs/domain/messages.md#emails-to-hosts). */
async function answerByToken(
  { ref, token, decision, reason = '' }: CallInput<'request/answer'>,
  call: Pick<CallContext, 'services' | 'actor' | 'visitor'>,
): Promise<CallOutput<'request/answer'> | Refusal> {
  const opened = await openBooking({ ref, token }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  return answerRequest(call.services, { bookingId: opened.row.id, decision, reason, by });
}

export const requestAnswer: Handler<'request/answer'> = (input, call) => answerByToken(input, call);

// A button sends a POST: email scanners follow links only, so they accept nothing
// (docs/domain/messages.md#emails-to-hosts).

const formBytes = 20_000;

/** The token in the body is the proof; no cookie is read. */
export function registerAnswerForm(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes });
    scope.post('/booking/request-answer', async (request, reply) => answer(request, reply, services));
  });
}

type Input = CallInput<'request/answer'>;

async function answer(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const sent = withoutEmpty(request.body);
  const back = (refused?: string) => {
    const page = bookingDetailUrl({ ref: short(sent['ref']), token: short(sent['token']) });
    return reply.redirect(refused === undefined ? page : `${page}&refused=${refused}`, 303);
  };
  if ((await services.limits.take('write', request.ip)) !== null) return back(refuse('too-many-requests').code);
  const input = checkInput(contract['request/answer'], sent, services.config.bookingsOpenFrom);
  const answered = isRefusal(input)
    ? input
    : await answerByToken(input.value as Input, {
        services,
        actor: anonymous,
        visitor: { id: '', address: request.ip },
      });
  if (!isRefusal(answered)) return back();
  noteRefusal(request, 'request/answer', answered);
  return back(answered.code);
}

/** Limits what the redirect repeats. */
const short = (text = '') => text.slice(0, 128);

/** Forms send missing fields as empty text. */
function withoutEmpty(body: unknown): Record<string, string> {
  const pairs = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}

const confirm: Handler<'booking/confirm'> = async ({ booking_id, decision = 'accept', reason = '' }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  return answerRequest(call.services, { bookingId: booking_id, decision, reason, by });
};

type Entry = CallOutput<'request/list'>['data'][number];

// request/list: open requests and questions of a host, or of all the user's hosts (docs/domain/bookings.md#requests-of-a-host).
const list: Handler<'request/list'> = async ({ host_id, state = 'waiting', offset = 0 }, { services, actor }) => {
  const { db, keys } = services;
  const host = await findPanelHost(db, host_id, actor, 'requests');
  if (!host || actor.userId === null) return refuse('page-not-found');
  // Without a host: all hosts the user acts for.
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

/** First name only, and no contact before acceptance. */
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

export const requestCalls = {
  'booking/confirm': confirm,
  'request/list': list,
} as const;
