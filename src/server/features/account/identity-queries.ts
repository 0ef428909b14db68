// Statements about Google and Facebook identities (docs/domain/accounts.md#google-and-facebook, ADR 040).
import { sql, type Kysely, type Transaction } from 'kysely';
import { flowMinutes, type IdentityProvider, type ProvedIdentity } from '#src/domain/account/identity.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { giveWaitingRole } from '#src/server/features/partner/index.ts';
import type { AccessVersion } from '#src/server/features/user/index.ts';
import { requestMinutes } from '#src/domain/account/mailed-request.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type Named = Pick<ProvedIdentity, 'issuer' | 'subject'>;

interface NewFlow {
  stateHash: Buffer;
  provider: IdentityProvider;
  visitorId: string;
  userId: string | null;
  next: string;
}

export async function insertFlow(db: Db, { stateHash, provider, visitorId, userId, next }: NewFlow): Promise<void> {
  await sql`
    insert into identity_flow (state_hash, provider, visitor_id, user_id, next, expires_at)
    values (${stateHash}, ${provider}, ${visitorId}, ${userId}, ${next},
      banyan_now() + make_interval(mins => ${flowMinutes}))`.execute(db);
}

/** Takes a pending return once; null when it is unknown in this browser, used or expired. */
export async function takeFlow(
  db: Db,
  { stateHash, provider, visitorId }: Pick<NewFlow, 'stateHash' | 'provider' | 'visitorId'>,
): Promise<{ user_id: string | null; next: string } | null> {
  const taken = await sql<{ user_id: string | null; next: string }>`
    delete from identity_flow
    where state_hash = ${stateHash} and provider = ${provider} and visitor_id = ${visitorId} and expires_at > banyan_now()
    returning user_id, next`.execute(db);
  return taken.rows[0] ?? null;
}

/** Serializes decisions about one identity. */
export async function lockIdentity(trx: Trx, { issuer, subject }: Named): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity:' || ${issuer}::text || ' ' || ${subject}::text, 0))`.execute(
    trx,
  );
}

export interface IdentityFacts {
  owner: string | null;
  owner_version: number | null;
  has_second: boolean;
  is_email_known: boolean;
}

/** The identity's owner, whether `userId` has one at the provider, and whether `email` is taken; null skips a check. */
export async function findIdentityFacts(
  db: Db,
  { issuer, subject, provider, userId, email }: Named & NewIdentity & { email: string | null },
): Promise<IdentityFacts> {
  const result = await sql<IdentityFacts>`
    select o.id as owner, o.access_version as owner_version,
      exists (select from user_identity where user_id = ${userId}::uuid and provider = ${provider}) as has_second,
      exists (select from user_account where email = ${email}::citext) as is_email_known
    from (values (1)) one left join (user_identity i join user_account o on o.id = i.user_id)
      on i.issuer = ${issuer} and i.subject = ${subject}`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('a statement without a table returned no row');
  return row;
}

interface NewIdentity {
  provider: IdentityProvider;
  userId: string | null;
}

/** Also notifies the owner. False when the account has one of this provider, or another account has this identity. */
export async function insertIdentity(
  trx: Trx,
  made: Named & { provider: IdentityProvider; userId: string; email: string },
): Promise<boolean> {
  const written = await sql<{ user_id: string }>`
    with made as (
      insert into user_identity (issuer, subject, provider, user_id, email)
      values (${made.issuer}, ${made.subject}, ${made.provider}, ${made.userId}, ${made.email})
      on conflict do nothing returning user_id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-identity-added', 'user_id', user_id::text,
        'provider', ${made.provider}::text)
      from made
    )
    select user_id from made`.execute(trx);
  return written.rows.length === 1;
}

/** For an address that the provider verified; null when it was taken meanwhile. */
export async function writeIdentityAccount(
  trx: Trx,
  { provider, issuer, subject, firstName, lastName }: Omit<ProvedIdentity, 'email' | 'isEmailVerified'>,
  { email, locale }: { email: string; locale: string },
): Promise<AccessVersion | null> {
  const written = await sql<AccessVersion>`
    with made as (
      insert into user_account (email, first_name, last_name, locale, verified_at)
      values (${email}, ${firstName}, ${lastName}, ${locale}, banyan_now())
      on conflict (email) do nothing returning id, access_version
    ), named as (
      insert into user_identity (issuer, subject, provider, user_id, email)
      select ${issuer}, ${subject}, ${provider}, id, ${email} from made
    )
    select id, access_version from made`.execute(trx);
  const account = written.rows[0] ?? null;
  if (account !== null) await giveWaitingRole(trx, account.id);
  return account;
}

/** Also stores the identity's present address. */
export async function markIdentityUsed(db: Db, { issuer, subject }: Named, email: string | null): Promise<void> {
  await sql`
    update user_identity set last_used_at = banyan_now(), email = coalesce(${email}::text, email)
    where issuer = ${issuer} and subject = ${subject}`.execute(db);
}

export interface IdentityRow {
  provider: IdentityProvider;
  email: string;
  created_at: Date;
  last_used_at: Date | null;
}

export async function findIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  const result = await sql<IdentityRow>`
    select provider, email, created_at, last_used_at from user_identity
    where user_id = ${userId} order by provider desc`.execute(db);
  return result.rows;
}

/** Ways to log in besides an email link; null for a deleted account. */
export async function findWaysIn(
  db: Db,
  userId: string,
): Promise<{ has_password: boolean; passkeys: number; identities: number } | null> {
  const result = await sql<{ has_password: boolean; passkeys: number; identities: number }>`
    select u.password_hash is not null as has_password,
      (select count(*) from passkey p where p.user_id = u.id)::integer as passkeys,
      (select count(*) from user_identity i where i.user_id = u.id)::integer as identities
    from user_account u where u.id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Also notifies the owner; false when there is none of this provider. */
export async function deleteIdentity(trx: Trx, userId: string, provider: IdentityProvider): Promise<boolean> {
  const gone = await sql<{ user_id: string }>`
    with gone as (
      delete from user_identity where user_id = ${userId} and provider = ${provider} returning user_id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-identity-removed', 'user_id', user_id::text,
        'provider', ${provider}::text)
      from gone
    )
    select user_id from gone`.execute(trx);
  return gone.rows.length === 1;
}

/** Keeps a login that waits for its second factor; expires from now. */
export async function insertWaiting(
  db: Kysely<Database>,
  made: { id: string; tokenHash: Buffer; userId: string; visitorId: string },
  { provider, issuer, subject }: Pick<ProvedIdentity, 'provider' | 'issuer' | 'subject'>,
): Promise<void> {
  await sql`
    insert into account_request (id, purpose, token_hash, email, visitor_id, locale, provider, issuer, subject, expires_at)
    select ${made.id}::uuid, 'identity-code', ${made.tokenHash}::bytea, u.email, ${made.visitorId}::text, u.locale,
      ${provider}::text, ${issuer}::text, ${subject}::text,
      banyan_now() + make_interval(mins => ${requestMinutes['identity-code']})
    from user_account u where u.id = ${made.userId}`.execute(db);
}

/** After the emailed link was opened; null when the address was taken meanwhile. */
export async function writeConfirmedAccount(
  trx: Transaction<Database>,
  requestId: string,
): Promise<AccessVersion | null> {
  const written = await sql<AccessVersion>`
    with made as (
      insert into user_account (email, first_name, last_name, locale, verified_at)
      select email, first_name, last_name, locale, banyan_now() from account_request where id = ${requestId}
      on conflict (email) do nothing returning id, email, access_version
    ), named as (
      insert into user_identity (issuer, subject, provider, user_id, email)
      select r.issuer, r.subject, r.provider, m.id, m.email from account_request r cross join made m
      where r.id = ${requestId}
    )
    select id, access_version from made`.execute(trx);
  const account = written.rows[0] ?? null;
  if (account !== null) await giveWaitingRole(trx, account.id);
  return account;
}
