// Statements of invitations.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { invite, type NoThanks } from '#src/domain/partner/invite.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { mailboxOf } from '#src/server/platform/http/identity-queries.ts';

type Db = Kysely<Database>;

/** Stores `fresh` when there is none. */
export async function ensureLink(db: Db, userId: string, fresh: string): Promise<string> {
  await sql`insert into invite_link (user_id, hash) values (${userId}, ${fresh}) on conflict do nothing`.execute(db);
  const result = await sql<{ hash: string }>`select hash from invite_link where user_id = ${userId}`.execute(db);
  return result.rows[0]?.hash ?? fresh;
}

export interface Inviter {
  id: string;
  first_name: string;
}

export async function findInviter(db: Db, hash: string): Promise<Inviter | null> {
  const result = await sql<Inviter>`
    select u.id, u.first_name from invite_link l join user_account u on u.id = l.user_id
    where l.hash = ${hash}`.execute(db);
  return result.rows[0] ?? null;
}

export interface CodeRow {
  code: string;
  amount_cents: number;
  minimum_spend_cents: number;
  valid_until: Date;
}

const codeColumns = sql`c.code, coalesce(c.amount_cents, 0) as amount_cents, c.minimum_spend_cents,
  coalesce(c.valid_until, 'infinity') as valid_until`;

export async function findGift(db: Db, visitorId: string): Promise<CodeRow | null> {
  const result = await sql<CodeRow>`
    select ${codeColumns} from invitation i join coupon c on c.id = i.coupon_id
    where i.visitor_id = ${visitorId}`.execute(db);
  return result.rows[0] ?? null;
}

export async function hasBooked(db: Db, userId: string): Promise<boolean> {
  const result = await sql`select 1 from booking where user_id = ${userId} and status not in ('held', 'expired')
    limit 1`.execute(db);
  return result.rows.length > 0;
}

/** For one guest: this account, or anyone who receives it. */
export interface NewCode {
  code: string;
  ownerId: string | null;
  isFirstBookingOnly: boolean;
}

export async function insertCode(trx: Transaction<Database>, made: NewCode): Promise<string> {
  const { invite_gift, invite_minimum } = priceCurrency().figures;
  const stored = await sql<{ id: string }>`
    insert into coupon (code, kind, amount_cents, minimum_spend_cents, max_uses, is_first_booking_only, owner_id, valid_until)
    values (${made.code}, 'fixed', ${invite_gift}, ${invite_minimum}, 1, ${made.isFirstBookingOnly},
      ${made.ownerId}, banyan_now() + make_interval(days => ${invite.goodDays}))
    returning id`.execute(trx);
  return stored.rows[0]?.id ?? '';
}

/** False when this browser has one already. */
export async function insertInvitation(
  trx: Transaction<Database>,
  taken: { inviterId: string; campaign: string; visitorId: string; couponId: string },
): Promise<boolean> {
  const stored = await sql`
    insert into invitation (inviter_id, campaign, visitor_id, coupon_id)
    values (${taken.inviterId}, ${taken.campaign}, ${taken.visitorId}, ${taken.couponId})
    on conflict (visitor_id) do nothing returning id`.execute(trx);
  return stored.rows.length > 0;
}

export interface InvitationRow {
  taken_at: Date;
  state: 'taken' | 'earned' | 'nothing';
  reason: NoThanks | null;
  thanks: string | null;
  valid_until: Date | null;
  total: number;
}

export async function findInvitations(db: Db, userId: string, count: number): Promise<InvitationRow[]> {
  const result = await sql<InvitationRow>`
    select i.created_at as taken_at, i.state, i.reason, c.code as thanks, c.valid_until, count(*) over ()::int as total
    from invitation i left join coupon c on c.id = i.thanks_id
    where i.inviter_id = ${userId} order by i.created_at desc, i.id limit ${count}`.execute(db);
  return result.rows;
}

export interface MailedThanks {
  id: string;
  email: string;
  locale: string;
  first_name: string;
  code: string;
  valid_until: Date;
}

export async function findThanks(db: Db, invitationId: string): Promise<MailedThanks | null> {
  const result = await sql<MailedThanks>`
    select i.id, u.email, u.locale, u.first_name, c.code, coalesce(c.valid_until, 'infinity') as valid_until
    from invitation i join user_account u on u.id = i.inviter_id join coupon c on c.id = i.thanks_id
    where i.id = ${invitationId}`.execute(db);
  return result.rows[0] ?? null;
}

export interface DueInvitation {
  id: string;
  inviter_id: string;
  booking_id: string;
  is_same_person: boolean;
  is_same_device: boolean;
  thanks: number;
}

/** At most `count`. Two processes may find one: the row decides. */
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

/** With its email; false when decided before. */
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

export async function writeNothing(db: Db, { id, booking_id }: DueInvitation, reason: NoThanks): Promise<void> {
  await sql`update invitation set state = 'nothing', reason = ${reason}, booking_id = ${booking_id}, decided_at = banyan_now()
    where id = ${id} and state = 'taken'`.execute(db);
}
