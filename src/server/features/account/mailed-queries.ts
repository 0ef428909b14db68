// The statements about links that somebody asked for by typing an address (docs/domain/accounts.md#account-links, ADR 040).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { requestMinutes, type RequestPurpose } from '#src/domain/account/mailed-request.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { giveWaitingRole } from '#src/server/features/partner/index.ts';

// The statements from which mails about an account are written (docs/domain/accounts.md#emails).

/** Where an account is reached, and in which language. */
export async function findAccountReader(db: Db, userId: string): Promise<{ email: string; locale: string } | null> {
  const result = await sql<{ email: string; locale: string }>`
    select email, locale from user_account where id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

// A review may be written for as long after the end.
const endedDays = 60;

/** A booking as the mail that lists them shows one. */
export interface FoundBooking {
  id: string;
  ref: string;
  access_hash: Buffer;
  title: string;
  city_name: string;
  time_zone: string;
  starts_at: Date;
}

/**
 * The bookings made with an address: those to come, soonest first, and then those that ended within two months. One that the
 * owner of the account has refused is somebody else's.
 */
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

/** Queues the mail that lists the bookings of an address. Looks nothing up, so that every address takes the same time. */
export async function queueBookings(db: Db, recipient: { email: string; locale: string }): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'account-bookings', 'email', ${recipient.email}::text,
      'locale', ${recipient.locale}::text))`.execute(db);
}

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** What was typed, to be kept until its link is opened. */
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
  /** Whom a provider has vouched for; null for requests of other kinds. */
  provider: IdentityProvider | null;
  issuer: string | null;
  subject: string | null;
}

/** Keeps what was asked and queues its mail. Looks nothing up: known and unknown addresses take the same time. */
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

/** What was asked, with the account of its address; for a change of address, the account whose address is to change. */
export interface RequestRow {
  id: string;
  purpose: RequestPurpose;
  email: string;
  visitor_id: string;
  password_hash: string | null;
  is_used: boolean;
  is_expired: boolean;
  account_id: string | null;
  /** Of what opens that account; null without one. */
  access_version: number | null;
  is_verified: boolean;
  provider: IdentityProvider | null;
  issuer: string | null;
  subject: string | null;
}

/** Reads a link by the hash of its token; null for one that never was. Changes nothing. */
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

/** The same under a lock, so that of two presses one is first. */
export async function lockRequest(trx: Trx, tokenHash: Buffer): Promise<RequestRow | null> {
  await sql`select id from account_request where token_hash = ${tokenHash} for no key update`.execute(trx);
  return findRequest(trx, tokenHash);
}

/** The link has done its work. */
export async function markUsed(trx: Trx, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  await sql`
    update account_request set used_at = banyan_now(), password_hash = null where id = ${id}`.execute(trx);
}

/** Every link that was mailed to an address, or about its account, has done its work: a new password or address beats it. */
export async function endRequests(trx: Trx, { email, userId }: { email: string; userId: string }): Promise<void> {
  await sql`
    update account_request set used_at = banyan_now(), password_hash = null
    where used_at is null and (email = ${email} or user_id = ${userId})`.execute(trx);
}

/**
 * The first verification of a sign-up: makes the account, or proves the one that a checkout had made, and ends whatever was
 * pending or signed in before. Answers its id; null when the address was proved in the meantime.
 */
export async function writeSignUp(trx: Trx, { id }: RequestRow, passwordHash: string): Promise<string | null> {
  const written = await sql<{ id: string }>`
    with proved as (
      insert into user_account as u (email, first_name, last_name, isd_code, phone, locale, password_hash, verified_at)
      select r.email, r.first_name, r.last_name, r.isd_code, r.phone, r.locale, ${passwordHash}, banyan_now()
      from account_request r where r.id = ${id}
      on conflict (email) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        isd_code = excluded.isd_code, phone = excluded.phone, locale = excluded.locale,
        password_hash = excluded.password_hash, verified_at = excluded.verified_at,
        access_version = u.access_version + 1
        where u.verified_at is null
      returning u.id
    ), dropped as (delete from pending_password p using proved where p.user_id = proved.id),
    ended as (delete from session s using proved where s.user_id = proved.id)
    select id from proved`.execute(trx);
  const userId = written.rows[0]?.id ?? null;
  if (userId !== null) await giveWaitingRole(trx, userId);
  return userId;
}

/** A link has come back from the address of an account: it is proved, and with the first proof whatever was pending ends. */
export async function proveAddress(trx: Trx, userId: string): Promise<void> {
  const proved = await sql`
    with proved as (
      update user_account set verified_at = banyan_now() where id = ${userId} and verified_at is null returning id
    ), dropped as (delete from pending_password p using proved where p.user_id = proved.id),
    ended as (delete from session s using proved where s.user_id = proved.id)
    select from proved`.execute(trx);
  if (proved.rows.length > 0) await giveWaitingRole(trx, userId);
}

/**
 * The mailed address becomes the account's, and is proved by it; both the old one and the new one are told. False when somebody
 * else has it.
 */
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

/** A request on its way into a mail. */
interface MailedRequest {
  id: string;
  purpose: RequestPurpose;
  token_hash: Buffer;
  email: string;
  locale: string;
  /** Somebody has this address already: for a sign-up, proved; for a change, as the address of another account. */
  is_taken: boolean;
  /** There is an account to log in to. */
  has_account: boolean;
  provider: IdentityProvider | null;
  /** Who opens the link becomes a host. */
  begins_host: boolean;
}

/** Reads a request for its mail and starts its clock, so that a mail that came late is not too old; null when it was used. */
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

// Who asked to become a host: kept with the link that is mailed, and made a host when the link is opened
// (docs/domain/listings.md#becoming-a-host).

/** What everybody says who begins to host. `phone` is in its international form. */
export interface HostBeginning {
  displayName: string;
  phone: string;
  cityId: number;
  offer: string;
  languages: readonly string[];
  /** In which we write to the host; null where nobody was asked. */
  messageLanguage: string | null;
}

/** Keeps it with the request of the link. */
export async function insertApplication(trx: Trx, requestId: string, made: HostBeginning): Promise<void> {
  await sql`
    insert into host_application (request_id, display_name, phone, city_id, offer, languages, message_language)
    values (${requestId}, ${made.displayName}, ${made.phone}, ${made.cityId}, ${made.offer}, ${made.languages},
      ${made.messageLanguage})`.execute(trx);
}

/** What was kept; null for a link that was asked for without it. */
export async function findApplication(trx: Trx, requestId: string): Promise<HostBeginning | null> {
  const result = await sql<HostBeginning>`
    select display_name as "displayName", phone, city_id as "cityId", offer, languages,
      message_language as "messageLanguage"
    from host_application where request_id = ${requestId}`.execute(trx);
  return result.rows[0] ?? null;
}

/** Makes an account a host, once; false when it was one already. */
export async function insertHost(trx: Trx, userId: string, made: HostBeginning): Promise<boolean> {
  const inserted = await sql`
    insert into host (user_id, display_name, headline, story, languages, host_since, phone, city_id, offer)
    values (${userId}, ${made.displayName}, '', '', ${made.languages}, banyan_now()::date, ${made.phone}, ${made.cityId},
      ${made.offer})
    on conflict (user_id) do nothing returning user_id`.execute(trx);
  if (inserted.rows.length === 0) return false;
  if (made.messageLanguage !== null)
    await sql`insert into host_reach (host_id, language) values (${userId}, ${made.messageLanguage})`.execute(trx);
  await sql`
    update user_account set roles = array_append(roles, 'host') where id = ${userId} and not 'host' = any (roles)`.execute(
    trx,
  );
  return true;
}
