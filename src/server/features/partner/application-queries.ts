// Statements of ambassador applications.
import { defaultLocale } from '#src/texts/locale.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { followRoles } from './attribution-queries.ts';

type Trx = Transaction<Database>;

export interface LockedApplication {
  email: string;
  is_decided: boolean;
}

/** Locks the account of its address, then the application: verifying the address waits (`giveWaitingRole`). Null: none. */
export async function lockApplication(trx: Trx, id: string): Promise<LockedApplication | null> {
  await sql`select from user_account where email = (select a.email from ambassador_application a where a.id = ${id})
    for no key update`.execute(trx);
  const result = await sql<LockedApplication>`
    select email, decided_at is not null as is_decided from ambassador_application where id = ${id}
    for no key update`.execute(trx);
  return result.rows[0] ?? null;
}

export async function writeDecision(
  trx: Trx,
  { id, accept, note, by }: { id: string; accept: boolean; note: string; by: string },
): Promise<void> {
  await sql`
    with told as (insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind',
      ${accept ? 'ambassador-accepted' : 'ambassador-declined'}::text, 'application_id', ${id}::text)))
    update ambassador_application set decided_at = banyan_now(), decided_by = ${by}, is_accepted = ${accept}, note = ${note}
    where id = ${id}`.execute(trx);
}

/** To the verified account of an accepted application; returns the partner, or null. */
export async function giveRole(trx: Trx, id: string): Promise<string | null> {
  const given = await sql<{ user_id: string; roles: string[] }>`
    with applied as (select a.id, u.id as user_id, u.roles from ambassador_application a
        join user_account u on u.email = a.email and u.verified_at is not null and u.erased_at is null and u.blocked_at is null
        where a.id = ${id} and a.is_accepted),
      marked as (update ambassador_application a set role_given_at = banyan_now() from applied where a.id = applied.id),
      given as (update user_account u set roles = array_append(u.roles, 'ambassador') from applied
        where u.id = applied.user_id and not 'ambassador' = any(applied.roles))
    select user_id, roles from applied`.execute(trx);
  const [account] = given.rows;
  if (!account) return null;
  const { user_id: userId, roles: before } = account;
  if (!before.includes('ambassador')) await followRoles(trx, userId, { before, after: [...before, 'ambassador'] });
  const partner = await sql<{ id: string }>`select id from partner where user_id = ${userId}`.execute(trx);
  return partner.rows[0]?.id ?? null;
}

export interface MailedDecision {
  email: string;
  first_name: string;
  locale: string;
  is_accepted: boolean;
  note: string;
  code: string | null;
}

/** Null when deleted or open. */
export async function findMailedDecision(db: Kysely<Database>, id: string): Promise<MailedDecision | null> {
  const result = await sql<MailedDecision>`
    select a.email, a.first_name, coalesce(u.locale, ${sql.lit(defaultLocale)}) as locale, a.is_accepted is true as is_accepted, a.note,
      (select p.code::text from partner p where p.user_id = u.id and p.state = 'active') as code
    from ambassador_application a
      left join user_account u on u.email = a.email and u.verified_at is not null and u.erased_at is null
    where a.id = ${id} and a.decided_at is not null`.execute(db);
  return result.rows[0] ?? null;
}

// Statements of referral links.

type Db = Kysely<Database>;

/** The owner of a code. */
interface Recommending {
  id: string;
  first_name: string;
}

/** Null unless the ambassador is active. */
export async function findRecommending(db: Db, code: string): Promise<Recommending | null> {
  const result = await sql<Recommending>`
    select p.id, u.first_name from partner p join user_account u on u.id = p.user_id
    where p.code = ${code} and p.kind = 'ambassador' and p.state = 'active' and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}

/** One visit per browser and UTC day. `seen` is an anonymous hash, kept among rate limits for the day. */
export async function countClick(db: Db, partnerId: string, seen: string): Promise<void> {
  await sql`
    with today as (select (banyan_now() at time zone 'UTC')::date as day), first as (
      insert into rate_limit (key, points, expire)
      select 'partner-click:' || ${seen} || ':' || day, 1, extract(epoch from (day + 1)::timestamp at time zone 'UTC')::bigint * 1000
      from today on conflict (key) do nothing returning key)
    insert into partner_click (partner_id, day, count) select ${partnerId}, day, 1 from today, first
    on conflict (partner_id, day) do update set count = partner_click.count + 1`.execute(db);
}

/** The browser's last referral. */
export async function keepVisit(db: Db, partnerId: string, visitorId: string): Promise<void> {
  await sql`
    insert into partner_visit (visitor_id, partner_id) values (${visitorId}, ${partnerId})
    on conflict (visitor_id) do update set partner_id = excluded.partner_id, at = banyan_now()`.execute(db);
}
