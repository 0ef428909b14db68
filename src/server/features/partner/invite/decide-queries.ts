// The statements that decide what an invitation has earned, once the friend's experience has taken place.
import { sql, type Kysely, type Transaction } from 'kysely';
import { invite, type NoThanks } from '#src/domain/partner/invite.ts';
import { mailboxOf } from '#src/server/platform/db/person-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** An invitation whose gift paid for an experience that took place. */
export interface DueInvitation {
  id: string;
  inviter_id: string;
  booking_id: string;
  is_same_person: boolean;
  is_same_device: boolean;
  thanks: number;
}

/** What is due, at most `count`. Two may find the same one: the row decides who was first. */
export async function findDue(db: Db, count: number): Promise<DueInvitation[]> {
  const result = await sql<DueInvitation>`
    select i.id, i.inviter_id, b.id as booking_id,
      (b.user_id = i.inviter_id or ${mailboxOf('b.email')} = ${mailboxOf('a.email')}
        or (a.phone <> '' and b.phone = a.phone and b.isd_code = a.isd_code)) as is_same_person,
      exists (select from booking own where own.user_id = i.inviter_id
        and own.visitor_id in (b.visitor_id, i.visitor_id)) as is_same_device,
      (select count(*)::int from invitation o where o.inviter_id = i.inviter_id and o.state = 'earned'
        and o.decided_at > banyan_now() - make_interval(days => ${invite.thanksYearDays})) as thanks
    from invitation i
      join coupon_use u on u.coupon_id = i.coupon_id and u.state = 'redeemed'
      join booking b on b.id = u.booking_id and b.status = 'completed'
      join user_account a on a.id = i.inviter_id
    where i.state = 'taken' order by i.created_at limit ${count}`.execute(db);
  return result.rows;
}

/** Writes that an invitation earned its thanks, with the mail that says so; false when it was decided before. */
export async function writeEarned(
  trx: Transaction<Database>,
  { id, booking_id }: DueInvitation,
  thanksId: string,
): Promise<boolean> {
  const written = await sql`
    with decided as (
      update invitation set state = 'earned', thanks_id = ${thanksId}, booking_id = ${booking_id}, decided_at = banyan_now()
      where id = ${id} and state = 'taken' returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'invite-earned', 'invitation_id', id::text) from decided
    returning id`.execute(trx);
  return written.rows.length > 0;
}

/** Writes why an invitation earned nothing. */
export async function writeNothing(db: Db, { id, booking_id }: DueInvitation, reason: NoThanks): Promise<void> {
  await sql`update invitation set state = 'nothing', reason = ${reason}, booking_id = ${booking_id}, decided_at = banyan_now()
    where id = ${id} and state = 'taken'`.execute(db);
}
