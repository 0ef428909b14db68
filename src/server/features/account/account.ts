// Devices on which an account is logged in, and bookings that wait for its owner (docs/domain/accounts.md).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { answerOffered, findOffered, type OfferedRow, endSessionOf, findSessions } from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import { limits } from '#src/domain/limits.ts';
import { deviceName } from '#src/domain/account/device-name.ts';
import { sessionHere, endSessions } from '#src/server/features/user/index.ts';

const sessionEnd: Handler<'account/session-end'> = async ({ id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isEnded = await endSessionOf(services.db, { userId: actor.userId, id });
  return isEnded ? { message: t('account.device.ended') } : refuse('session-not-found');
};

const most = 100;

const sessions: Handler<'account/sessions'> = async (_input, call) => {
  const { services, actor } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findSessions(services.db, actor.userId, most);
  const here = sessionHere(call);
  return {
    data: rows.map((row) => ({
      id: row.id,
      ...deviceName(row.agent),
      is_current: row.token_hash.equals(here),
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  };
};

// account/sessions-end: logs out every device but this one (docs/domain/accounts.md#devices).
const sessionsEnd: Handler<'account/sessions-end'> = async (_input, call) => {
  const { services, actor } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const count = await endSessions(services.db, actor.userId, sessionHere(call));
  return { message: t('account.device.othersEnded', { count }) };
};

export const devicesCalls = {
  'account/session-end': sessionEnd,
  'account/sessions': sessions,
  'account/sessions-end': sessionsEnd,
} as const;

// account/answer: the owner adds an offered booking to the account, or rejects it.
const answer: Handler<'account/answer'> = async ({ booking_id, decision }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isAccepted = decision === 'accept';
  const isWritten = await answerOffered(services.db, {
    bookingId: booking_id,
    userId: actor.userId,
    becomes: isAccepted ? 'joined' : 'refused',
  });
  if (!isWritten) return refuse('booking-not-found');
  return {
    message: isAccepted ? t('account.accepted') : t('account.refused'),
  };
};

// account/offered: bookings made with the account's address, which the owner has yet to accept
// (docs/domain/accounts.md#offered-bookings).
const offered: Handler<'account/offered'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findOffered(services.db, actor.userId, limits.pageSize);
  return { data: rows.map(toOffered) };
};

export function toOffered({ first_name, last_name, status, created_at, ...row }: OfferedRow) {
  return {
    ...row,
    guest_name: `${first_name} ${last_name}`.trim(),
    booking_status: status,
    created_at: created_at.toISOString(),
  };
}

export const accountCalls = {
  'account/answer': answer,
  'account/offered': offered,
} as const;
