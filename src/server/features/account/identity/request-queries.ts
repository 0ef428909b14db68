// The statements about identities that wait: for a link to come back from an address, or for a second factor
// (docs/accounts.md#google-and-facebook).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ProvedIdentity } from '#src/domain/account/identity.ts';
import { requestMinutes } from '#src/domain/account/mailed-request.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { giveWaitingRole } from '#src/server/features/partner/index.ts';
import type { AccessVersion } from '#src/server/features/user/index.ts';

/** Keeps a login that waits for its second factor; its clock runs at once, because nothing is mailed. */
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

/** Makes the account of a link that has come back from its address; null where somebody has got the address meanwhile. */
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
