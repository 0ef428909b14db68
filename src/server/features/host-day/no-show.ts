// Contested no-shows: objection, reply, decision (docs/domain/hosts.md#no-show).
import type { Transaction } from 'kysely';
import {
  canAnswerObjection,
  objectionOf,
  objectionAnswerMinutes,
  objectionAnswerEnds,
} from '#src/domain/host-day/objection.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { lockBooking, openBooking, actingAs, changeStatus } from '#src/server/features/booking/index.ts';
import { openStaffTask, writeAudit } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findObjection,
  insertWords,
  subjectOf,
  wasContested,
  closeContest,
  isContested,
  findContested,
  queueObjection,
  queueDecided,
  findCancellingHosts,
} from './no-show-queries.ts';
import { canDo } from '#src/domain/booking/lifecycle.ts';
import { cancellationRate } from '#src/domain/host-day/cancellation-rate.ts';

const most = 200;

export const departureCancellations: Handler<'departure/cancellations'> = async (_input, { services }) => {
  const hosts = await findCancellingHosts(services.db, most);
  return { data: hosts.map((host) => ({ ...host, rate: cancellationRate(host) })) };
};

/** Under the booking's lock. Refuses `booking-not-found`, or `booking-state` when late. */
export async function answerObjection(
  trx: Transaction<Database>,
  { bookingId, words }: { bookingId: string; words: string },
): Promise<Refusal | null> {
  const booking = await lockBooking(trx, bookingId);
  if (!booking) return refuse('booking-not-found');
  const earlier = await findObjection(trx, bookingId);
  const objection = objectionOf(booking.status, earlier.history);
  if (!canAnswerObjection(objection, earlier.words.no_show_host !== undefined, booking.now_ms))
    return refuse('booking-state');
  await insertWords(trx, { bookingId, kind: 'no_show_host', words });
  return null;
}

// no-show/answer: by login or a message's link (docs/domain/hosts.md#no-show).
const answer: Handler<'no-show/answer'> = async ({ words, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const refused = await inTransaction(call.services.db, (trx) =>
    answerObjection(trx, { bookingId: opened.row.id, words }),
  );
  return refused ?? { message: t('noShow.answered') };
};

// no-show/contest: the guest objects (docs/domain/hosts.md#no-show).
const contest: Handler<'no-show/contest'> = async ({ words, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (opened?.viewer !== 'guest') return refuse('booking-not-found');
  const by = actingAs('guest', opened.row, call);
  return inTransaction(call.services.db, async (trx) => {
    const booking = await lockBooking(trx, opened.row.id);
    if (!booking) return refuse('booking-not-found');
    const isPossible = canDo(booking, 'contest', 'guest', booking.now_ms);
    if (!isPossible || (await wasContested(trx, booking.id))) return refuse('booking-state');
    await changeStatus(trx, booking, { action: 'contest', by, why: { key: 'contested' } });
    await insertWords(trx, { bookingId: booking.id, kind: 'no_show', words });
    await queueObjection(trx, booking.id);
    const task = { kind: 'contested_no_show', subject: subjectOf(booking.id), bookingId: booking.id } as const;
    await openStaffTask(trx, { ...task, detail: words.slice(0, 200) });
    return { message: t('noShow.contested', { hours: objectionAnswerMinutes / 60 }) };
  });
};

// no-show/decide: an operator upholds or rejects (docs/domain/hosts.md#no-show).
const decide: Handler<'no-show/decide'> = async ({ booking_id, decision, reason = '' }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, booking_id);
    if (!booking) return refuse('booking-not-found');
    if (booking.status !== 'no_show' || !(await isContested(trx, booking.id))) return refuse('booking-state');
    const by = { role: 'operator', actorId: actor.userId, onBehalfOf: null } as const;
    const [action, key] =
      decision === 'uphold'
        ? (['uphold', 'contest-upheld'] as const)
        : (['reject_contest', 'contest-rejected'] as const);
    const status = await changeStatus(trx, booking, { action, by, why: { key } });
    await closeContest(trx, booking.id, actor.userId);
    if (reason !== '') await insertWords(trx, { bookingId: booking.id, kind: 'no_show_decided', words: reason });
    await queueDecided(trx, booking.id, { decision, reason });
    await writeAudit(trx, {
      actorId: actor.userId,
      action: 'no-show-decided',
      subject: `booking:${booking.id}`,
      detail: { before: { status: booking.status }, after: { status, decision } },
    });
    return { booking_status: status };
  });

const list: Handler<'no-show/list'> = async (_input, { services }) => {
  const rows = await findContested(services.db);
  return {
    data: rows.map((row) => ({
      ...row,
      marked_at: row.marked_at?.toISOString() ?? null,
      contested_at: row.contested_at.toISOString(),
      answer_until: new Date(objectionAnswerEnds(row.contested_at.getTime())).toISOString(),
      acts: row.acts.map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
    })),
  };
};

export const noShowCalls = {
  'no-show/answer': answer,
  'no-show/contest': contest,
  'no-show/decide': decide,
  'no-show/list': list,
} as const;
