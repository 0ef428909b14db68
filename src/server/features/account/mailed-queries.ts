// Statements about links requested by typing an address (docs/domain/accounts.md#account-links, ADR 040).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { requestMinutes, type RequestPurpose } from '#src/domain/account/mailed-request.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { AccessVersion } from '#src/server/features/user/index.ts';
import { giveWaitingRole } from '#src/server/features/partner/index.ts';

/** Recipient address and language (docs/domain/accounts.md#emails). */
export async function findAccountReader(db: Db, userId: string): Promise<{ email: string; locale: string } | null> {
  const result = await sql<{ email: string; locale: string }>`
    select email, locale from user_account where id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

// As long as a review may be written.
const endedDays = 60;

export interface FoundBooking {
  id: string;
  ref: string;
  access_hash: Buffer;
  title: string;
  city_name: string;
  time_zone: string;
  starts_at: Date;
}

/** Upcoming bookings first, then those that ended within two months. Without those that the account's owner refused. */
export async function findBookingsOf(db: Db, email: string): Promise<FoundBooking[]> {
  const result = await sql<FoundBooking>`
    select b.id, b.ref, b.access_hash, c.title, ci.name as city_name, ci.time_zone, d.starts_at
    from user_account u
      join booking b on b.user_id = u.id
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
    where u.email = ${email} and b.status not in ('held', 'expired') and b.in_account <> 'refused'
      and d.ends_at > banyan_now() - make_interval(days => ${endedDays})
    order by d.ends_at < banyan_now(), abs(extract(epoch from d.starts_at - banyan_now())), b.id
    limit 20`.execute(db);
  return result.rows;
}

/** Looks nothing up, so every address takes the same time. */
export async function queueBookings(db: Db, recipient: { email: string; locale: string }): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'account-bookings', 'email', ${recipient.email}::text,
      'locale', ${recipient.locale}::text))`.execute(db);
}

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface NewRequest {
  id: string;
  purpose: RequestPurpose;
  tokenHash: Buffer;
  email: string;
  userId: string | null;
  visitorId: string;
  locale: string;
  firstName: string;
  lastName: string;
  isdCode: string;
  phone: string;
  passwordHash: string | null;
  /** Identity that a provider vouched for; null for other requests. */
  provider: IdentityProvider | null;
  issuer: string | null;
  subject: string | null;
}

/** Stores a request and queues its email without looking up the address, so all take the same time. */
export async function insertRequest(db: Db, made: NewRequest): Promise<void> {
  await sql`
    with kept as (
      insert into account_request (id, purpose, token_hash, email, user_id, visitor_id, locale, first_name, last_name,
        isd_code, phone, password_hash, provider, issuer, subject)
      values (${made.id}, ${made.purpose}, ${made.tokenHash}, ${made.email}, ${made.userId}, ${made.visitorId},
        ${made.locale}, ${made.firstName}, ${made.lastName}, ${made.isdCode}, ${made.phone}, ${made.passwordHash},
        ${made.provider}, ${made.issuer}, ${made.subject})
      returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', ${`account-${made.purpose}`}::text, 'request_id', id::text) from kept`.execute(
    db,
  );
}

/** A request with its address's account; for a change of address, the account to change. */
export interface RequestRow {
  id: string;
  purpose: RequestPurpose;
  email: string;
  visitor_id: string;
  password_hash: string | null;
  is_used: boolean;
  is_expired: boolean;
  account_id: string | null;
  access_version: number | null;
  is_verified: boolean;
  provider: IdentityProvider | null;
  issuer: string | null;
  subject: string | null;
}

/** By the hash of its token; null when unknown. Changes nothing. */
export async function findRequest(db: Db, tokenHash: Buffer): Promise<RequestRow | null> {
  const result = await sql<RequestRow>`
    select r.id, r.purpose, r.email, r.visitor_id, r.password_hash, r.used_at is not null as is_used,
      coalesce(r.expires_at <= banyan_now(), false) as is_expired, u.id as account_id, u.access_version,
      coalesce(u.verified_at is not null, false) as is_verified, r.provider, r.issuer, r.subject
    from account_request r
      left join user_account u on u.id = coalesce(r.user_id, (select a.id from user_account a where a.email = r.email))
    where r.token_hash = ${tokenHash}`.execute(db);
  return result.rows[0] ?? null;
}

/** The same under a lock, for two requests at once. */
export async function lockRequest(trx: Trx, tokenHash: Buffer): Promise<RequestRow | null> {
  await sql`select id from account_request where token_hash = ${tokenHash} for no key update`.execute(trx);
  return findRequest(trx, tokenHash);
}

export async function markUsed(trx: Trx, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  await sql`
    update account_request set used_at = banyan_now(), password_hash = null where id = ${id}`.execute(trx);
}

/** Invalidates every link sent to an address or about its account. */
export async function endRequests(trx: Trx, { email, userId }: { email: string; userId: string }): Promise<void> {
  await sql`
    update account_request set used_at = banyan_now(), password_hash = null
    where used_at is null and (email = ${email} or user_id = ${userId})`.execute(trx);
}

/**
 * Makes the account or verifies the one from checkout, and ends everything pending. Null when verified meanwhile.
 */
export async function writeSignUp(trx: Trx, { id }: RequestRow, passwordHash: string): Promise<AccessVersion | null> {
  const written = await sql<AccessVersion>`
    with proved as (
      insert into user_account as u (email, first_name, last_name, isd_code, phone, locale, password_hash, verified_at)
      select r.email, r.first_name, r.last_name, r.isd_code, r.phone, r.locale, ${passwordHash}, banyan_now()
      from account_request r where r.id = ${id}
      on conflict (email) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        isd_code = excluded.isd_code, phone = excluded.phone, locale = excluded.locale,
        password_hash = excluded.password_hash, verified_at = excluded.verified_at,
        access_version = u.access_version + 1
        where u.verified_at is null
      returning u.id, u.access_version
    ), dropped as (delete from pending_password p using proved where p.user_id = proved.id),
    ended as (delete from session s using proved where s.user_id = proved.id)
    select id, access_version from proved`.execute(trx);
  const account = written.rows[0] ?? null;
  if (account !== null) await giveWaitingRole(trx, account.id);
  return account;
}

/** Verifies an address; the first time, everything pending ends. */
export async function proveAddress(trx: Trx, userId: string): Promise<void> {
  const proved = await sql`
    with proved as (
      update user_account set verified_at = banyan_now() where id = ${userId} and verified_at is null returning id
    ), dropped as (delete from pending_password p using proved where p.user_id = proved.id),
    ended as (delete from session s using proved where s.user_id = proved.id)
    select from proved`.execute(trx);
  if (proved.rows.length > 0) await giveWaitingRole(trx, userId);
}

/** Makes the emailed address the account's and notifies both addresses. False when it is taken. */
export async function writeAddress(trx: Trx, { id }: RequestRow): Promise<boolean> {
  const written = await sql<{ id: string }>`
    with asked as (
      select r.user_id, r.email, u.email as old_email from account_request r join user_account u on u.id = r.user_id
      where r.id = ${id} and not exists (select from user_account o where o.email = r.email and o.id <> u.id)
    ), changed as (
      update user_account u set email = a.email, verified_at = coalesce(u.verified_at, banyan_now())
      from asked a where u.id = a.user_id returning u.id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-address-changed', 'user_id', a.user_id::text, 'to', one.address,
        'old', a.old_email, 'new', a.email)
      from asked a, lateral (values (a.old_email::text), (a.email::text)) one (address)
    )
    select id from changed`.execute(trx);
  const userId = written.rows[0]?.id;
  if (userId !== undefined) await giveWaitingRole(trx, userId);
  return userId !== undefined;
}

interface MailedRequest {
  id: string;
  purpose: RequestPurpose;
  token_hash: Buffer;
  email: string;
  locale: string;
  /** Taken: for a sign-up, verified; for a change, another account's address. */
  is_taken: boolean;
  has_account: boolean;
  provider: IdentityProvider | null;
  begins_host: boolean;
}

/** Reads a request for its email and starts its expiry, so a late email still works; null when used. */
export async function startRequest(db: Db, id: string): Promise<MailedRequest | null> {
  const minutes = sql.join(
    Object.entries(requestMinutes).map(([purpose, count]) => sql`when ${purpose} then ${count}::integer`),
    sql` `,
  );
  const result = await sql<MailedRequest>`
    with started as (
      update account_request set expires_at = banyan_now() + make_interval(mins => case purpose ${minutes} end)
      where id = ${id} and used_at is null returning *
    )
    select r.id, r.purpose, r.token_hash, r.email, r.locale,
      coalesce(case when r.user_id is null then u.verified_at is not null else u.id <> r.user_id end, false) as is_taken,
      u.id is not null as has_account, r.provider,
      exists (select from host_application a where a.request_id = r.id) as begins_host
    from started r left join user_account u on u.email = r.email`.execute(db);
  return result.rows[0] ?? null;
}

/** Application of a host; `phone` is in international form (docs/domain/listings.md#becoming-a-host). */
export interface HostBeginning {
  displayName: string;
  phone: string;
  cityId: number;
  offer: string;
  languages: readonly string[];
  messageLanguage: string | null;
}

export async function insertApplication(trx: Trx, requestId: string, made: HostBeginning): Promise<void> {
  await sql`
    insert into host_application (request_id, display_name, phone, city_id, offer, languages, message_language)
    values (${requestId}, ${made.displayName}, ${made.phone}, ${made.cityId}, ${made.offer}, ${made.languages},
      ${made.messageLanguage})`.execute(trx);
}

/** Null for a link without an application. */
export async function findApplication(trx: Trx, requestId: string): Promise<HostBeginning | null> {
  const result = await sql<HostBeginning>`
    select display_name as "displayName", phone, city_id as "cityId", offer, languages,
      message_language as "messageLanguage"
    from host_application where request_id = ${requestId}`.execute(trx);
  return result.rows[0] ?? null;
}

export async function insertHost(trx: Trx, userId: string, made: HostBeginning): Promise<boolean> {
  const inserted = await sql`
    insert into host (user_id, display_name, headline, story, languages, host_since, phone, city_id, offer)
    values (${userId}, ${made.displayName}, '', '', ${made.languages}, banyan_now()::date, ${made.phone}, ${made.cityId},
      ${made.offer})
    on conflict (user_id) do nothing returning user_id`.execute(trx);
  if (inserted.rows.length === 0) return false;
  if (made.messageLanguage !== null)
    await sql`insert into phone_reach (host_id, language) values (${userId}, ${made.messageLanguage})`.execute(trx);
  await sql`
    update user_account set roles = array_append(roles, 'host') where id = ${userId} and not 'host' = any (roles)`.execute(
    trx,
  );
  return true;
}
