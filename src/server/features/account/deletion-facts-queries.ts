// What prevents deleting an account now (docs/domain/accounts.md#deleting-an-account).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingFacts, DeletionFacts } from '#src/domain/account/deletion.ts';
import { noAddressPattern } from '#src/domain/account/no-address.ts';
import { teamRolesFor } from '#src/domain/team/permissions.ts';
import { hostAccount } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

interface CountsRow {
  open_money: number;
  owed_minor: number;
  listings: number;
  guests_ahead: number;
  helped_alone: number;
  is_operator: boolean;
}

const answering = sql.join(teamRolesFor('requests'));

/** Hosts without a login whose only helper is account `u`. */
const helpedAlone = sql`(select count(*)::integer from team_member k join user_account h on h.id = k.host_id
  where k.user_id = u.id and k.role in (${answering}) and h.email like ${noAddressPattern} and not exists (select from team_member o
    where o.host_id = k.host_id and o.user_id <> u.id and o.role in (${answering})))`;

export async function findDeletionFacts(db: Db, userId: string): Promise<DeletionFacts | null> {
  const bookings = await sql<{
    status: BookingFacts['status'];
    payment: string;
    refund: string;
    is_hold_over: boolean;
  }>`
    select distinct status, payment, refund, coalesce(hold_until <= banyan_now(), true) as is_hold_over
    from booking where user_id = ${userId} and in_account <> 'refused'`.execute(db);
  const counts = await sql<CountsRow>`
    select
      ((select count(*) from booking b join payment p on p.booking_id = b.id
        where b.user_id = u.id and p.status in ('open', 'action', 'unknown'))
      + (select count(*) from booking b join payment p on p.booking_id = b.id join refund r on r.payment_id = p.id
        where b.user_id = u.id and r.status in ('new', 'sent', 'pending'))
      + (select count(*) from booking b join payment p on p.booking_id = b.id join dispute d on d.payment_id = p.id
        where b.user_id = u.id and d.status = 'open'))::integer as open_money,
      coalesce((select sum(abs(owed))::integer from (
        select sum(amount_minor) as owed from ledger_entry where account = ${hostAccount(userId)} group by currency) l), 0)
        as owed_minor,
      (select count(*)::integer from course c where c.host_id = u.id and c.status <> 'archived' and c.stopped_from is null) as listings,
      (select count(*)::integer from course c join booking b on b.course_id = c.id
        where c.host_id = u.id and (b.status in ('requested', 'confirmed', 'checked_in')
          or (b.status = 'held' and b.hold_until > banyan_now()))) as guests_ahead,
      ${helpedAlone} as helped_alone, 'operator' = any(u.roles) as is_operator
    from user_account u where u.id = ${userId} and u.erased_at is null`.execute(db);
  const [row] = counts.rows;
  if (!row) return null;
  return {
    bookings: bookings.rows.map(({ is_hold_over: isHoldOver, ...booking }) => ({ ...booking, isHoldOver })),
    openMoney: row.open_money,
    owedMinor: row.owed_minor,
    listings: row.listings,
    guestsAhead: row.guests_ahead,
    helpedAlone: row.helped_alone,
    isOperator: row.is_operator,
  };
}

/** An account about to be erased; its lock makes other writers wait. */
export interface LockedAccount {
  id: string;
  email: string;
  locale: string;
  is_blocked: boolean;
}

/** Locks bookings, teams, then the account, like writers, which hold a booking first. Null: deleted. */
export async function lockAccount(trx: Transaction<Database>, userId: string): Promise<LockedAccount | null> {
  await sql`select id from booking where user_id = ${userId} order by id for no key update`.execute(trx);
  // A concurrent leave of the same team waits for this lock.
  await sql`
    select user_id from host where user_id in (select host_id from team_member where user_id = ${userId})
    order by user_id for no key update`.execute(trx);
  const result = await sql<LockedAccount>`
    select id, email, locale, blocked_at is not null as is_blocked from user_account where id = ${userId} and erased_at is null for update`.execute(
    trx,
  );
  return result.rows[0] ?? null;
}
